import {
  anObject,
  BadInput,
  type Fields,
  fieldOf,
  listOf,
  oneOf,
  onlyFields,
  shortText,
  wholeNumber,
} from './door.ts';

/** JSON Schema, as plain JSON. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * One description of a value that comes from outside: it reads the value, and says as JSON Schema what it
 * reads.
 */
export interface Shape<T> {
  read(input: unknown, field: string): T;
  readonly schema: JsonSchema;
  /** What is read where the field is missing; without it a missing field is an error. */
  readonly missing?: { readonly as: T | undefined };
  /** Among several shapes of one action this field tells which is meant. */
  readonly tells?: readonly unknown[];
}

/** A field that may be left out, and is then not there at all. */
export interface Maybe<T> extends Shape<T> {
  readonly missing: { readonly as: undefined };
}

/** The type of what a shape reads. */
export type Of<S> = S extends Shape<infer T> ? T : never;

export type FieldShapes = Readonly<Record<string, Shape<unknown>>>;

type Flat<T> = { [N in keyof T]: T[N] };
type MaybeNames<F> = { [N in keyof F]: F[N] extends Maybe<unknown> ? N : never }[keyof F];

/** The type of an object with these fields. */
export type ObjectOf<F extends FieldShapes> = Flat<
  { readonly [N in Exclude<keyof F, MaybeNames<F>>]: Of<F[N]> } & {
    readonly [N in MaybeNames<F>]?: Of<F[N]>;
  }
>;

export const among = <const T extends string | number | boolean>(values: readonly T[]): Shape<T> => ({
  read: (input, field) => oneOf(input, values, field),
  schema: { enum: values },
});

/** One of these values, and by it this shape of the action is known from the others. */
export const telling = <const T extends string | number | boolean>(values: readonly T[]): Shape<T> => ({
  ...among(values),
  tells: values,
});

export const YES_NO = among([true, false]);

export const whole = (min: number, max: number): Shape<number> => ({
  read: (input, field) => wholeNumber(input, min, max, field),
  schema: { type: 'integer', minimum: min, maximum: max },
});

/** Not empty. */
export const text = (longest: number): Shape<string> => ({
  read: (input, field) => shortText(input, longest, field),
  schema: { type: 'string', minLength: 1, maxLength: longest },
});

/**
 * A string of its own kind: `isOne` decides, `problem` says what was expected, `schema` the same as a
 * pattern.
 */
export const spelt = <T extends string>(
  isOne: (input: string) => input is T,
  problem: string,
  schema: JsonSchema,
): Shape<T> => ({
  read(input, field) {
    if (typeof input === 'string' && isOne(input)) return input;
    throw new BadInput(field, problem);
  },
  schema: { type: 'string', ...schema },
});

export const list = <T>(each: Shape<T>, longest: number): Shape<readonly T[]> => ({
  read: (input, field) => listOf(input, longest, field, each.read),
  schema: { type: 'array', items: each.schema, maxItems: longest },
});

/** Strings are read by one shape, everything else by the other. */
export const stringOr = <S extends string, T>(strings: Shape<S>, others: Shape<T>): Shape<S | T> => ({
  read: (input, field) => (typeof input === 'string' ? strings : others).read(input, field),
  schema: { anyOf: [strings.schema, others.schema] },
});

export const orNull = <T>(shape: Shape<T>): Shape<T | null> => ({
  read: (input, field) => (input === null ? null : shape.read(input, field)),
  schema: { anyOf: [shape.schema, { type: 'null' }] },
});

export const orElse = <T>(shape: Shape<T>, byDefault: T): Shape<T> => ({
  ...shape,
  schema: { ...shape.schema, default: byDefault },
  missing: { as: byDefault },
});

export const maybe = <T>(shape: Shape<T>): Maybe<T> => ({ ...shape, missing: { as: undefined } });

/** What a schema cannot say: `check` gives the value, another one, or throws BadInput with this field. */
export const checked = <T, U>(shape: Shape<T>, check: (value: T, field: string) => U): Shape<U> => ({
  read: (input, field) => check(shape.read(input, field), field),
  schema: shape.schema,
});

export const object = <const F extends FieldShapes>(fields: F): Shape<ObjectOf<F>> => ({
  read(input, field) {
    const given = anObject(input, field);
    onlyFields(given, Object.keys(fields), field);
    const made: Record<string, unknown> = {};
    readFields(given, fields, made, field);
    // Exactly the fields of F, each as its shape reads it: the compiler cannot follow the loop.
    return made as ObjectOf<F>;
  },
  schema: objectSchema(fields),
});

/** The same shape for each of these names. */
export const byName = <const N extends string, T>(
  names: readonly N[],
  shape: Shape<T>,
): Shape<Readonly<Record<N, T>>> =>
  // The names are those of N: `fromEntries` forgets it.
  object(Object.fromEntries(names.map((name) => [name, shape]))) as Shape<Readonly<Record<N, T>>>;

/** The same shape for any of these names. */
export const someOf = <const N extends string, T>(
  names: readonly N[],
  shape: Shape<T>,
): Shape<Readonly<Partial<Record<N, T>>>> => byName(names, maybe(shape));

/** How many of each name; what is not named is none. */
export const counts = <const N extends string>(
  names: readonly N[],
  most: number,
): Shape<Readonly<Record<N, number>>> => byName(names, orElse(whole(0, most), 0));

/** Reads each field in the order of its shapes into `made`. */
export function readFields(
  given: Fields,
  fields: FieldShapes,
  made: Record<string, unknown>,
  at: string,
): void {
  // No list of pairs: every action of a person comes by here.
  for (const name in fields) {
    const shape = fields[name];
    if (shape === undefined) continue;
    const value = fieldOf(given, name);
    const isMissing = value === undefined && shape.missing !== undefined;
    const read = isMissing ? shape.missing.as : shape.read(value, at === '' ? name : `${at}.${name}`);
    if (read !== undefined) made[name] = read;
  }
}

export function objectSchema(fields: FieldShapes, more: FieldShapes = {}): JsonSchema {
  const all = Object.entries({ ...more, ...fields });
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([name, { schema }]) => [name, schema])),
    required: all.flatMap(([name, { missing }]) => (missing === undefined ? [name] : [])),
    additionalProperties: false,
  };
}
