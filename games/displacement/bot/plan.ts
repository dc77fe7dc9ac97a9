import { type Goal, PRICE, ROOM, SPACES } from '../content.ts';
import { worthFor } from './worth.ts';

/** A board as the state and the views have it. */
export interface Board {
  readonly tokens: number;
  readonly homes: readonly (readonly number[] | null)[];
  readonly displaced: readonly number[];
}

/** A nation in numbers: what it would be after something costs no copy. */
export interface Holdings {
  tokens: number;
  displaced: number;
  /** Communities by the number of people in them. */
  readonly homes: [empty: number, ones: number, twos: number, full: number];
}

/** Without the first communities in reading order, which are those a crisis takes (DI-4.4). */
export function holdingsOf({ tokens, displaced, homes }: Board, lost = 0): Holdings {
  let empty = 0;
  let ones = 0;
  let twos = 0;
  let full = 0;
  let waiting = displaced.length;
  let left = lost;
  for (let space = 0; space < SPACES; space++) {
    const people = homes[space];
    if (people === null || people === undefined) continue;
    if (left-- > 0) waiting += people.length;
    else if (people.length === ROOM) full++;
    else if (people.length === 2) twos++;
    else if (people.length === 1) ones++;
    else empty++;
  }
  return { tokens, displaced: waiting, homes: [empty, ones, twos, full] };
}

/** What a plan has to know beside the nation itself. */
export interface Around {
  readonly goal: Goal;
  /** Full communities that make a metropolis. */
  readonly target: number;
  /** Tokens that make a fortune. */
  readonly fortune: number;
  /** Displaced people elsewhere. */
  readonly elsewhere: number;
  /** Whether somebody else can still be a Humanitarian. */
  readonly watched: boolean;
  /** Whether full communities bring tokens at the end of this turn. */
  readonly paid: boolean;
}

export interface Plan {
  /** How many communities to buy. */
  buy: number;
  worth: number;
}

const WIN = 1000;
/** So few displaced people elsewhere may be housed before one's next turn. */
const FEW = 2;
const GUARD = 4;

/** As many communities to buy, at least and at most so many, as are best. */
export function bestPlan(had: Holdings, around: Around, least = 0, most = SPACES): Plan {
  const [empty, ones, twos, full] = had.homes;
  const limit = Math.min(most, SPACES - empty - ones - twos - full, Math.floor(had.tokens / PRICE));
  const best: Plan = { buy: least, worth: Number.NEGATIVE_INFINITY };
  for (let buy = least; buy <= limit; buy++) {
    const worth = worthAfter(had, around, buy);
    if (worth <= best.worth) continue;
    best.worth = worth;
    best.buy = buy;
  }
  return best;
}

/** Once everybody is housed, sheltered or sent away and the tokens are collected. */
function worthAfter(had: Holdings, around: Around, buy: number): number {
  const { goal, target, fortune, elsewhere, watched, paid } = around;
  const [empty, ones, twos, full] = had.homes;
  const tokens = had.tokens - PRICE * buy;
  const places = ROOM * (empty + buy) + 2 * ones + twos;
  const moving = Math.min(had.displaced, places);
  const first = Math.min(moving, twos);
  const second = Math.min((moving - first) >> 1, ones);
  const third = second < ones ? 0 : Math.floor((moving - first - 2 * second) / ROOM);
  const filled = full + first + second + third;
  const waiting = had.displaced - moving;
  const kept = Math.min(tokens, waiting);
  const purse = tokens - kept + (paid ? filled : 0);
  const worth = worthFor(goal, {
    tokens: purse,
    full: filled,
    communities: empty + ones + twos + full + buy,
    housed: ones + 2 * twos + ROOM * full + moving,
    displaced: kept,
    vacancies: places - moving,
  });
  const allHoused = elsewhere + waiting === 0;
  if (goal === 'humanitarian') return allHoused ? worth + WIN : worth;
  if (goal === 'entrepreneurial' ? purse >= fortune : filled >= target) return worth + WIN;
  if (!watched) return worth;
  if (allHoused) return worth - WIN;
  return waiting === 0 && elsewhere <= FEW ? worth - GUARD : worth;
}
