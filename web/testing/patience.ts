/** How long anything on a page may take. Far beyond what a slow machine needs: only what hangs takes longer. */
export const PATIENCE_MS = 120_000;

/** Between two looks at pages that wait for something: looking takes from them what they need to come on. */
export const REST_MS = 60;

/** How long a game may take that plays by itself inside the pages. */
export const WHOLE_GAME_MS = 500_000;

/** Throws when nothing has moved for so long that nothing will. However long the whole takes is no matter. */
export function newPatience(): (moved: boolean, where: string) => void {
  let last = performance.now();
  return (moved, where) => {
    const now = performance.now();
    if (moved) last = now;
    else if (now - last > PATIENCE_MS) throw new Error(`nothing moves: ${where}`);
  };
}
