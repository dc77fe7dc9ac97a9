import { anObject, BadInput, type Fields, fieldOf, oneOf, onlyFields } from './door.ts';
import {
  among,
  type FieldShapes,
  type JsonSchema,
  type ObjectOf,
  objectSchema,
  readFields,
  type Shape,
} from './shape.ts';

/** By type: the fields of such an action, or several lists of fields of which exactly one fits. */
type ActionShapes = Readonly<Record<string, FieldShapes | readonly FieldShapes[]>>;

type Flat<T> = { [N in keyof T]: T[N] };
type WithType<T, F> = F extends FieldShapes ? Flat<{ readonly type: T } & ObjectOf<F>> : never;
type Variants<S> = S extends readonly (infer F)[] ? F : S;

/** The union of all actions of a table. */
export type ActionOf<T> = { [N in keyof T]: WithType<N, Variants<T[N]>> }[keyof T];

/** The actions that this table reads. */
export type ActionIn<A> = A extends ActionTable<infer T> ? ActionOf<T> : never;

/** All that follows from one table of actions: their types, how they are read, and their JSON Schema. */
export interface ActionTable<T extends ActionShapes> {
  readonly types: readonly (keyof T & string)[];
  readonly schema: JsonSchema;
  parse(input: unknown): ActionOf<T>;
}

export function actionTable<const T extends ActionShapes>(shapes: T): ActionTable<T> {
  const types: readonly (keyof T & string)[] = Object.keys(shapes);
  const variants = new Map(Object.entries(shapes).map(([type, shape]) => [type, variantsOf(shape)]));
  return {
    types,
    schema: { anyOf: [...variants].flatMap(([type, lists]) => lists.map((one) => schemaOf(type, one))) },
    parse(input) {
      const given = anObject(input);
      const type = oneOf(fieldOf(given, 'type'), types, 'type');
      const action: Record<string, unknown> = { type };
      readFields(given, fitting(given, variants.get(type) ?? []), action, '');
      // Exactly the fields of this type, each as its shape reads it: the compiler cannot follow the loop.
      return action as ActionOf<T>;
    },
  };
}

const variantsOf = (shape: FieldShapes | readonly FieldShapes[]): readonly FieldShapes[] =>
  isList(shape) ? shape : [shape];

// Array.isArray alone does not narrow a readonly list.
const isList = (shape: FieldShapes | readonly FieldShapes[]): shape is readonly FieldShapes[] =>
  Array.isArray(shape);

/** The list of fields that is meant: by a field that tells, or else by the names that are there. */
function fitting(given: Fields, variants: readonly FieldShapes[]): FieldShapes {
  const [only] = variants;
  // Nearly always, and without making a list of names: every action of a person comes by here.
  if (only !== undefined && variants.length === 1 && isWithin(given, only)) return only;
  onlyFields(given, ['type', ...variants.flatMap((fields) => Object.keys(fields))]);
  const [meant, ...others] = variants.filter((fields) => tellsFor(given, fields));
  if (meant === undefined) {
    const [name, values] = told(variants);
    throw new BadInput(name, `must be one of ${values.join(', ')}`);
  }
  if (others.length === 0) {
    onlyFields(given, ['type', ...Object.keys(meant)]);
    return meant;
  }
  const named = [meant, ...others].find((fields) => hasNames(given, fields));
  if (named === undefined) throw new BadInput('', `must have ${eitherOf(variants)}`);
  return named;
}

/** Whether nothing is there that nobody asked for. */
function isWithin(given: Fields, fields: FieldShapes): boolean {
  for (const name of Object.keys(given)) if (name !== 'type' && !Object.hasOwn(fields, name)) return false;
  return true;
}

function hasNames(given: Fields, fields: FieldShapes): boolean {
  const needs = Object.entries(fields).filter(([, shape]) => shape.missing === undefined);
  return needs.every(([name]) => fieldOf(given, name) !== undefined) && isWithin(given, fields);
}

const tellsFor = (given: Fields, fields: FieldShapes): boolean =>
  tellers(fields).every(([name, { tells = [] }]) => tells.includes(fieldOf(given, name)));

const tellers = (fields: FieldShapes): [string, Shape<unknown>][] =>
  Object.entries(fields).filter(([, shape]) => shape.tells !== undefined);

/** The field that tells these apart, and all that it can say. */
function told(variants: readonly FieldShapes[]): [string, readonly unknown[]] {
  const all = variants.flatMap(tellers);
  return [all[0]?.[0] ?? '', all.flatMap(([, { tells = [] }]) => tells)];
}

const eitherOf = (variants: readonly FieldShapes[]): string =>
  variants
    .map((fields) => Object.keys(fields).join(' and '))
    .join(', ')
    .replace(/, ([^,]*)$/, ', or $1');

const schemaOf = (type: string, fields: FieldShapes): JsonSchema =>
  objectSchema(fields, { type: among([type]) });
