import type { TaskCard } from '../box.ts';
import { JAIL } from '../content.ts';
import { circles, nextDue, startOf } from '../pieces/chains.ts';
import { cardOf } from '../pieces/tasks.ts';
import type { Person, State, Task } from '../state.ts';

/** How much of the Obstacle card a person has done, as a small number; the last is done. */
export interface Course {
  readonly states: number;
  readonly now: number;
  /** From a state, by being in this place on that day after today: the state at the end of that day. */
  after(from: number, place: number, arrives: boolean): number;
}

type Meets = (part: number, place: number, arrives: boolean) => boolean;

/** Today's step is done, so the next one to plan is tomorrow's. */
export const hasMoved = (state: State, person: Person): boolean =>
  person.place < JAIL && (person.visits[state.t - 1] ?? -1) >= 0;

export function courseOf(state: State, person: Person): Course {
  const task = person.obstacle;
  if (task.done > 0) return { states: 2, now: 1, after: (from) => from };
  const card = cardOf(state, person, 'obstacle');
  const present = state.config.goToMeaning === 'present';
  const meets: Meets = (part, place, arrives) => {
    const row = card.parts[part];
    if (row === undefined || row.at !== place) return false;
    if (row.do === 'visit') return present || arrives;
    return row.do === 'stay' ? !arrives : true;
  };
  switch (card.kind) {
    case 'chain':
      return chainCourse(card, task, state.t + (hasMoved(state, person) ? 1 : 0), meets);
    case 'sequence':
      return {
        states: card.parts.length + 1,
        now: circles(task.marked),
        after: (from, place, arrives) => (meets(from, place, arrives) ? from + 1 : from),
      };
    default:
      return setCourse(card.parts.length, task, meets);
  }
}

/** In any order: which parts are done, as bits. */
const setCourse = (parts: number, task: Task, meets: Meets): Course => ({
  states: 1 << parts,
  now: task.marked,
  after(from, place, arrives) {
    let to = from;
    for (let part = 0; part < parts; part++) if (meets(part, place, arrives)) to |= 1 << part;
    return to;
  },
});

/** A chain by the days since it began: 0 not begun, n that day `next` is its n-th, the last state done. */
function chainCourse(card: TaskCard, task: Task, next: number, meets: Meets): Course {
  const length = (card.offsets[card.offsets.length - 1] ?? 0) + 1;
  let now = 0;
  for (const chain of task.chains) {
    if (nextDue(card, chain).due >= next) now = Math.max(now, next - startOf(chain));
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
