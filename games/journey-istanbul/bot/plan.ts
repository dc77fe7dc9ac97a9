import type { Seat } from '../../../engine/game.ts';
import type { TaskCard } from '../box.ts';
import { DAYS, JAIL, OUT, PLACES, UNIT } from '../content.ts';
import { deckLeft } from '../pieces/sheet.ts';
import { bonusOf, cardOf } from '../pieces/tasks.ts';
import { box, type Person, personOf, type State, type Task } from '../state.ts';
import { type Evening, outlook } from './outlook.ts';

/** Section 10: weights of a competent bot, in thousands of TL. Numbers that tuning may change. */
export const WEIGHTS = {
  out: 28,
  look: 0.45,
  draw: 0.2,
  arrest: 5.6,
  part: 1.2,
  opportunity: 0.8,
  discount: 0.8,
  income: 1.1,
  money: 0.5,
  /** Leaving with less than somebody who is out already, where there is a winner. */
  beaten: 8,
};

/** How much of its task a person has done, as a small number; `done` is the last. */
interface Course {
  readonly states: number;
  readonly now: number;
  /** From a state, by being in this place on that day after today: the state at the end of that day. */
  after(from: number, place: number, arrives: boolean): number;
}

/** What each first step is worth: the best plan over days and places, given what this seat has seen. */
export function plan(
  state: State,
  seat: Seat,
  tonight: 'believed' | 'imagined' = 'believed',
): { readonly byPlace: readonly number[]; readonly best: number } {
  const person = personOf(state, seat);
  const evenings = outlook(state, seat, hasMoved(state, person) ? tonight : 'believed');
  const course = courseOf(state, person);
  const done = course.states - 1;
  const { lines, eyes, draws } = box(state);
  const anywhere = bonusOf(state, person, 'moveAnywhere') > 0;
  const wanted = opportunityPlaces(state, person);
  const crowd = crowds(state, seat);
  const toBeat = mostOut(state) / UNIT;
  const hasDeck = deckLeft(state) > 0;
  const money = person.money / UNIT;
  const last = evenings.length;
  // Values after the last evening: the task still counts for something if days are left.
  const daysLeft = DAYS - (state.t + last - 1);
  let later: number[][] = PLACES.map(() =>
    Array.from({ length: course.states }, (_nothing, q) =>
      daysLeft > 0 ? (q === done ? 3 : (q / done) * 1.5) + Math.min(money, 10) * 0.1 : 0,
    ),
  );
  let byPlace: number[] = [];
  /** What standing here tonight is worth, once today's step is done. */
  let standing = 0;
  const moved = hasMoved(state, person);
  const first = person.place === JAIL ? Math.max(0, (person.release || DAYS + 1) - state.t) : 0;
  for (let k = last - 1; k >= 0; k--) {
    const evening = evenings[k] as Evening;
    const held = money + WEIGHTS.income * k;
    const here = PLACES.map((_place, p) => {
      let gain = 0;
      if (!(person.place === JAIL && k === first)) {
        gain += WEIGHTS.look * Math.min(eyes[p] ?? 0, 3);
        if (hasDeck) gain += WEIGHTS.draw * (draws[p] ?? 0);
      }
      const raid = evening.raid[p] ?? 0;
      const loss = held >= evening.fine ? evening.fine : WEIGHTS.arrest;
      gain -= raid * loss;
      gain += (evening.work[p] ?? 0) * (1 - raid) * chanceOf(crowd, p, k);
      if (wanted[p] === true) gain += WEIGHTS.opportunity;
      return gain;
    });
    const now: number[][] = [];
    const start: number[][] = [];
    for (let p = 0; p < PLACES.length; p++) {
      const values: number[] = [];
      for (let q = 0; q < course.states; q++) {
        let value = (here[p] as number) + WEIGHTS.discount * ((later[p] as number[])[q] as number);
        if (q === done) {
          const offered = (evening.journey[p] ?? 0) * (1 - (evening.raid[p] ?? 0)) * chanceOf(crowd, p, k);
          if (offered > 0) {
            const left = held - (evening.price[p] ?? 0);
            const afford = left >= 0 ? 1 : Math.max(0, 1 + left / 3) * 0.6;
            const leave = WEIGHTS.out + Math.max(0, left) - (left < toBeat ? WEIGHTS.beaten : 0);
            if (leave > value) value += Math.min(1, offered) * afford * (leave - value);
          }
        }
        values.push(value);
      }
      start.push(values);
    }
    if (k === 0) {
      const from = person.place;
      if (moved) standing = start[from]?.[course.now] ?? 0;
      byPlace = PLACES.map((_place, p) => {
        const q = course.after(course.now, p, p !== from);
        return ((start[p] as number[])[q] as number) + (q > course.now ? WEIGHTS.part : 0);
      });
    }
    for (let p = 0; p < PLACES.length; p++) {
      const values: number[] = [];
      for (let q = 0; q < course.states; q++) {
        let best = Number.NEGATIVE_INFINITY;
        const consider = (to: number): void => {
          const next = course.after(q, to, to !== p);
          const value = ((start[to] as number[])[next] as number) + (next > q ? WEIGHTS.part : 0);
          if (value > best) best = value;
        };
        consider(p);
        if (anywhere) for (let to = 0; to < PLACES.length; to++) consider(to);
        else for (const to of lines[p] as readonly number[]) consider(to);
        values.push(best);
      }
      now.push(values);
    }
    later = now;
  }
  if (person.place === OUT) return { byPlace, best: 0 };
  if (person.place === JAIL) return { byPlace, best: jailed(byPlace, first) };
  if (moved) return { byPlace, best: standing };
  let best = Number.NEGATIVE_INFINITY;
  for (let p = 0; p < PLACES.length; p++) {
    const reachable = p === person.place || anywhere || lines[person.place]?.includes(p);
    if (reachable && (byPlace[p] as number) > best) best = byPlace[p] as number;
  }
  return { byPlace, best };
}

/** The most money anybody left with; nothing to beat where nobody wins. */
export function mostOut(state: State): number {
  let most = 0;
  if (state.config.outcome === 'together') return most;
  for (const person of state.people) if (person.place === OUT) most = Math.max(most, person.money);
  return most;
}

/** Waiting in jail costs the days. */
const jailed = (byPlace: readonly number[], days: number): number =>
  Math.max(...byPlace) * WEIGHTS.discount ** days - 0.8 * days;

/** Who stands where before this person: the lowest marker is asked first. */
function crowds(state: State, seat: Seat): { readonly below: readonly number[]; readonly mine: number } {
  const below = state.piles.map((pile) => {
    const at = pile.indexOf(seat);
    return at < 0 ? pile.length : at;
  });
  return { below, mine: personOf(state, seat).place };
}

/** Whoever stands there now may have moved on by then. */
function chanceOf({ below, mine }: ReturnType<typeof crowds>, place: number, k: number): number {
  const others = below[place] ?? 0;
  const near = k === 0 ? 0.55 : 0.8;
  const base = place === mine ? 0.95 : 0.85;
  return base * near ** others;
}

/** The places where the next part of the Opportunity card could be done. */
function opportunityPlaces(state: State, person: Person): boolean[] {
  const wanted = [false, false, false, false, false];
  const task = person.opportunity;
  if (task.done > 0) return wanted;
  const card = cardOf(state, person, 'opportunity');
  card.parts.forEach((part, i) => {
    const isNext = card.kind === 'sequence' ? task.marked === (1 << i) - 1 : (task.marked & (1 << i)) === 0;
    if (isNext) wanted[part.at] = true;
  });
  return wanted;
}

function courseOf(state: State, person: Person): Course {
  const task = person.obstacle;
  const card = cardOf(state, person, 'obstacle');
  const present = state.config.goToMeaning === 'present';
  const meets = (part: number, place: number, arrives: boolean): boolean => {
    const row = card.parts[part];
    if (row === undefined || row.at !== place) return false;
    if (row.do === 'visit') return present || arrives;
    return row.do === 'stay' ? !arrives : true;
  };
  if (task.done > 0) return { states: 2, now: 1, after: (from) => from };
  if (card.kind === 'chain')
    return chainCourse(card, task, state.t + (hasMoved(state, person) ? 1 : 0), meets);
  const parts = card.parts.length;
  if (card.kind === 'sequence') {
    const now = ones(task.marked);
    return {
      states: parts + 1,
      now,
      after: (from, place, arrives) => (meets(from, place, arrives) ? from + 1 : from),
    };
  }
  return {
    states: 1 << parts,
    now: task.marked,
    after(from, place, arrives) {
      let to = from;
      for (let part = 0; part < parts; part++) if (meets(part, place, arrives)) to |= 1 << part;
      return to;
    },
  };
}

/** Today's step is done, so the next one to plan is tomorrow's. */
const hasMoved = (state: State, person: Person): boolean =>
  person.place < JAIL && (person.visits[state.t - 1] ?? -1) >= 0;

/** A chain by the days since it began: 0 not begun, n that day `next` is its n-th, the last state done. */
function chainCourse(
  card: TaskCard,
  task: Task,
  next: number,
  meets: (part: number, place: number, arrives: boolean) => boolean,
): Course {
  const length = (card.offsets[card.offsets.length - 1] ?? 0) + 1;
  let now = 0;
  for (const chain of task.chains) {
    const start = Math.floor(chain / 8);
    const due = start + (card.offsets[chain % 8] ?? 0);
    if (due >= next) now = Math.max(now, next - start);
  }
  return {
    states: length + 1,
    now,
    after(from, place, arrives) {
      if (from === length) return from;
      if (from > 0) {
        const part = card.offsets.indexOf(from);
        if (part < 0 || meets(part, place, arrives)) return from + 1;
      }
      return meets(0, place, arrives) ? 1 : 0;
    },
  };
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
