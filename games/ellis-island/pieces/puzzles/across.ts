import type { FerryView, StepProblem } from './types.ts';

/** Boat loads, as places in `passengers`: over, back, over … */
export type Loads = readonly (readonly number[])[];

/** Shores and loads are bits: of a shore, those of everybody on the far side. */
export const bitsOf = (load: readonly number[]): number => load.reduce((bits, who) => bits | (1 << who), 0);
export const shoreAfter = (loads: Loads): number => loads.reduce((shore, load) => shore ^ bitsOf(load), 0);
export const membersOf = (bits: number): number[] => {
  const members: number[] = [];
  for (let who = 0; bits >> who > 0; who++) if ((bits >> who) & 1) members.push(who);
  return members;
};

/** Why those who stand on the boat's shore may not cross together. */
export function problemOf(
  { passengers, boat, forbidden, guardian }: FerryView,
  shore: number,
  bits: number,
): StepProblem | undefined {
  let weight = 0;
  let rows = false;
  for (let who = 0; bits >> who > 0; who++) {
    const one = passengers[who];
    if (one === undefined || ((bits >> who) & 1) === 0) continue;
    weight += one.weight;
    rows ||= one.rows;
  }
  if (!rows) return 'noRower';
  if (weight > boat) return 'tooHeavy';
  if (guardian === null) return undefined;
  const after = shore ^ bits;
  const sideOf = (who: number): number => (after >> who) & 1;
  for (const [a, b] of forbidden) {
    if (sideOf(a) === sideOf(b) && sideOf(guardian) !== sideOf(a)) return 'unguarded';
  }
  return undefined;
}

/** Who is across by these loads, and where the boat is. */
interface Crossing {
  readonly shore: number;
  readonly isFar: boolean;
  readonly loads: number[][];
}

/** A shortest way across from here by breadth-first search; undefined if there is none. */
export function crossing(face: FerryView, before: Loads = []): number[][] | undefined {
  const everybody = (1 << face.passengers.length) - 1;
  const start: Crossing = { shore: shoreAfter(before), isFar: before.length % 2 === 1, loads: [] };
  const seen = new Set([start.shore * 2 + Number(start.isFar)]);
  const queue = [start];
  for (const { shore, isFar, loads } of queue) {
    if (shore === everybody) return loads;
    const here = isFar ? shore : everybody & ~shore;
    for (let bits = here; bits > 0; bits = (bits - 1) & here) {
      const next = shore ^ bits;
      const mark = next * 2 + Number(!isFar);
      if (seen.has(mark) || problemOf(face, shore, bits) !== undefined) continue;
      seen.add(mark);
      queue.push({ shore: next, isFar: !isFar, loads: [...loads, membersOf(bits)] });
    }
  }
  return undefined;
}
