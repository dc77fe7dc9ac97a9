import { seeded } from '../../engine/chance.ts';
import type { Game, Kind, Seat } from '../../engine/game.ts';
import { notes } from '../../engine/sitting.ts';
import type { Picture } from '../protocol.ts';
import { diff } from './delta.ts';
import { MOST_WORDS } from './squeeze.ts';

const MATCHES = 4;
const MOST_ACTIONS = 300;

/**
 * The words of a game, learnt from a few games at random. Only what comes in each of them is a word of the
 * game: what was dealt in one of them alone might be somebody's secret at the table that is told the words.
 */
export const wordsOf = (game: Game<Kind>): string[] =>
  learnWords(Array.from({ length: MATCHES }, (_none, match) => samples(game, match)));

/**
 * Learns from several lots of samples which strings come in each of them; the most frequent get the shortest
 * codes.
 */
export function learnWords(lots: readonly Iterable<unknown>[]): string[] {
  const counts = new Map<string, number>();
  const seen = new Map<string, number>();
  let lot = 0;
  const count = (text: string): void => {
    counts.set(text, (counts.get(text) ?? 0) + 1);
    if ((seen.get(text) ?? 0) === lot) seen.set(text, lot + 1);
  };
  const look = (value: unknown): void => {
    if (typeof value === 'string') count(value);
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) Object.keys(value).forEach(count);
    Object.values(value).forEach(look);
  };
  for (const samples of lots) {
    for (const sample of samples) look(sample);
    lot++;
  }
  return [...counts]
    .filter(([text]) => seen.get(text) === lot)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([text]) => text);
}

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
    decision: seat === null ? null : n,
    undo: UNDOS[n % (UNDOS.length + 1)] ?? { state: 'no', why: game.refuseUndo(state, seat ?? 0) ?? null },
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
