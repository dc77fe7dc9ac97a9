import { type Chance, shuffle } from '../../../engine/chance.ts';
import {
  CARGO,
  type FerryView,
  type Level,
  type Passenger,
  type PassengerName,
  type Progress,
  type PuzzleOf,
  type StepProblem,
} from './types.ts';

type Ferry = PuzzleOf<'ferry'>;
type Loads = readonly (readonly number[])[];

const CROSSINGS = { 1: [3, 5], 2: [5, 7], 3: [9] } as const;
const ADULTS: readonly PassengerName[] = ['mother', 'father', 'grandfather'];
const CHILDREN: readonly PassengerName[] = ['boy', 'girl'];

/** One candidate; undefined if nobody can get across or the way is too short or too long. */
export function proposeFerry(level: Level, chance: Chance): Ferry | undefined {
  const passengers = party(4 + chance.below(2), chance);
  const cargo = passengers.flatMap(({ rows }, i) => (rows ? [] : [i]));
  const pairs = cargo.flatMap((a, i) => cargo.slice(i + 1).map((b) => [a, b] as const));
  const forbidden = shuffle(chance, pairs).slice(0, chance.below(4));
  const guarded = forbidden.length > 0;
  const face: FerryView = {
    family: 'ferry',
    level,
    passengers: guarded
      ? passengers.map((one, i) => (i === 0 ? { ...one, name: 'guide' } : one))
      : passengers,
    boat: 2 + chance.below(2),
    forbidden: forbidden.sort(([a, b], [c, d]) => a - c || b - d),
    guardian: guarded ? 0 : null,
    limit: 0,
  };
  const solution = crossing(face);
  const wanted: readonly number[] = CROSSINGS[level];
  if (solution === undefined || !wanted.includes(solution.length)) return undefined;
  return { ...face, limit: solution.length, solution };
}

/** EI 5.10: why this load may not cross now. */
export function refuseLoad(
  face: Omit<FerryView, 'limit'> & { readonly limit: number },
  before: Loads,
  load: readonly number[],
): StepProblem | undefined {
  if (before.length >= face.limit) return 'beyondLimit';
  const shore = shoreAfter(before);
  const bits = bitsOf(load);
  const isFar = before.length % 2 === 1;
  if (load.length === 0 || new Set(load).size < load.length) return 'noRower';
  if (load.some((who) => face.passengers[who] === undefined)) return 'wrongShore';
  if ((isFar ? ~shore : shore) & bits) return 'wrongShore';
  return problemOf(face, shore, bits);
}

export const ferryProgress = ({ passengers }: FerryView, loads: Loads): Progress =>
  shoreAfter(loads) === (1 << passengers.length) - 1 ? 'solved' : 'open';

/** Every step lawful, within the limit, everybody across at the end. */
export const isFerrySolved = (face: FerryView, loads: Loads): boolean =>
  loads.every((load, i) => refuseLoad(face, loads.slice(0, i), load) === undefined) &&
  ferryProgress(face, loads) === 'solved';

/** Every load that may cross now. */
export function loadsNow(face: FerryView, before: Loads): number[][] {
  const all = Array.from({ length: (1 << face.passengers.length) - 1 }, (_, i) => membersOf(i + 1));
  return all.filter((load) => refuseLoad(face, before, load) === undefined);
}

/** A shortest way across from here by breadth-first search; undefined if there is none. */
export function crossing(face: FerryView, before: Loads = []): number[][] | undefined {
  const everybody = (1 << face.passengers.length) - 1;
  const start = { shore: shoreAfter(before), isFar: before.length % 2 === 1, loads: [] as number[][] };
  const seen = new Set([start.shore * 2 + Number(start.isFar)]);
  const queue = [start];
  for (const { shore, isFar, loads } of queue) {
    if (shore === everybody) return loads;
    const here = isFar ? shore : everybody & ~shore;
    for (let bits = here; bits > 0; bits = (bits - 1) & here) {
      if (problemOf(face, shore, bits) !== undefined) continue;
      const next = shore ^ bits;
      const mark = next * 2 + Number(!isFar);
      if (seen.has(mark)) continue;
      seen.add(mark);
      queue.push({ shore: next, isFar: !isFar, loads: [...loads, membersOf(bits)] });
    }
  }
  return undefined;
}

/** `shore` has a bit for everybody on the far side. */
function problemOf(
  { passengers, boat, forbidden, guardian }: FerryView,
  shore: number,
  bits: number,
): StepProblem | undefined {
  const load = membersOf(bits);
  if (!load.some((who) => passengers[who]?.rows)) return 'noRower';
  if (load.reduce((sum, who) => sum + (passengers[who]?.weight ?? 0), 0) > boat) return 'tooHeavy';
  const after = shore ^ bits;
  const sideOf = (who: number): number => (after >> who) & 1;
  const isLeft = ([a, b]: readonly [number, number]): boolean =>
    sideOf(a) === sideOf(b) && guardian !== null && sideOf(guardian) !== sideOf(a);
  return forbidden.some(isLeft) ? 'unguarded' : undefined;
}

/** Adults first, then children, then animals and goods: four or five in all. */
function party(size: number, chance: Chance): Passenger[] {
  const adults = 1 + chance.below(3);
  const children = chance.below(Math.min(CHILDREN.length, size - adults) + 1);
  const people: Passenger[] = [
    ...ADULTS.slice(0, adults).map((name) => ({ name, weight: 1 + chance.below(3), rows: true })),
    ...CHILDREN.slice(0, children).map((name) => ({ name, weight: 1, rows: true })),
  ];
  const goods = shuffle(chance, [...CARGO]).slice(0, size - people.length);
  return [...people, ...goods.map((name) => ({ name, weight: 1 + chance.below(2), rows: false }))];
}

const bitsOf = (load: readonly number[]): number => load.reduce((bits, who) => bits | (1 << who), 0);
const shoreAfter = (loads: Loads): number => loads.reduce((shore, load) => shore ^ bitsOf(load), 0);
const membersOf = (bits: number): number[] => {
  const members: number[] = [];
  for (let who = 0; bits >> who > 0; who++) if ((bits >> who) & 1) members.push(who);
  return members;
};
