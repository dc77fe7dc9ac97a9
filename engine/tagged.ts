import { anObject, fieldOf, oneOf } from './door.ts';
import { among, type FieldShapes, type ObjectOf, object, type Shape } from './shape.ts';

type Flat<T> = { [N in keyof T]: T[N] };

/** The union of objects of which one field, the tag, names the kind and with it the other fields. */
export type Tagged<G extends string, T extends Readonly<Record<string, FieldShapes>>> = {
  [N in keyof T]: Flat<{ readonly [X in G]: N } & ObjectOf<T[N]>>;
}[keyof T];

/** Reads such an object: an effect by what it does, a task by its kind. */
export function tagged<const G extends string, const T extends Readonly<Record<string, FieldShapes>>>(
  tag: G,
  kinds: T,
): Shape<Tagged<G, T>> {
  const shapes = new Map(
    Object.entries(kinds).map(([name, fields]) => [name, object({ [tag]: among([name]), ...fields })]),
  );
  const names = [...shapes.keys()];
  return {
    read(input, field) {
      const name = oneOf(fieldOf(anObject(input, field), tag), names, `${field}.${tag}`);
      // The shape of this name reads exactly its fields: found by a string, the compiler no longer knows
      // which.
      return shapes.get(name)?.read(input, field) as Tagged<G, T>;
    },
    schema: { anyOf: [...shapes.values()].map(({ schema }) => schema) },
  };
}
