import { bug } from '../../engine/bug.ts';
import {
  type Bonus,
  type CardRow,
  type ContentSet,
  type PartRow,
  PLACES,
  type Place,
  RECONSTRUCTED,
  type TaskKind,
  type TaskRow,
  WEEK,
} from './content.ts';

/** An event card as the rules read it. `place` is -1 on a police card. */
export interface Face {
  readonly id: string;
  readonly day: number;
  readonly kind: 'police' | 'journey' | 'work';
  readonly place: number;
  readonly amount: number;
}

export interface Part {
  readonly do: PartRow['do'];
  readonly at: number;
  readonly amount: number;
  readonly when: { readonly is: string; readonly at: number; readonly count: number } | null;
}

export interface TaskCard {
  readonly id: string;
  readonly kind: TaskKind;
  readonly parts: readonly Part[];
  /** Of a chain: on which day after its start each part is due. */
  readonly offsets: readonly number[];
  readonly bonuses: readonly { readonly bonus: Bonus; readonly amount: number; readonly wait: 0 | 1 }[];
}

/** A content set made ready for one number of players. */
export interface Box {
  readonly cards: readonly Face[];
  readonly eyes: readonly number[];
  readonly draws: readonly number[];
  /** By place: where a line leads. */
  readonly lines: readonly (readonly number[])[];
  readonly raidedByOne: readonly boolean[];
  readonly raidedByTwo: readonly boolean[];
  readonly obstacles: readonly TaskCard[];
  readonly opportunities: readonly TaskCard[];
  readonly cardById: ReadonlyMap<string, number>;
  /** By day of the week, from 1: the cards with that back. */
  readonly byDay: readonly (readonly number[])[];
}

export const placeOf = (id: Place): number => PLACES.indexOf(id);
export const placeId = (place: number): Place => PLACES[place] ?? bug('no such place', place);

// Only a memo: the same set always gives the same box.
const made = new WeakMap<ContentSet, Box[]>();

export function boxOf(config: { readonly contentSet: string | ContentSet }, players: number): Box {
  const set = typeof config.contentSet === 'string' ? RECONSTRUCTED : config.contentSet;
  let boxes = made.get(set);
  if (boxes === undefined) {
    boxes = [];
    made.set(set, boxes);
  }
  boxes[players] ??= makeBox(set, players);
  return boxes[players];
}

function makeBox(set: ContentSet, players: number): Box {
  const column = players - 2;
  const rows = PLACES.map((id) => set.places.find((row) => row.id === id) ?? bug('no row for', id));
  const cards = set.cards.map(faceOf);
  return {
    cards,
    eyes: rows.map((row) => row.eyes[column] ?? 0),
    draws: rows.map((row) => row.cards[column] ?? 0),
    lines: PLACES.map((id) => {
      const linked = (other: Place): boolean =>
        set.lines.some(({ between }) => between.includes(id) && between.includes(other) && id !== other);
      return PLACES.filter(linked).map(placeOf);
    }),
    raidedByOne: rows.map((row) => row.raidedByOne),
    raidedByTwo: rows.map((row) => row.raidedByTwo),
    obstacles: set.obstacles.map((row) => taskCard(row, [])),
    opportunities: set.opportunities.map((row) => taskCard(row, row.bonuses)),
    cardById: new Map(cards.map((card, i) => [card.id, i])),
    byDay: Array.from({ length: WEEK + 1 }, (_nothing, day) =>
      cards.flatMap((c, i) => (c.day === day ? [i] : [])),
    ),
  };
}

function faceOf(row: CardRow): Face {
  const { id, day, kind } = row;
  switch (row.kind) {
    case 'police':
      return { id, day, kind, place: -1, amount: row.fine };
    case 'journey':
      return { id, day, kind, place: placeOf(row.place), amount: row.cost };
    case 'work':
      return { id, day, kind, place: placeOf(row.place), amount: row.pay };
  }
}

function taskCard(row: TaskRow, bonuses: ContentSet['opportunities'][number]['bonuses']): TaskCard {
  const { kind, parts } = row.task;
  let offset = 0;
  return {
    id: row.id,
    kind,
    parts: parts.map((part) => ({
      do: part.do,
      at: placeOf(part.at),
      amount: part.do === 'pay' ? part.amount : 0,
      when: part.do === 'reveal' ? conditionOf(part.when) : null,
    })),
    offsets: parts.map((part, i) => {
      offset += i === 0 ? 0 : (part.gap ?? 1);
      return offset;
    }),
    bonuses: bonuses.map(({ bonus, amount, from }) => ({
      bonus,
      amount: amount ?? 1,
      wait: from === 'now' ? 0 : 1,
    })),
  };
}

function conditionOf(when: Extract<PartRow, { do: 'reveal' }>['when']): Part['when'] {
  if (when.is === 'exactlyPolice') return { is: when.is, at: -1, count: when.count };
  return { is: when.is, at: placeOf(when.at), count: 0 };
}
