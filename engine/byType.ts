import { bug } from './bug.ts';

interface Typed {
  readonly type: string;
}

/** For each type what is done with a value of it. */
export type Handlers<T extends Typed, More extends unknown[], Result> = {
  readonly [N in T['type']]: (it: Extract<T, { readonly type: N }>, ...more: More) => Result;
};

/**
 * One function out of a table with an entry for every type: a switch over a long union, in parts that can be
 * read.
 */
export const byType = <T extends Typed, Result, More extends unknown[] = []>(
  handlers: Handlers<T, More, Result>,
): ((it: T, ...more: More) => Result) => someByType<T, Result, More>(handlers, unknownType);

const unknownType = ({ type }: Typed, ..._more: unknown[]): never => bug('no such type', type);

/** The same where most types are treated alike. */
export function someByType<T extends Typed, Result, More extends unknown[] = []>(
  handlers: Partial<Handlers<T, More, Result>>,
  otherwise: (it: T, ...more: More) => Result,
): (it: T, ...more: More) => Result {
  // The handler of a type takes just that type; found by its name, the compiler no longer knows which.
  const table = new Map(Object.entries(handlers) as [string, (it: T, ...more: More) => Result][]);
  return (it, ...more) => (table.get(it.type) ?? otherwise)(it, ...more);
}
