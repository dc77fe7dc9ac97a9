import { type Chance, seeded, shuffle } from '../chance.ts';
import type { Game, Kind, Seat, Viewer } from '../game.ts';
import type { Move } from '../next.ts';
import { type Notes, notes } from '../sitting.ts';
import { same, textOf } from './law.ts';
import { movesOf } from './moves.ts';

/** One action played in two worlds with the same luck. */
export interface Twins<K extends Kind> {
  readonly move: Move<K>;
  readonly real: Branch<K>;
  readonly other: Branch<K>;
}

export interface Branch<K extends Kind> {
  readonly state: K['state'];
  readonly notes: Notes<K['event']>;
  /** All events since the worlds were set side by side. */
  readonly events: readonly K['event'][];
}

/** Two worlds side by side, and the eyes that cannot tell them apart. */
export interface Pair<K extends Kind> {
  readonly real: Branch<K>;
  readonly other: Branch<K>;
  readonly blind: readonly Viewer[];
}

const TRIES = 8;

/** All who look on while a game runs. */
export const eyesAt = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'public'];

export const looksTheSame = <K extends Kind>(
  game: Game<K>,
  one: K['state'],
  other: K['state'],
  viewer: Viewer,
): boolean => textOf(game.view(one, viewer)) === textOf(game.view(other, viewer));

/** How two worlds are played on. */
export interface Playing<K extends Kind> {
  readonly blind: readonly Viewer[];
  readonly chance: Chance;
  /** What to try before anything else. */
  readonly first?: Move<K> | undefined;
  readonly depth?: number;
}

const DEPTH = 3;
/** Further than others: what both seats of a table for two know is only ever changed by another deal. */
export const DEAL_DEPTH = 12;

/** Plays on in both worlds while somebody is blind and something can be done in both. */
export function* together<K extends Kind>(
  game: Game<K>,
  worlds: readonly [K['state'], K['state']],
  { blind, chance, first, depth = DEPTH }: Playing<K>,
): Generator<Twins<K>> {
  if (blind.length === 0) return;
  const real = game.clone(worlds[0]);
  const other = game.clone(worlds[1]);
  const told: [K['event'][], K['event'][]] = [[], []];
  for (let i = 0; i < depth; i++) {
    const moves = shuffle(chance, movesOf(game, real, chance)).slice(0, TRIES);
    if (i === 0 && first !== undefined) moves.unshift(first);
    const move = moves.find(({ actor, action }) => game.refuse(other, actor, action) === undefined);
    if (move === undefined) return;
    const seed = chance.below(1_000_000);
    yield {
      move,
      real: play(game, real, move, seed, told[0]),
      other: play(game, other, move, seed, told[1]),
    };
  }
}

/** Changes `state`. */
export function play<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  { actor, action, at }: Move<K>,
  seed: number,
  events: K['event'][] = [],
): Branch<K> {
  const taken = notes<K['event']>(seeded(seed), at);
  game.apply(state, actor, action, taken);
  events.push(...taken.out);
  return { state, notes: taken, events };
}

/** Whether the rules said, in either world, that this viewer learnt something. */
export const wasTold = <K extends Kind>(
  { real, other }: Pick<Twins<K>, 'real' | 'other'>,
  viewer: Viewer,
): boolean =>
  [real, other].some(({ notes: { learnt } }) => learnt.some((to) => to === 'all' || to === viewer));

/** All that this viewer was shown, when it happened or by reading it up now. */
export function shownTo<K extends Kind>(
  game: Game<K>,
  { state, notes: { out }, events }: Branch<K>,
  viewer: Viewer,
  when: 'live' | 'later',
): string {
  const from = when === 'live' ? out : events;
  return textOf(from.flatMap((event) => game.redact(event, viewer, state, when) ?? []));
}

/** Everything a seat can find out by asking must be the same in two worlds it cannot tell apart. */
export function sameAnswers<K extends Kind>(
  law: string,
  game: Game<K>,
  [real, other]: readonly [K['state'], K['state']],
  seat: Seat,
  pool: readonly K['action'][],
): void {
  const compare = (what: string, ask: (state: K['state']) => unknown): void =>
    same(
      law,
      `${what} of seat ${seat} depends on what is hidden from it`,
      textOf(ask(real)),
      textOf(ask(other)),
    );
  compare('the view', (state) => game.view(state, seat));
  compare('who is awaited, as a question', (state) => game.awaiting(state));
  compare('the options', (state) => game.options(state, seat));
  compare('the forms', (state) => game.forms(state, seat));
  compare('the outcome, as a question', (state) => game.outcome(state));
  compare('where undo stops, as a question', (state) => game.isMark(state));
  compare('the limit of undo', (state) => game.refuseUndo(state, seat));
  for (const action of pool) {
    compare(`the refusal of ${textOf(action)}`, (state) => game.refuse(state, seat, action));
  }
  if (game.awaiting(real).must.includes(seat)) compare('the fallback', (state) => game.fallback(state, seat));
}

/** The events of both worlds must look the same to this viewer. */
export function sameTelling<K extends Kind>(
  law: string,
  game: Game<K>,
  { real, other }: Pick<Twins<K>, 'real' | 'other'>,
  viewer: Viewer,
  details: unknown,
): void {
  for (const when of ['live', 'later'] as const) {
    const problem = `events (${when}) tell viewer ${viewer} what is hidden`;
    same(law, problem, shownTo(game, real, viewer, when), shownTo(game, other, viewer, when), details);
  }
}
