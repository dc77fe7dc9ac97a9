import { SOURCES, type Sourced } from './content.ts';
import { BadInput, type Fields, fieldOf, listOf, oneOf, shortText } from './door.ts';
import { among, checked, list, maybe, type Shape, text } from './shape.ts';

/**
 * What an owner of a printed game enters is read in every game alike: its name, its rows, where they come
 * from.
 */

const LONGEST_ID = 40;
const LONGEST_NOTE = 300;

/** The name of the set. Not that of ours: a record could not say which of them was played. */
export function ownId(fields: Fields, ours: string, at: string): string {
  const id = shortText(fieldOf(fields, 'id'), LONGEST_ID, `${at}.id`);
  if (id === ours) throw new BadInput(`${at}.id`, `${id} is the name of our own set`);
  return id;
}

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

/** A list of exactly so many; `why` says what they are and by which ruling. */
export function exactly<T>(
  input: unknown,
  count: number,
  field: string,
  each: (item: unknown, field: string) => T,
  why = `must be ${count}`,
): T[] {
  const list = listOf(input, count, field, each);
  if (list.length !== count) throw new BadInput(field, why);
  return list;
}

/** Where a row comes from, by its owner's word. */
export function readSource(row: Fields, at: string): Sourced {
  const source = oneOf(fieldOf(row, 'source'), SOURCES, `${at}.source`);
  const note = fieldOf(row, 'note');
  return note === undefined ? { source } : { source, note: shortText(note, LONGEST_NOTE, `${at}.note`) };
}
