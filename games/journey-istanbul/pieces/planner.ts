import { DAYS } from '../content.ts';
import type { BoxName, BoxValue, Mark, PlannerField } from '../door.ts';

/** 5.6: one day of a planner. Boxes that are off are not there. */
export interface Cell {
  readonly police: number;
  readonly boxes: Readonly<Partial<Record<BoxName, 'on' | number>>>;
  readonly note: string;
  readonly mark: Mark;
}

/** By day index; days without an entry are not there. A planner is a value: each edit makes a new one. */
export type Planner = Readonly<Record<string, Cell>>;

export interface Page {
  readonly day: number;
  readonly cell: Cell;
}

export const EMPTY_CELL: Cell = { police: 0, boxes: {}, note: '', mark: 'none' };

export const cellOf = (planner: Planner, day: number): Cell => planner[day] ?? EMPTY_CELL;

const withCell = (planner: Planner, day: number, change: Partial<Cell>): Planner => ({
  ...planner,
  [day]: { ...cellOf(planner, day), ...change },
});

/** JI-2.8: anything may be written. */
export function edited(planner: Planner, day: number, field: PlannerField, value: BoxValue | Mark): Planner {
  if (field === 'police') return withCell(planner, day, { police: Number(value) });
  if (field === 'mark') return withCell(planner, day, { mark: value as Mark });
  const boxes = { ...cellOf(planner, day).boxes };
  if (value === 'off') delete boxes[field];
  else boxes[field] = value as 'on' | number;
  return withCell(planner, day, { boxes });
}

export const noted = (planner: Planner, day: number, note: string): Planner =>
  withCell(planner, day, { note });

/** The table's own pencil: nothing is written for a day after the last (5.6). */
export function marked(planner: Planner, day: number, mark: Mark): Planner {
  return day > DAYS ? planner : withCell(planner, day, { mark });
}

/** A look ticks one box: a raid adds to the count, at most two. */
export function ticked(
  planner: Planner,
  day: number,
  what: { readonly kind: 'police' | 'journey' | 'work'; readonly place: string; readonly amount: number },
): Planner {
  if (day > DAYS) return planner;
  const cell = cellOf(planner, day);
  if (what.kind === 'police') return withCell(planner, day, { police: Math.min(2, cell.police + 1) });
  const name = `${what.kind}-${what.place}` as BoxName;
  return withCell(planner, day, { boxes: { ...cell.boxes, [name]: what.amount } });
}

/** JI-R46: a snapshot without a sign of where an entry came from. */
export const pagesOf = (planner: Planner, days: readonly number[]): Page[] =>
  days.map((day) => ({ day, cell: cellOf(planner, day) }));
