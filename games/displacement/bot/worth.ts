import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Goal, ROOM, SPACES } from '../content.ts';
import { fortuneOf, metropolisOf } from '../pieces/goals.ts';
import { type Nation, nationOf, type State } from '../state.ts';

/** A nation as it will stand once what costs nothing has been done: everybody who can has moved in. */
export interface Standing {
  tokens: number;
  communities: number;
  full: number;
  housed: number;
  displaced: number;
  vacancies: number;
}

/**
 * Fills free places, fullest community first; for the active nation also shelter, sending away and the
 * collection.
 */
export function standingOf(state: State, seat: Seat): Standing {
  const nation = nationOf(state, seat);
  const standing = settledDown(nation);
  const step = state.agenda.at(-1)?.step;
  if (seat !== state.active || (step !== 'needs' && step !== 'send')) return standing;
  const paid = Math.min(standing.tokens, standing.displaced);
  standing.tokens -= paid;
  standing.displaced = paid;
  if (state.round > 1 && nation.crashes.length === 0) standing.tokens += standing.full;
  return standing;
}

function settledDown(nation: Nation): Standing {
  let communities = 0;
  let full = 0;
  let housed = 0;
  let twos = 0;
  let ones = 0;
  for (let space = 0; space < SPACES; space++) {
    const people = nation.homes[space];
    if (people === null || people === undefined) continue;
    communities++;
    housed += people.length;
    if (people.length === ROOM) full++;
    else if (people.length === 2) twos++;
    else if (people.length === 1) ones++;
  }
  const moving = Math.min(nation.displaced.length, communities * ROOM - housed);
  let left = moving;
  const first = Math.min(left, twos);
  left -= first;
  const second = Math.min(left >> 1, ones);
  left -= 2 * second;
  const third = second < ones ? 0 : Math.floor(left / ROOM);
  return {
    tokens: nation.tokens,
    communities,
    full: full + first + second + third,
    housed: housed + moving,
    displaced: nation.displaced.length - moving,
    vacancies: communities * ROOM - housed - moving,
  };
}

/** What a position is worth to the holder of each goal. Tokens in reserve for blocking count more. */
export function worthFor(goal: Goal, own: Standing): number {
  const t = own.tokens;
  const f = own.full;
  const v = Math.min(6, own.vacancies);
  const reserve = 0.5 * Math.min(4, t);
  switch (goal) {
    case 'entrepreneurial':
      return reserve + t + 2.6 * f - own.displaced + 0.25 * v;
    case 'metropolitan':
      return reserve + 0.75 * t + 1.2 * f + 1.5 * own.communities + 0.9 * own.housed + 0.35 * own.displaced;
    case 'humanitarian':
      return reserve + 0.55 * t + 1.3 * f - 1.6 * own.displaced + 0.3 * v + 0.3 * own.housed;
  }
}

/** The same by what it is made of. */
export function partsFor(goal: Goal, own: Standing): Readonly<Record<string, number>> {
  const only = (part: Partial<Standing>): number => worthFor(goal, { ...NOTHING, ...part });
  return {
    tokens: only({ tokens: own.tokens }),
    communities: only({ communities: own.communities, full: own.full }),
    housed: only({ housed: own.housed }),
    // To a Metropolitan more people are better, wherever they stand.
    [goal === 'metropolitan' ? 'people' : 'displaced']: only({ displaced: own.displaced }),
    vacancies: only({ vacancies: own.vacancies }),
  };
}

const NOTHING: Standing = { tokens: 0, communities: 0, full: 0, housed: 0, displaced: 0, vacancies: 0 };

/** How close a nation is to its goal, from 0 to 1, looking at what it still lacks. */
export function nearnessOf(state: State, seat: Seat, all: readonly Standing[]): number {
  const own = at(all, seat);
  switch (nationOf(state, seat).goal) {
    case 'entrepreneurial':
      return near(Math.max(0, fortuneOf(state.config) - own.tokens) / Math.max(1, own.full));
    case 'metropolitan': {
      const target = metropolisOf(state.config);
      return near(Math.max(0, ROOM * target - ROOM * own.full - own.tokens) / (2 + own.full));
    }
    case 'humanitarian': {
      let waiting = 0;
      for (const { displaced } of all) waiting += displaced;
      return near(0.5 * waiting);
    }
  }
}

const near = (turns: number): number => 1 / ((1 + turns) * (1 + turns));
