import { at } from '../engine/at.ts';
import { NEVER } from '../engine/best.ts';
import type { Leaning, Level } from '../engine/brain.ts';
import { type Chance, pickWeighted, shuffle } from '../engine/chance.ts';
import { exp } from '../engine/real.ts';
import type { Compared } from './compare.ts';

/** How somebody errs: what they overlook, and how much worse what they take instead may be. */
export interface Failing {
  readonly level: Level;
  /** The loss, in parts of a victory, at which a choice is 2.7 times rarer. */
  readonly temper: number;
  /** So much more than it is worth a choice is to whoever leans to it, in parts of a victory. */
  readonly leanings: Leanings;
}

export type Leanings = Readonly<Partial<Record<Leaning, number>>>;

/** Of so many things that could be done, somebody thinks at one time. */
const ATTENTION: Readonly<Record<Level, number>> = {
  beginner: 4,
  learner: 6,
  casual: 9,
  skilled: 14,
  expert: Number.POSITIVE_INFINITY,
};

/** What somebody who errs may lose by one choice, in worth: beyond it would be a blunder, not an error. */
const WORST_ERROR = 0.15;
const FINE = 2 ** 20;

/**
 * As people err: some of many choices are overlooked, and of the others what is nearly as good is taken
 * nearly as often, what is much worse hardly ever, and what throws the game away never: not even by a
 * leaning, which only shifts how often each of the others is taken.
 */
export function likePeople<A extends { readonly type: string }>(
  { choices, worlds, worth }: Compared<A>,
  { level, temper }: Omit<Failing, 'leanings'>,
  chance: Chance,
  /** How much more than it is worth each choice is to them. */
  pulls: readonly number[] = choices.map(() => 0),
): A | null {
  const most = Math.max(...worth);
  const lossOf = (i: number): number => (at(worth, i) === NEVER ? 1 : (most - at(worth, i)) / worlds);
  const seen = noticed(choices, ATTENTION[level], chance, pulls);
  // What would be a blunder not to see is seen: the winning choice, or the only one that does not lose.
  const all = [...choices.keys()];
  const bearable = seen.filter((i) => lossOf(i) <= WORST_ERROR);
  const looked = bearable.length > 0 ? bearable : all.filter((i) => lossOf(i) <= WORST_ERROR);
  const feltOf = (i: number): number => lossOf(i) - at(pulls, i);
  const least = Math.min(...looked.map(feltOf));
  const taken = pickWeighted(chance, looked, (i) => Math.round(FINE * exp((least - feltOf(i)) / temper)));
  return at(choices, taken);
}

/**
 * Which choices somebody looks at: one of each kind, because what can be done at all stands before their
 * eyes, and what they lean to before others; then as many as they have a mind for.
 */
export function noticed(
  choices: readonly ({ readonly type: string } | null)[],
  most: number,
  chance: Chance,
  pulls: readonly number[] = choices.map(() => 0),
): readonly number[] {
  const all = [...choices.keys()];
  if (choices.length <= most) return all;
  const kinds = new Set<string | undefined>();
  const first: number[] = [];
  const others: number[] = [];
  const order = shuffle(chance, all).sort((a, b) => at(pulls, b) - at(pulls, a));
  for (const i of order) {
    const kind = at(choices, i)?.type;
    (kinds.has(kind) ? others : first).push(i);
    kinds.add(kind);
  }
  return [...first, ...others.slice(0, Math.max(0, most - first.length))];
}
