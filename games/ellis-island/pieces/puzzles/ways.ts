import { bitsOf, type Loads, problemOf } from './across.ts';
import type { FerryView } from './types.ts';

/**
 * For everybody, the first passenger who can take the same place: of the same weight, both rowing or neither,
 * and forbidden to be with the same others.
 */
export function alikeOf({ passengers, forbidden, guardian }: FerryView): number[] {
  const foes = passengers.map((_one, i) =>
    forbidden.reduce((bits, [a, b]) => (a === i ? bits | (1 << b) : b === i ? bits | (1 << a) : bits), 0),
  );
  const areAlike = (a: number, b: number): boolean => {
    const pair = (1 << a) | (1 << b);
    return (
      passengers[a]?.weight === passengers[b]?.weight &&
      passengers[a]?.rows === passengers[b]?.rows &&
      ((foes[a] ?? 0) & ~pair) === ((foes[b] ?? 0) & ~pair)
    );
  };
  return passengers.map((_one, i) =>
    i === guardian ? i : passengers.findIndex((_other, j) => j === i || (j !== guardian && areAlike(j, i))),
  );
}

/**
 * In how many ways everybody gets across with the last crossing of the limit, if those alike are not told
 * apart.
 */
export function waysAcross(face: FerryView): number {
  const alike = alikeOf(face);
  const everybody = (1 << face.passengers.length) - 1;
  let shores = new Map([[0, 1]]);
  for (let crossings = 0; crossings < face.limit; crossings++) {
    const next = new Map<number, number>();
    for (const [shore, ways] of shores) {
      const here = crossings % 2 === 1 ? shore : everybody & ~shore;
      for (let bits = here; bits > 0; bits = (bits - 1) & here) {
        // Of those alike the first ones go: the others going instead would be the same load.
        if (firstOf(alike, here, bits) !== bits || problemOf(face, shore, bits) !== undefined) continue;
        const after = firstOf(alike, everybody, shore ^ bits);
        next.set(after, (next.get(after) ?? 0) + ways);
      }
    }
    shores = next;
  }
  return shores.get(everybody) ?? 0;
}

/**
 * EI-R62: no other way, if those alike are not told apart. A way read backwards is always a way, so that
 * there are two of those that do not read the same backwards.
 */
export function isOnlyWay(face: FerryView, way: Loads): boolean {
  const alike = alikeOf(face);
  const everybody = (1 << face.passengers.length) - 1;
  const kinds = way.map((load) => firstOf(alike, everybody, bitsOf(load)));
  const isSameBackwards = kinds.every((load, i) => load === kinds[kinds.length - 1 - i]);
  return waysAcross(face) === (isSameBackwards ? 1 : 2);
}

/** As many of each kind as in `bits`, but the first of them among `all`. */
function firstOf(alike: readonly number[], all: number, bits: number): number {
  let first = bits;
  for (let i = alike.length - 1; i > 0; i--) {
    if (((first >> i) & 1) === 0) continue;
    for (let j = alike[i] ?? i; j < i; j++) {
      if (alike[j] !== alike[i] || ((all >> j) & 1) === 0 || ((first >> j) & 1) === 1) continue;
      first ^= (1 << i) | (1 << j);
      break;
    }
  }
  return first;
}
