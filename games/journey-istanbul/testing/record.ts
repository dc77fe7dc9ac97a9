import { mkdirSync, writeFileSync } from 'node:fs';
import { bug } from '../../../engine/bug.ts';
import { seeded } from '../../../engine/chance.ts';
import { sampleForm } from '../../../engine/playout.ts';
import { recordOf } from '../../../engine/record.ts';
import { act, type Sitting, sitDown } from '../../../engine/sitting.ts';
import type { Action } from '../action.ts';
import { title as journeyIstanbul } from '../index.ts';
import type { JourneyIstanbul } from '../kind.ts';
import type { Why } from '../state.ts';

/** Writes `recorded/`: a game for each way to end, with talk, gifts and the clock. Run after a change of the rules. */

const { game, brain } = journeyIstanbul;
const FOLDER = new URL('../recorded', import.meta.url);

interface Wish {
  readonly why: Why;
  readonly seats: number;
  readonly config: Readonly<Record<string, unknown>>;
}

const WISHES: readonly Wish[] = [
  { why: 'allOut', seats: 2, config: {} },
  { why: 'cards', seats: 3, config: { moneyVisible: 'closed', offerMode: 'sealed' } },
  { why: 'calendar', seats: 4, config: { turnTimer: 600, offerTimer: 30, helpTimer: 30 } },
  { why: 'agreed', seats: 2, config: { outcome: 'together' } },
];

function record({ why, seats, config }: Wish): Sitting<JourneyIstanbul> {
  for (let seed = 1; seed < 500; seed++) {
    const chance = seeded(`${why} ${seed}`);
    const table = game.parseConfig(config, { seats, ranked: false });
    const sitting = sitDown(game, table, seats, chance);
    const deal = { below: () => bug('luck after the setup') };
    const doIt = (actor: number | 'clock', action: Action): void => {
      const { refusal } = act(game, sitting, actor, action, deal);
      if (refusal !== undefined) bug('refused', refusal, action);
    };
    doIt(0, { type: 'writeNote', day: 3, text: 'Ask about the boats.' });
    while (game.outcome(sitting.state) === undefined) {
      const { must, window } = game.awaiting(sitting.state);
      const seat = must[0] ?? bug('nobody is asked');
      if (why === 'agreed' && sitting.state.t === 4) doIt(seat, { type: 'voteEarlyEnd', vote: 'yes' });
      else if (window !== undefined && chance.below(12) === 0) doIt('clock', window.closes);
      else if (chance.below(8) === 0) {
        const speaker = chance.below(seats);
        const forms = game.forms(sitting.state, speaker).filter((form) => form.type !== 'voteEarlyEnd');
        const form = forms[chance.below(Math.max(1, forms.length))];
        if (form !== undefined) doIt(speaker, game.parseAction(sampleForm(form, chance)));
      } else doIt(seat, brain.rollout(sitting.state, seat, game.options(sitting.state, seat), chance));
      if (why === 'agreed' && sitting.state.t === 4 && sitting.state.ended === null) {
        doIt(1 - seat, { type: 'voteEarlyEnd', vote: 'yes' });
      }
    }
    if (game.outcome(sitting.state)?.why === why) return sitting;
  }
  return bug('no such game found:', why);
}

mkdirSync(FOLDER, { recursive: true });
for (const wish of WISHES) {
  const { entries, outcome, seal, ...head } = recordOf(game, record(wish));
  const start = JSON.stringify(head).slice(0, -1);
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const text = `${start},"entries":[\n${lines}\n],"outcome":${JSON.stringify(outcome)},"seal":"${seal}"}\n`;
  writeFileSync(new URL(`${wish.why}.json`, FOLDER), text);
}
