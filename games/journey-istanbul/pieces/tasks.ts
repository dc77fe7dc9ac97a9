import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Part, TaskCard } from '../box.ts';
import { type Bonus, TASKS, type TaskName } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { box, type Person, personOf, type State, type Task } from '../state.ts';
import { CHAIN, circles, nextDue, partsOf, startOf } from './chains.ts';
import { marked as markedCell } from './planner.ts';

export function cardOf(state: State, person: Person, name: TaskName): TaskCard {
  const { obstacles, opportunities } = box(state);
  return at(name === 'obstacle' ? obstacles : opportunities, person[name].card);
}

/** The bonus of a completed Opportunity card: its amount, or 0 (JI-15.3, JI-R42). */
export function bonusOf(state: State, person: Person, bonus: Bonus): number {
  const { done, card } = person.opportunity;
  if (done === 0) return 0;
  const { bonuses } = at(box(state).opportunities, card);
  for (const row of bonuses) if (row.bonus === bonus && state.t >= done + row.wait) return row.amount;
  return 0;
}

/** Whether a part could be completed today if its condition held. */
export function isNext(card: TaskCard, task: Task, part: number, t: number): boolean {
  if (task.done > 0) return false;
  switch (card.kind) {
    case 'single':
    case 'set':
      return (task.marked & (1 << part)) === 0;
    case 'sequence':
      // A later part needs a later day (JI-R39).
      return task.marked === (1 << part) - 1 && (part === 0 || t > task.last);
    case 'chain': {
      if (part === 0) return !task.chains.some((chain) => startOf(chain) === t);
      return task.chains.some((chain) => {
        const next = nextDue(card, chain);
        return next.part === part && next.due === t;
      });
    }
  }
}

/** Puts the markers for every part that holds now (JI-R38, JI-R41). */
export function markTasks(state: State, seat: Seat, holds: (part: Part) => boolean, ctx: Ctx): void {
  const person = personOf(state, seat);
  for (const name of TASKS) {
    const card = cardOf(state, person, name);
    const task = person[name];
    if (task.done > 0) continue;
    let any = false;
    // From the last part back: one visit must not do two parts of a sequence or chain.
    for (let part = card.parts.length - 1; part >= 0; part--) {
      if (!holds(at(card.parts, part)) || !isNext(card, task, part, state.t)) continue;
      mark(state, person, name, part);
      any = true;
    }
    if (any) tellMark(state, seat, name, ctx);
  }
}

/** JI-R38: a payment is made by choice. */
export function markPaid(state: State, seat: Seat, name: TaskName, part: number, ctx: Ctx): void {
  mark(state, personOf(state, seat), name, part);
  tellMark(state, seat, name, ctx);
}

function mark(state: State, person: Person, name: TaskName, part: number): void {
  const task = person[name];
  const card = cardOf(state, person, name);
  task.last = state.t;
  if (card.kind !== 'chain') {
    task.marked |= 1 << part;
    if (task.marked === (1 << card.parts.length) - 1) task.done = state.t;
    return;
  }
  if (part === 0) task.chains.push(state.t * CHAIN + 1);
  else {
    const at = task.chains.findIndex((chain) => {
      const next = nextDue(card, chain);
      return next.part === part && next.due === state.t;
    });
    task.chains[at] = (task.chains[at] ?? 0) + 1;
  }
  showLongest(task);
  const longest = task.chains.find((chain) => partsOf(chain) === card.parts.length);
  if (longest === undefined) {
    if (state.config.autoPlanner) markDue(state, person, card, task);
    return;
  }
  task.done = state.t;
  task.chains = [longest];
  task.marked = (1 << card.parts.length) - 1;
}

/** JI-14.5. */
function markDue(state: State, person: Person, card: TaskCard, task: Task): void {
  for (const chain of task.chains) {
    const { due } = nextDue(card, chain);
    if (due > state.t) person.planner = markedCell(person.planner, due, 'due');
  }
}

/** The circles show the living chain with most parts (JI-R37). */
function showLongest(task: Task): void {
  let most = 0;
  for (const chain of task.chains) most = Math.max(most, partsOf(chain));
  task.marked = (1 << most) - 1;
}

/** JI-14.6: chains whose day is over without the part die. Parts of the evening have until the evening. */
export function closeChains(state: State, seat: Seat, when: 'turn' | 'evening', ctx: Ctx): void {
  const person = personOf(state, seat);
  for (const name of TASKS) {
    const task = person[name];
    if (task.chains.length === 0 || task.done > 0) continue;
    const card = cardOf(state, person, name);
    const living = task.chains.filter((chain) => {
      const { part, due } = nextDue(card, chain);
      if (due > state.t) return true;
      return when === 'turn' && due === state.t && card.parts[part]?.do === 'reveal';
    });
    if (living.length === task.chains.length) continue;
    const before = task.marked;
    task.chains = living;
    showLongest(task);
    if (task.marked !== before) {
      const marked = circles(task.marked);
      ctx.out?.push({ type: 'taskLost', seat, task: name, marked, of: card.parts.length });
    }
  }
}

function tellMark(state: State, seat: Seat, name: TaskName, ctx: Ctx): void {
  if (ctx.out === undefined) return;
  const person = personOf(state, seat);
  const { marked, done } = person[name];
  const of = cardOf(state, person, name).parts.length;
  ctx.out.push({ type: 'taskMarked', seat, task: name, marked: circles(marked), of, done: done > 0 });
}
