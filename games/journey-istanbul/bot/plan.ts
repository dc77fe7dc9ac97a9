import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Box } from '../box.ts';
import { DAYS, JAIL, OUT, PLACES, UNIT } from '../content.ts';
import { deckLeft } from '../pieces/sheet.ts';
import { bonusOf, cardOf } from '../pieces/tasks.ts';
import { box, type Person, personOf, type State } from '../state.ts';
import { type Course, courseOf, hasMoved } from './course.ts';
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

/** By place and state of the course: what it is worth to be there. */
type Worths = readonly (readonly number[])[];

/** What a plan is made from. Money in thousands. */
interface Prospect {
  readonly box: Box;
  readonly evenings: readonly Evening[];
  readonly course: Course;
  readonly anywhere: boolean;
  readonly wanted: readonly boolean[];
  readonly crowd: Crowd;
  readonly toBeat: number;
  readonly hasDeck: boolean;
  readonly money: number;
  /**
   * The evening on which a person in jail is set free, before which there is nothing to see; -1 for others.
   */
  readonly freed: number;
}

type Tonight = 'believed' | 'imagined';

function prospectOf(state: State, seat: Seat, tonight: Tonight): Prospect {
  const person = personOf(state, seat);
  const moved = hasMoved(state, person);
  return {
    box: box(state),
    evenings: outlook(state, seat, moved ? tonight : 'believed'),
    course: courseOf(state, person),
    anywhere: bonusOf(state, person, 'moveAnywhere') > 0,
    wanted: opportunityPlaces(state, person),
    crowd: crowds(state, seat),
    toBeat: mostOut(state) / UNIT,
    hasDeck: deckLeft(state) > 0,
    money: person.money / UNIT,
    freed: person.place === JAIL ? daysInJail(state, person) : -1,
  };
}

const daysInJail = (state: State, { release }: Person): number =>
  Math.max(0, (release || DAYS + 1) - state.t);

/** What follows each place and state of the course after this evening. */
function afterTonight(state: State, prospect: Prospect): Worths {
  let later = afterwards(state, prospect);
  for (let k = prospect.evenings.length - 1; k > 0; k--) {
    later = beforeStep(prospect, standing(prospect, k, later));
  }
  return later;
}

/** What each first step is worth: the best plan over days and places, given what this seat has seen. */
export function plan(
  state: State,
  seat: Seat,
  tonight: Tonight = 'believed',
): { readonly byPlace: readonly number[]; readonly best: number } {
  const person = personOf(state, seat);
  const { place: from } = person;
  const prospect = prospectOf(state, seat, tonight);
  const later = afterTonight(state, prospect);
  const today = standing(prospect, 0, later);
  const { now } = prospect.course;
  const byPlace = PLACES.map((_place, to) => stepWorth(prospect, today, now, from, to));
  if (from === OUT) return { byPlace, best: 0 };
  if (from === JAIL) return { byPlace, best: jailed(byPlace, daysInJail(state, person)) };
  if (hasMoved(state, person)) return { byPlace, best: today[from]?.[now] ?? 0 };
  let best = at(byPlace, from);
  for (const to of stepsFrom(prospect, from)) best = Math.max(best, at(byPlace, to));
  return { byPlace, best };
}

/** What the best plan of somebody who has moved is made of: this evening, and all that follows. */
export function planParts(state: State, seat: Seat): Readonly<Record<string, number>> {
  const person = personOf(state, seat);
  const { place } = person;
  if (place === OUT || place === JAIL || !hasMoved(state, person)) {
    return { later: plan(state, seat, 'imagined').best };
  }
  const prospect = prospectOf(state, seat, 'imagined');
  const after = afterTonight(state, prospect);
  const { now, states } = prospect.course;
  const parts: Record<string, number> = {};
  const evening = at(prospect.evenings, 0);
  const here = eveningWorth(prospect, evening, place, 0, prospect.money, (name, worth) => {
    parts[name] = (parts[name] ?? 0) + worth;
  });
  const later = WEIGHTS.discount * at(at(after, place), now);
  const value = here + later;
  const leave = now === states - 1 ? mayLeave(prospect, evening, place, 0, prospect.money, value) - value : 0;
  return { ...parts, later, leave };
}

/** After the last evening: the task still counts for something if days are left. */
function afterwards(state: State, { course, evenings, money }: Prospect): Worths {
  const daysLeft = DAYS - (state.t + evenings.length - 1);
  const done = course.states - 1;
  const values = Array.from({ length: course.states }, (_nothing, q) =>
    daysLeft > 0 ? (q === done ? 3 : (q / done) * 1.5) + Math.min(money, 10) * 0.1 : 0,
  );
  return PLACES.map(() => values);
}

/** What it is worth to be somewhere on this evening, once the step of that day is done. */
function standing(prospect: Prospect, k: number, later: Worths): Worths {
  const evening = at(prospect.evenings, k);
  const held = prospect.money + WEIGHTS.income * k;
  const done = prospect.course.states - 1;
  const worths: number[][] = [];
  for (let p = 0; p < later.length; p++) {
    const here = eveningWorth(prospect, evening, p, k, held);
    const values: number[] = [];
    for (const after of at(later, p)) values.push(here + WEIGHTS.discount * after);
    values[done] = mayLeave(prospect, evening, p, k, held, at(values, done));
    worths.push(values);
  }
  return worths;
}

/** Looks, draws, work, the Opportunity card, and what a raid would cost. */
function eveningWorth(
  prospect: Prospect,
  evening: Evening,
  p: number,
  k: number,
  held: number,
  note?: (name: string, worth: number) => void,
): number {
  const { box: content, hasDeck, wanted, crowd, freed } = prospect;
  let gain = 0;
  if (k !== freed) {
    gain += WEIGHTS.look * Math.min(content.eyes[p] ?? 0, 3);
    if (hasDeck) gain += WEIGHTS.draw * (content.draws[p] ?? 0);
  }
  note?.('look', gain);
  const raid = evening.raid[p] ?? 0;
  const loss = held >= evening.fine ? evening.fine : WEIGHTS.arrest;
  gain -= raid * loss;
  note?.('raid', -raid * loss);
  const work = (evening.work[p] ?? 0) * (1 - raid) * chanceOf(crowd, p, k);
  gain += work;
  note?.('work', work);
  const opportunity = wanted[p] === true ? WEIGHTS.opportunity : 0;
  gain += opportunity;
  note?.('opportunity', opportunity);
  return gain;
}

/** With the task done: a journey that is offered is taken if that is better than to wait. */
function mayLeave(
  { crowd, toBeat }: Prospect,
  evening: Evening,
  p: number,
  k: number,
  held: number,
  value: number,
): number {
  const offered = (evening.journey[p] ?? 0) * (1 - (evening.raid[p] ?? 0)) * chanceOf(crowd, p, k);
  if (offered <= 0) return value;
  const left = held - (evening.price[p] ?? 0);
  const afford = left >= 0 ? 1 : Math.max(0, 1 + left / 3) * 0.6;
  const leave = WEIGHTS.out + Math.max(0, left) - (left < toBeat ? WEIGHTS.beaten : 0);
  return leave > value ? value + Math.min(1, offered) * afford * (leave - value) : value;
}

/** The same before the step of that day: the best of staying and going. */
function beforeStep(prospect: Prospect, start: Worths): Worths {
  const { states } = prospect.course;
  const worths: number[][] = [];
  for (let from = 0; from < start.length; from++) {
    const steps = stepsFrom(prospect, from);
    const values: number[] = [];
    for (let q = 0; q < states; q++) {
      let best = stepWorth(prospect, start, q, from, from);
      for (let i = 0; i < steps.length; i++) {
        const value = stepWorth(prospect, start, q, from, at(steps, i));
        if (value > best) best = value;
      }
      values.push(best);
    }
    worths.push(values);
  }
  return worths;
}

/** A step may do a part of the task, and that counts by itself. */
function stepWorth({ course }: Prospect, start: Worths, q: number, from: number, to: number): number {
  const next = course.after(q, to, to !== from);
  return at(at(start, to), next) + (next > q ? WEIGHTS.part : 0);
}

const EVERYWHERE: readonly number[] = [...PLACES.keys()];

const stepsFrom = ({ anywhere, box: { lines } }: Prospect, from: number): readonly number[] =>
  anywhere ? EVERYWHERE : at(lines, from);

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

interface Crowd {
  readonly below: readonly number[];
  readonly mine: number;
}

/** Who stands where before this person: the lowest marker is asked first. */
function crowds(state: State, seat: Seat): Crowd {
  const below = state.piles.map((pile) => {
    const place = pile.indexOf(seat);
    return place < 0 ? pile.length : place;
  });
  return { below, mine: personOf(state, seat).place };
}

/** Whoever stands there now may have moved on by then. */
function chanceOf({ below, mine }: Crowd, place: number, k: number): number {
  const others = below[place] ?? 0;
  const near = k === 0 ? 0.55 : 0.8;
  const base = place === mine ? 0.95 : 0.85;
  return base * near ** others;
}

/** The places where the next part of the Opportunity card could be done. */
function opportunityPlaces(state: State, person: Person): boolean[] {
  const wanted = PLACES.map(() => false);
  const task = person.opportunity;
  if (task.done > 0) return wanted;
  const card = cardOf(state, person, 'opportunity');
  card.parts.forEach((part, i) => {
    const isNext = card.kind === 'sequence' ? task.marked === (1 << i) - 1 : (task.marked & (1 << i)) === 0;
    if (isNext) wanted[part.at] = true;
  });
  return wanted;
}
