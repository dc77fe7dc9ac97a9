import { writeFileSync } from 'node:fs';
import { bug } from '../../../engine/bug.ts';
import { type Chance, seeded } from '../../../engine/chance.ts';
import type { Actor, Seat } from '../../../engine/game.ts';
import { sampleForm } from '../../../engine/playout.ts';
import { recordOf } from '../../../engine/record.ts';
import { act, type Sitting, sitDown } from '../../../engine/sitting.ts';
import type { Action } from '../action.ts';
import { brain } from '../bot/brain.ts';
import { game } from '../game.ts';
import type { JourneyIstanbul } from '../kind.ts';
import type { State, Why } from '../state.ts';
import { NO_LUCK } from './play.ts';

interface Wish {
  readonly why: Why;
  readonly seats: number;
  readonly config: Readonly<Record<string, unknown>>;
}

/**
 * A game for each way to end. Bots alone would not talk at random nor let the clock run out, so they are
 * played here.
 */
const WISHES: readonly Wish[] = [
  { why: 'allOut', seats: 2, config: {} },
  { why: 'cards', seats: 3, config: { moneyVisible: 'closed', offerMode: 'sealed' } },
  { why: 'calendar', seats: 4, config: { turnTimer: 600, offerTimer: 30, helpTimer: 30 } },
  { why: 'agreed', seats: 2, config: { outcome: 'together' } },
];
const VOTE: Action = { type: 'voteEarlyEnd', vote: 'yes' };
const DAY_OF_THE_VOTE = 4;

type Move = readonly [by: Actor, action: Action];

const awaited = (state: State): Seat => game.awaiting(state).must[0] ?? bug('nobody is asked');

/** What somebody does next: the clock, any form of anybody, or the bot's choice. */
function nextMove(state: State, chance: Chance): Move | undefined {
  const { window } = game.awaiting(state);
  const seat = awaited(state);
  if (window !== undefined && chance.below(12) === 0) return ['clock', window.closes];
  if (chance.below(8) > 0) return [seat, brain.rollout(state, seat, game.options(state, seat), chance)];
  const speaker = chance.below(state.people.length);
  const forms = game.forms(state, speaker).filter((form) => form.type !== 'voteEarlyEnd');
  const form = forms[chance.below(Math.max(1, forms.length))];
  return form === undefined ? undefined : [speaker, game.parseAction(sampleForm(form, chance))];
}

function played({ why, seats, config }: Wish, seed: number): Sitting<JourneyIstanbul> {
  const chance = seeded(`${why} ${seed}`);
  const sitting = sitDown(game, game.parseConfig(config, { seats, ranked: false }), seats, chance);
  const doIt = (actor: Actor, action: Action): void => {
    const refusal = act(game, sitting, actor, action, NO_LUCK);
    if (refusal !== undefined) bug('refused', refusal, action);
  };
  const isToAgree = (): boolean =>
    why === 'agreed' && sitting.state.t === DAY_OF_THE_VOTE && sitting.state.ended === null;
  doIt(0, { type: 'writeNote', day: 3, text: 'Ask about the boats.' });
  while (game.outcome(sitting.state) === undefined) {
    const seat = awaited(sitting.state);
    const move: Move | undefined = isToAgree() ? [seat, VOTE] : nextMove(sitting.state, chance);
    if (move !== undefined) doIt(...move);
    if (isToAgree()) doIt(1 - seat, VOTE);
  }
  return sitting;
}

/** By seed, the first game that ends as wished. */
function record(wish: Wish): Sitting<JourneyIstanbul> {
  for (let seed = 1; seed < 500; seed++) {
    const sitting = played(wish, seed);
    if (game.outcome(sitting.state)?.why === wish.why) return sitting;
  }
  return bug('no such game found:', wish.why);
}

/** Only for a change of the rules that is meant: `npx node games/journey-istanbul/testing/record.ts`. */
if (import.meta.main) {
  for (const wish of WISHES) {
    const { entries, outcome, seal, ...head } = recordOf(game, record(wish));
    const start = JSON.stringify(head).slice(0, -1);
    const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    const text = `${start},"entries":[\n${lines}\n],"outcome":${JSON.stringify(outcome)},"seal":"${seal}"}\n`;
    writeFileSync(new URL(`../recorded/${wish.why}.json`, import.meta.url), text);
  }
}
