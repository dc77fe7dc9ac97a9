import type { Chance } from './chance.ts';

/** The worth of what is out of the question. */
export const NEVER = Number.NEGATIVE_INFINITY;

type WorthOf<T> = (item: T, index: number) => number;

/** The item worth most; of several the first. Undefined if none comes into question. */
export function bestOf<T>(items: readonly T[], worthOf: WorthOf<T>): T | undefined {
  let best: T | undefined;
  climb(items, worthOf, (item, equals) => {
    if (equals === 1) best = item;
  });
  return best;
}

/** Every item worth most, in their order. */
export function allBest<T>(items: readonly T[], worthOf: WorthOf<T>): T[] {
  const best: T[] = [];
  climb(items, worthOf, (item, equals) => {
    if (equals === 1) best.length = 0;
    best.push(item);
  });
  return best;
}

/**
 * The item worth most; of several luck takes one. It is asked on the way, at each item as good as any before it: asking
 * once at the end would be as fair, but give other games for every seed.
 */
export function pickBest<T>(chance: Chance, items: readonly T[], worthOf: WorthOf<T>): T | undefined {
  let best: T | undefined;
  climb(items, worthOf, (item, equals) => {
    if (chance.below(equals) === 0) best = item;
  });
  return best;
}

/** Takes each item that is worth as much as any before it; `equals` of that worth there are so far, with this one. */
function climb<T>(items: readonly T[], worthOf: WorthOf<T>, take: (item: T, equals: number) => void): void {
  let most = NEVER;
  let equals = 0;
  items.forEach((item, i) => {
    const worth = worthOf(item, i);
    if (!(worth >= most) || worth === NEVER) return;
    equals = worth > most ? 1 : equals + 1;
    most = worth;
    take(item, equals);
  });
}
