import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Picture } from '../../../kit/icons.ts';
import { type Part, placeId, type TaskCard } from '../box.ts';
import { TASKS, type TaskName } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { dayOf } from '../pieces/calendar.ts';
import { circles, dueDays } from '../pieces/chains.ts';
import { place } from '../text/say.ts';
import {
  coins,
  footprint,
  lifeJacket,
  medicines,
  passport,
  scales,
  smartphone,
  stamp,
  teapot,
  twoShadows,
  wheel,
} from './icons.ts';
import { boxIn, nameOf } from './sums.ts';

const PICTURES: Readonly<Record<string, Picture>> = {
  'OB-DOC': passport,
  'OB-SIS': twoShadows,
  'OB-PHO': smartphone,
  'OB-FEV': medicines,
  'OB-JAC': lifeJacket,
  'OP-DRI': wheel,
  'OP-PER': stamp,
  'OP-SID': footprint,
  'OP-LAN': teapot,
  'OP-LEG': scales,
};

/** A task card as the table shows it. */
export interface TaskShown {
  readonly name: Line;
  readonly picture: Picture;
  readonly parts: readonly { readonly line: Line; readonly done: boolean; readonly due: number }[];
  readonly marked: number;
  readonly of: number;
  /** The day it was completed; 0 while it is open. */
  readonly done: number;
  readonly bonuses: readonly Line[];
  /** The part with an exact day that comes next: where, and when. */
  readonly due: { readonly place: Line; readonly day: number } | null;
  /** It is open, and its parts have exact days. */
  readonly isExact: boolean;
}

export function taskIn(view: View, seat: Seat, name: TaskName): TaskShown | undefined {
  const task = view.people[seat]?.[name];
  const content = boxIn(view);
  const card = (name === 'obstacle' ? content.obstacles : content.opportunities)[task?.card ?? -1];
  if (task === undefined || card === undefined) return undefined;
  const dues = dueDays(card, task).toSorted((a, b) => a - b);
  const marked = circles(task.marked);
  const [soonest] = dues;
  const next = card.parts[marked];
  return {
    name: nameOf(view, card.id),
    picture: PICTURES[card.id] ?? coins,
    parts: card.parts.map((part, i) => ({
      line: partLine(card, part, i),
      done: (task.marked & (1 << i)) !== 0,
      due: card.kind === 'chain' && i === marked && soonest !== undefined ? soonest : 0,
    })),
    marked,
    of: card.parts.length,
    done: task.done,
    bonuses: card.bonuses.map(({ bonus, amount }) => line(`ui.bonus.${bonus}`, { amount })),
    isExact: card.kind === 'chain' && task.done === 0,
    due:
      soonest === undefined || next === undefined ? null : { place: place(placeId(next.at)), day: soonest },
  };
}

function partLine(card: TaskCard, part: Part, i: number): Line {
  const args = { place: place(placeId(part.at)), amount: part.amount, count: part.when?.count ?? 0 };
  const key = part.when === null ? `ui.part.${part.do}` : `ui.part.${part.when.is}`;
  const said = line(key, args);
  const gap = (card.offsets[i] ?? 0) - (card.offsets[i - 1] ?? 0);
  if (i === 0 || card.kind === 'set') return said;
  return card.kind === 'chain'
    ? line('ui.part.after', { part: said, count: gap })
    : line('ui.part.then', { part: said });
}

/** For the people strip and a screen reader: "Documents, 1 of 2". */
export const taskLine = ({ name, marked, of }: TaskShown): Line => line('ui.task.line', { name, marked, of });

/** One part after the other: an “and” would not say which belongs to which. */
export const inTurn = (parts: readonly Line[]): Line =>
  parts.reduce((before, part) => line('ui.task.and', { before, part }));

/** On the first day: what one's cards ask for. */
export const tasksHeard = (view: View, seat: Seat): readonly Line[] =>
  TASKS.flatMap((name) => {
    const task = view.t === 1 && view.turn.phase === 'move' ? taskIn(view, seat, name) : undefined;
    if (task === undefined) return [];
    const parts = inTurn(task.parts.map((part) => part.line));
    return [line('ui.task.heard', { kind: line(`task.${name}`), name: task.name, parts })];
  });

export const dueLine = ({ place: at, day }: { readonly place: Line; readonly day: number }): Line =>
  line('ui.task.due', { place: at, day: dayOf(day) });
