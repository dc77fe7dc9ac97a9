/**
 * The door: `unknown` becomes a typed value here, or BadInput says which field is wrong. Nothing behind the
 * door checks a shape again.
 */

export class BadInput extends Error {
  override readonly name = 'BadInput';
  /** Where in the input: `seats[1].name`, or '' for the whole. */
  readonly field: string;
  readonly problem: string;

  constructor(field: string, problem: string) {
    super(field === '' ? problem : `${field}: ${problem}`);
    this.field = field;
    this.problem = problem;
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export function anObject(input: unknown, field = ''): Fields {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new BadInput(field, 'must be an object');
  }
  return input as Fields;
}

/** Refuses keys nobody asked for: a misspelt field would otherwise be silently ignored. */
export function onlyFields(input: Fields, allowed: readonly string[], field = ''): void {
  for (const key of Object.keys(input)) {
    if (!allowed.includes(key)) throw new BadInput(at(field, key), 'unknown field');
  }
}

/** Reads an own property only: `constructor` and `__proto__` are not fields of anything. */
export function fieldOf(input: Fields, key: string): unknown {
  return Object.hasOwn(input, key) ? input[key] : undefined;
}

export function oneOf<const T extends string | number | boolean>(
  input: unknown,
  values: readonly T[],
  field: string,
): T {
  for (const value of values) if (value === input) return value;
  throw new BadInput(field, `must be one of ${values.join(', ')}`);
}

export function wholeNumber(input: unknown, min: number, max: number, field: string): number {
  if (typeof input !== 'number' || !Number.isInteger(input) || input < min || input > max) {
    throw new BadInput(field, `must be a whole number from ${min} to ${max}`);
  }
  // JSON has no -0, but a caller in process may: it would not survive the round trip.
  return input === 0 ? 0 : input;
}

export function shortText(input: unknown, longest: number, field: string): string {
  if (typeof input !== 'string' || input.length === 0 || input.length > longest) {
    throw new BadInput(field, `must be a text of 1 to ${longest} characters`);
  }
  return input;
}

export function listOf<T>(
  input: unknown,
  longest: number,
  field: string,
  each: (item: unknown, field: string) => T,
): T[] {
  if (!Array.isArray(input)) throw new BadInput(field, 'must be a list');
  if (input.length > longest) throw new BadInput(field, `must have at most ${longest} entries`);
  return input.map((item, i) => each(item, `${field}[${i}]`));
}

/** Reads `{ type, … }`: the type must be known and the fields exactly those of that type. */
export function typed<T extends string>(
  input: unknown,
  shapes: Readonly<Record<T, readonly string[]>>,
): { type: T; fields: Fields } {
  const fields = anObject(input);
  const types = Object.keys(shapes) as T[];
  const type = oneOf(fieldOf(fields, 'type'), types, 'type');
  onlyFields(fields, ['type', ...shapes[type]]);
  return { type, fields };
}

const at = (field: string, key: string): string => (field === '' ? key : `${field}.${key}`);
