import { writeFileSync } from 'node:fs';
import { bug } from '../../../engine/bug.ts';
import { seeded } from '../../../engine/chance.ts';
import { sampleForm } from '../../../engine/playout.ts';
import { recordOf } from '../../../engine/record.ts';
import { act, type Sitting, sitDown } from '../../../engine/sitting.ts';
import type { Action } from '../action.ts';
import { answer } from '../bot/deals.ts';
import { PRINTED } from '../content/printed.ts';
import { title as ellisIsland } from '../index.ts';
import type { EllisIsland } from '../kind.ts';
import { stepOf, type Why } from '../state.ts';

const { game, brain } = ellisIsland;
const FOLDER = new URL('../recorded/', import.meta.url);

interface Wish {
  readonly name: string;
  readonly why: Why;
  readonly seats: number;
  readonly config: Readonly<Record<string, unknown>>;
  /** Who leaves, and after how many entries. */
  readonly leaves: readonly (readonly [seat: number, after: number])[];
}

/** So few cards that the deck runs out. */
const SMALL = {
  id: 'small',
  resources: { time: 3, money: 3, passport: 2, business: 1, education: 1, labor: 1, military: 1, trade: 1 },
};

/** A game for each way to end, with trade, races, lost lines and the clock. */
const WISHES: readonly Wish[] = [
  { name: 'immigrated', why: 'immigrated', seats: 3, config: { mode: 'quick' }, leaves: [] },
  {
    name: 'nerve',
    why: 'immigrated',
    seats: 4,
    leaves: [[2, 60]],
    config: { mode: 'quick', pace: 'async', finish: 'equalTurns', handLimit: 15 },
  },
  {
    name: 'lastFerry',
    why: 'lastFerry',
    seats: 3,
    leaves: [],
    config: { mode: 'short', lastFerry: 12, interviewForm: 'spoken', slapForm: 'single', gifts: 'on' },
  },
  {
    name: 'smallDeck',
    why: 'lastFerry',
    seats: 4,
    leaves: [[3, 40]],
    config: { mode: 'long', lastFerry: 12, handLimit: 15, startingHand: 'oneOfEach', content: SMALL },
  },
  {
    name: 'lastSeat',
    why: 'lastSeat',
    seats: 3,
    config: { falseSlap: 'skipCard' },
    leaves: [
      [0, 20],
      [2, 40],
    ],
  },
  { name: 'noMatch', why: 'noMatch', seats: 2, config: {}, leaves: [[1, 1]] },
];

function record({ why, seats, config, leaves }: Wish): Sitting<EllisIsland> {
  for (let seed = 1; seed < 500; seed++) {
    const chance = seeded(`${why} ${seed}`);
    const table = game.parseConfig(config, { seats, ranked: false });
    const sitting = sitDown(game, table, seats, chance);
    const doIt = (actor: number | 'clock', action: Action, at = 0): void => {
      const { refusal } = act(game, sitting, actor, action, chance, at);
      if (refusal !== undefined) bug('refused', refusal, action);
    };
    doIt(0, { type: 'prefer', calm: false, text: true, time: 'double' });
    while (game.outcome(sitting.state) === undefined) {
      const { state, entries } = sitting;
      const leaver = leaves.find(
        ([seat, after]) => entries.length >= after && state.players[seat]?.resigned === 0,
      );
      const { must, may, window } = game.awaiting(state);
      const seat = must[0] ?? may[chance.below(Math.max(1, may.length))];
      if (leaver !== undefined) doIt(leaver[0], { type: 'resign' });
      else if (stepOf(state) === 'lost' && chance.below(3) > 0) doIt(state.race?.seat ?? 0, { type: 'back' });
      else if (stepOf(state) === 'race' && chance.below(4) === 0)
        doIt(state.race?.seat ?? 0, { type: 'lost' });
      else if (window !== undefined && (must.length === 0 || chance.below(15) === 0) && chance.below(3) > 0) {
        doIt('clock', window.closes, window.ms);
      } else if (seat !== undefined) talkOrPlay(sitting, seat, chance.below(5) === 0, doIt, chance);
      else doIt('clock', window?.closes ?? bug('nobody acts'), window?.ms);
    }
    if (game.outcome(sitting.state)?.why === why) return sitting;
  }
  return bug('no such game found:', why);
}

function talkOrPlay(
  { state }: Sitting<EllisIsland>,
  seat: number,
  talks: boolean,
  doIt: (actor: number | 'clock', action: Action, at?: number) => void,
  chance: ReturnType<typeof seeded>,
): void {
  const at = 350;
  const forms = game.forms(state, seat);
  const form = forms[chance.below(Math.max(1, forms.length))];
  const options = game.options(state, seat);
  if (talks && form !== undefined && form.type !== 'ready') {
    doIt(seat, game.parseAction(sampleForm(form, chance)), at);
    return;
  }
  const [first] = options;
  if (first === undefined) {
    const { window } = game.awaiting(state);
    if (window !== undefined) doIt('clock', window.closes, window.ms);
    return;
  }
  const strays = stepOf(state) === 'move' && chance.below(2) === 0;
  if (strays) doIt(seat, options[chance.below(options.length)] ?? first, at);
  else if (first.type === 'say' && talks) doIt(seat, { ...first, text: 'somewhere by the sea' }, at);
  else
    doIt(
      seat,
      answer(state, seat, options, PRINTED(state.config)) ?? brain.rollout(state, seat, options, chance),
      at,
    );
}

/** Only for a change of the rules that is meant: `npx node games/ellis-island/testing/record.ts`. */
if (import.meta.main) {
  for (const wish of WISHES) {
    const { entries, outcome, seal, ...head } = recordOf(game, record(wish));
    const start = JSON.stringify(head).slice(0, -1);
    const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    const text = `${start},"entries":[\n${lines}\n],"outcome":${JSON.stringify(outcome)},"seal":"${seal}"}\n`;
    writeFileSync(new URL(`${wish.name}.json`, FOLDER), text);
  }
}
