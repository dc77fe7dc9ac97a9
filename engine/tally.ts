/** Named sums, all of them there from the start: a figure that never came up is 0 and not missing. */
export interface Tally {
  readonly sums: Readonly<Record<string, number>>;
  add(name: string, amount?: number): void;
}

export function tallyOf(names: readonly string[]): Tally {
  const sums: Record<string, number> = {};
  for (const name of names) sums[name] = 0;
  return {
    sums,
    add(name, amount = 1) {
      sums[name] = (sums[name] ?? 0) + amount;
    },
  };
}
