import { SOURCES, type Sourced } from './content.ts';
import type { ContentRow, Found, Tables } from './contentSpec.ts';
import { canonical } from './digest.ts';
import { BadInput } from './door.ts';
import { among, checked, list, maybe, type Shape, text } from './shape.ts';

/**
 * What an owner of a printed game enters is read in every game alike: its name, its rows, where they come
 * from.
 */

const LONGEST_ID = 40;
const LONGEST_NOTE = 300;

/** The name of an owner's set. Not that of ours: a record could not say which of them was played. */
export const notOurs = (ours: string): Shape<string> =>
  checked(text(LONGEST_ID), (id, field) => {
    if (id === ours) throw new BadInput(field, `${id} is the name of our own set`);
    return id;
  });

/** The fields of a row that say where it comes from, by its owner's word. */
export const SOURCED = { source: among(SOURCES), note: maybe(text(LONGEST_NOTE)) } as const;

/** A list of exactly so many; `why` says what they are and by which ruling. */
export const soMany = <T>(each: Shape<T>, count: number, why = `must be ${count}`): Shape<readonly T[]> =>
  checked(list(each, count), (items, field) => {
    if (items.length !== count) throw new BadInput(field, why);
    return items;
  });

/** Refuses what is there twice, and says where; `at` is the field of the value at a place, or that of all. */
export function allDifferent(values: readonly string[], at: string | ((place: number) => string)): void {
  const seen = new Set<string>();
  values.forEach((value, i) => {
    if (seen.has(value)) throw new BadInput(typeof at === 'string' ? at : at(i), `${value} is there twice`);
    seen.add(value);
  });
}

/**
 * What the rows of a document must be together is judged where an owner's set is read. A place in a list is
 * told by the name of its row.
 */
export function judged(read: () => unknown, tables: Tables, found: Found): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const named = error.field.replace(/^([a-z]+)\[([0-9]+)\]/, (place, table: string, i: string) => {
      const row = tables[table]?.[Number(i)];
      return row === undefined ? place : `${table}.${row.id}`;
    });
    found(named === '' ? 'tables' : named, error.problem, '');
  }
}

/** Where a row of a document comes from: as ours if it is as ours, else somebody wrote it. */
export function sourceOf(row: ContentRow, ours: readonly ContentRow[], sourced: readonly Sourced[]): Sourced {
  const place = ours.findIndex(({ id }) => id === row.id);
  const mine = sourced[place];
  if (mine === undefined || canonical(ours[place]) !== canonical(row)) return { source: 'original' };
  return mine.note === undefined ? { source: mine.source } : { source: mine.source, note: mine.note };
}
