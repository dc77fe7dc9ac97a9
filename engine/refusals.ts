import type { Refusal } from './game.ts';

/**
 * A game's own `refused`: a problem by its key, with the clause behind it; where that depends on the action,
 * it is given.
 */
export const refusalsBy =
  <P extends string>(clauses: Readonly<Record<P, string>>) =>
  (key: P, args?: Refusal['args'], rule: string = clauses[key]): Refusal =>
    args === undefined ? { rule, key } : { rule, key, args };
