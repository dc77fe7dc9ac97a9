import type { TableOption } from '../../engine/game.ts';

/** An option that is not as usual: what it is called, what was chosen, and the ruling behind it. */
export interface Changed {
  readonly text: string;
  readonly rule: string;
}

/** One value, or those of a list. */
const valuesOf = ({ values, perSeat = [] }: TableOption, set: unknown): TableOption['values'] =>
  Array.isArray(set) ? perSeat.filter((one) => set.includes(one)) : values.filter((one) => one === set);

/** What differs from the usual: the rest everybody knows. */
export const changedIn = (
  options: readonly TableOption[],
  config: unknown,
  say: (name: string) => string,
): readonly Changed[] => {
  const set = (config ?? {}) as Readonly<Record<string, unknown>>;
  return options
    .map((option) => ({ option, values: valuesOf(option, set[option.name]) }))
    .filter(({ option, values }) => values.length > 0 && values[0] !== option.byDefault)
    .map(({ option: { name, rule }, values }) => ({
      text: `${say(name)}: ${values.map((value) => say(`${name}.${value}`)).join(', ')}`,
      rule,
    }));
};
