/**
 * A thought under way. It stops after each small piece of work and is told whether there is time for another;
 * told no, it comes to the best answer so far. Nothing here reads the clock: whoever lets it think does.
 */
export type Pondering<T> = Generator<void, T, boolean>;

/** The answer, however long it takes. */
export function ponder<T>(thought: Pondering<T>): T {
  let next = thought.next(true);
  while (next.done !== true) next = thought.next(true);
  return next.value;
}
