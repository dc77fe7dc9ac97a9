import { loadsNow } from '../ferry.ts';
import type { FerryView } from '../types.ts';

/**
 * Every shortest way across with everybody named, by asking the judge of loads alone: slow, and nothing of
 * `ways.ts`.
 */
export function everyWay(face: FerryView): number[][][] {
  const reached = new Set<string>();
  let ways: number[][][] = [[]];
  while (ways.length > 0) {
    const here = new Set<string>();
    const next: number[][][] = [];
    for (const way of ways) {
      for (const load of loadsNow(face, way)) {
        const longer = [...way, load];
        const standing = standingAfter(face, longer);
        if (reached.has(standing)) continue;
        here.add(standing);
        next.push(longer);
      }
    }
    for (const standing of here) reached.add(standing);
    const across = next.filter((way) => face.passengers.every((_one, i) => isAcross(way, i)));
    if (across.length > 0) return across;
    ways = next;
  }
  return [];
}

/** The loads with everybody called by what counts: those of whom one could be the other have one name. */
export function byKind(face: FerryView, way: readonly (readonly number[])[]): string {
  const nameOf = (i: number): number => face.passengers.findIndex((_one, j) => isSameFace(face, i, j));
  return way
    .map((load) =>
      load
        .map(nameOf)
        .sort((a, b) => a - b)
        .join(''),
    )
    .join(' ');
}

export const backwards = (way: string): string => way.split(' ').reverse().join(' ');

/** With two of them exchanged everything on the card but their names says the same. */
function isSameFace({ passengers, forbidden, guardian }: FerryView, i: number, j: number): boolean {
  const other = (one: number): number => (one === i ? j : one === j ? i : one);
  const pairs = (of: (one: number) => number): string =>
    forbidden
      .map((pair) => pair.map(of).sort((a, b) => a - b))
      .map(String)
      .sort()
      .join();
  const whatCounts = (who: number): string => `${passengers[who]?.weight} ${passengers[who]?.rows}`;
  return (
    whatCounts(i) === whatCounts(j) &&
    (guardian === null || other(guardian) === guardian) &&
    pairs(other) === pairs((one) => one)
  );
}

const isAcross = (way: readonly (readonly number[])[], i: number): boolean =>
  way.filter((load) => load.includes(i)).length % 2 === 1;

const standingAfter = ({ passengers }: FerryView, way: number[][]): string =>
  `${way.length % 2} ${passengers.map((_one, i) => Number(isAcross(way, i))).join('')}`;
