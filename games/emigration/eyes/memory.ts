/** Views forget nothing, so nobody needs a memory. */
export type Memory = null;

export const recall = (): Memory => null;
