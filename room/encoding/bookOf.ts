import { seeded } from '../../engine/chance.ts';
import type { Game, Kind, Seat } from '../../engine/game.ts';
import { notes } from '../../engine/sitting.ts';
import type { Picture } from '../protocol.ts';
import type { Codebook } from './codebook.ts';
import { diff } from './delta.ts';
import { learn } from './learn.ts';

/** Of two games each. */
const LOTS = 3;
const MOST_ACTIONS = 300;

/**
 * The codebook of a game, learnt from a few games at random. Only what comes in each of them is the game's
 * own: what was dealt in one of them alone might be somebody's secret at the table that is told the words.
 */
export const bookOf = (game: Game<Kind>): Codebook =>
  learn(Array.from({ length: LOTS }, (_none, lot) => [...samples(game, lot), ...samples(game, lot + LOTS)]));

/** Steps as they would be sent: events and changes, for a seat and for the public. */
function* samples(game: Game<Kind>, match: number): Generator<unknown> {
  const chance = seeded(`words ${match}`);
  const seats = game.seats.min;
  const state = game.setup(game.parseConfig({}, { seats, ranked: false }), seats, notes(chance));
  let before = [0, null].map((seat) => sketch(game, state, seat, 0));
  for (let actions = 1; actions <= MOST_ACTIONS; actions++) {
    const { must, window } = game.awaiting(state);
    const [seat] = must;
    const options = seat === undefined ? [] : game.options(state, seat);
    const action = options.length > 0 ? options[chance.below(options.length)] : window?.closes;
    if (action === undefined) break;
    const told = notes<Kind['event']>(chance);
    game.apply(state, options.length > 0 ? (seat ?? 'clock') : 'clock', action, told);
    const after = [0, null].map((eyes) => sketch(game, state, eyes, actions));
    for (const [i, eyes] of ([0, 'public'] as const).entries()) {
      const e = told.out.flatMap((event) => game.redact(event, eyes, state, 'live') ?? []);
      yield [e, diff(before[i], after[i]) ?? 0];
    }
    before = after;
  }
}

/** About what picture.ts would show to somebody who holds the rules; only the words matter. */
function sketch(game: Game<Kind>, state: unknown, seat: Seat | null, n: number): Picture {
  const { must, window } = game.awaiting(state);
  return {
    view: game.view(state, seat ?? 'public'),
    options: [],
    forms: [],
    awaiting: {
      must: [...must],
      may: [],
      window: window === undefined ? null : { id: window.id, ms: window.ms },
    },
    decision: seat === null ? null : Math.floor((n * 2) / 3),
    undo: UNDOS[(n >> 1) % (UNDOS.length + 1)] ?? {
      state: 'no',
      why: game.refuseUndo(state, seat ?? 0) ?? null,
    },
    left: null,
    outcome: game.outcome(state) ?? null,
  };
}

const UNDOS: readonly Picture['undo'][] = [
  { state: 'free', why: null },
  { state: 'no', why: { key: 'undo.othersActed' } },
  { state: 'no', why: { key: 'undo.luck' } },
  { state: 'no', why: { key: 'undo.nothing' } },
  { state: 'no', why: { key: 'undo.unasked' } },
];
