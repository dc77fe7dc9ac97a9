import { anObject, BadInput, type Fields, fieldOf, onlyFields } from './door.ts';
import { type FieldShapes, type ObjectOf, objectSchema, readFields, type Shape } from './shape.ts';

type EitherOf<L> = L extends readonly (infer F)[] ? (F extends FieldShapes ? ObjectOf<F> : never) : never;

/** An object with one of several lists of fields: a field that tells says which, or else the names that are there. */
export const either = <const L extends readonly FieldShapes[]>(lists: L): Shape<EitherOf<L>> => ({
  read(input, field) {
    const given = anObject(input, field);
    const made: Record<string, unknown> = {};
    readFields(given, fitting(given, lists, field), made, field);
    // Exactly the fields of one list, each as its shape reads it: the compiler cannot follow the loop.
    return made as EitherOf<L>;
  },
  schema: { anyOf: lists.map((fields) => objectSchema(fields)) },
});

/** The list of fields that is meant. `also` may be there beside each of them. */
export function fitting(
  given: Fields,
  lists: readonly FieldShapes[],
  field: string,
  also: readonly string[] = [],
): FieldShapes {
  const [only] = lists;
  if (only !== undefined && lists.length === 1 && isWithin(given, only, also)) return only;
  onlyFields(given, [...also, ...lists.flatMap((fields) => Object.keys(fields))], field);
  const [meant, ...others] = lists.filter((fields) => tellsFor(given, fields));
  if (meant === undefined) {
    const [name, values] = told(lists);
    throw new BadInput(field === '' ? name : `${field}.${name}`, `must be one of ${values.join(', ')}`);
  }
  if (others.length === 0) {
    onlyFields(given, [...also, ...Object.keys(meant)], field);
    return meant;
  }
  const named = [meant, ...others].find((fields) => hasNames(given, fields, also));
  if (named === undefined) throw new BadInput(field, `must have ${anyOf(lists)}`);
  return named;
}

const tellsFor = (given: Fields, fields: FieldShapes): boolean =>
  tellers(fields).every(([name, { tells = [] }]) => tells.includes(fieldOf(given, name)));

const tellers = (fields: FieldShapes): [string, Shape<unknown>][] =>
  Object.entries(fields).filter(([, shape]) => shape.tells !== undefined);

/** The field that tells these apart, and all that it can say. */
function told(lists: readonly FieldShapes[]): [string, readonly unknown[]] {
  const all = lists.flatMap(tellers);
  return [all[0]?.[0] ?? '', all.flatMap(([, { tells = [] }]) => tells)];
}

/** Whether nothing is there that nobody asked for. */
function isWithin(given: Fields, fields: FieldShapes, also: readonly string[]): boolean {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(fields, name) && !also.includes(name)) return false;
  }
  return true;
}

function hasNames(given: Fields, fields: FieldShapes, also: readonly string[]): boolean {
  const needs = Object.entries(fields).filter(([, shape]) => shape.missing === undefined);
  return needs.every(([name]) => fieldOf(given, name) !== undefined) && isWithin(given, fields, also);
}

const anyOf = (lists: readonly FieldShapes[]): string =>
  lists
    .map((fields) => Object.keys(fields).join(' and '))
    .join(', ')
    .replace(/, ([^,]*)$/, ', or $1');
