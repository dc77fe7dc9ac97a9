import { type Chance, pick, shuffle } from '../../../../engine/chance.ts';
import { bitsOf, crossing, type Loads, membersOf, problemOf, shoreAfter } from './across.ts';
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
import { isOnlyWay } from './ways.ts';

type Ferry = PuzzleOf<'ferry'>;

const CROSSINGS = { 1: [3, 5], 2: [5, 7], 3: [9] } as const;
/**
 * How many forbidden pairs. Of the hardest ferries those without are only two, so that most of them have
 * some.
 */
const PAIRS = { 1: [0, 1, 2, 3], 2: [0, 1, 2, 3], 3: [0, 1, 1, 2, 2, 2, 2, 2, 2, 2] } as const;
/** Animals and goods it takes for so many pairs. */
const PAIRED = [0, 2, 3, 3] as const;
const ADULTS: readonly PassengerName[] = ['mother', 'father', 'grandfather'];
const CHILDREN: readonly PassengerName[] = ['boy', 'girl'];

/**
 * One candidate; undefined if nobody can get across, the way is too short or too long, or there is another
 * one.
 */
export function proposeFerry(level: Level, chance: Chance): Ferry | undefined {
  const apart = pick(chance, PAIRS[level]);
  const passengers = party(4 + chance.below(2), PAIRED[apart], chance);
  const cargo = passengers.flatMap(({ rows }, i) => (rows ? [] : [i]));
  const pairs = cargo.flatMap((a, i) => cargo.slice(i + 1).map((b) => [a, b] as const));
  const forbidden = shuffle(chance, pairs).slice(0, apart);
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
  const limited = { ...face, limit: solution.length };
  return isOnlyWay(limited, solution) ? { ...limited, solution } : undefined;
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

/** Adults first, then children, then animals and goods, at least so many of them: four or five in all. */
function party(size: number, leastCargo: number, chance: Chance): Passenger[] {
  const most = size - leastCargo;
  const adults = 1 + chance.below(Math.min(ADULTS.length, most));
  const children = chance.below(Math.min(CHILDREN.length, most - adults) + 1);
  const people: Passenger[] = [
    ...ADULTS.slice(0, adults).map((name) => ({ name, weight: 1 + chance.below(3), rows: true })),
    ...CHILDREN.slice(0, children).map((name) => ({ name, weight: 1, rows: true })),
  ];
  const goods = shuffle(chance, [...CARGO]).slice(0, size - people.length);
  return [...people, ...goods.map((name) => ({ name, weight: 1 + chance.below(2), rows: false }))];
}
