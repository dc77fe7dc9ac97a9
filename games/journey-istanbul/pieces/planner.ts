import { DAYS, PLACES, type Place } from '../content.ts';

export const MARKS = ['none', 'release', 'due', ...PLACES.map((place) => `went-${place}` as const)] as const;
export type Mark = (typeof MARKS)[number];
export const BOXES = [
  ...PLACES.map((place) => `journey-${place}` as const),
  ...PLACES.map((place) => `work-${place}` as const),
] as const;
export type BoxName = (typeof BOXES)[number];
export type BoxValue = 'off' | 'on' | number;

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

/** What is written in which field of a day. */
type Edit = { readonly day: number } & (
  | { readonly field: 'police'; readonly value: number }
  | { readonly field: 'mark'; readonly value: Mark }
  | { readonly field: BoxName; readonly value: BoxValue }
);

/** JI-2.8: anything may be written. */
export function edited(planner: Planner, edit: Edit): Planner {
  const { day } = edit;
  if (edit.field === 'police') return withCell(planner, day, { police: edit.value });
  if (edit.field === 'mark') return withCell(planner, day, { mark: edit.value });
  const boxes = { ...cellOf(planner, day).boxes };
  if (edit.value === 'off') delete boxes[edit.field];
  else boxes[edit.field] = edit.value;
  return withCell(planner, day, { boxes });
}

export const noted = (planner: Planner, day: number, note: string): Planner =>
  withCell(planner, day, { note });

/** The table's own pencil: nothing is written for a day after the last (5.6). */
export function marked(planner: Planner, day: number, mark: Mark): Planner {
  return day > DAYS ? planner : withCell(planner, day, { mark });
}

/** A look ticks one box: a raid adds to the count, at most two. */
export function ticked(planner: Planner, day: number, { kind, place, amount }: Ticked): Planner {
  if (day > DAYS) return planner;
  const cell = cellOf(planner, day);
  if (kind === 'police' || place === null) {
    return withCell(planner, day, { police: Math.min(2, cell.police + 1) });
  }
  return withCell(planner, day, { boxes: { ...cell.boxes, [`${kind}-${place}`]: amount } });
}

interface Ticked {
  readonly kind: 'police' | 'journey' | 'work';
  readonly place: Place | null;
  readonly amount: number;
}

/** A page with nothing on it that was written freely. */
export const withoutNote = ({ day, cell }: Page): Page => ({ day, cell: { ...cell, note: '' } });

/** JI-R46: a snapshot without a sign of where an entry came from. */
export const pagesOf = (planner: Planner, days: readonly number[]): Page[] =>
  days.map((day) => ({ day, cell: cellOf(planner, day) }));
