import type { TableOption } from '../../engine/game.ts';
import type { Chosen, Hint, Hosting } from '../../kit/hosting.ts';

/** The value that a seat goes with: the host names it. */
export const HOST = 'host';

const isSame = (one: Chosen, other: Chosen): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
  );
};

/** All options open, in the order of the rules: for a game that does not say how it wants them offered. */
export const plainHosting = (options: readonly TableOption[]): Hosting => ({
  first: options.map(({ name }) => name),
  groups: [],
  presets: {},
  hints: [],
  options: {},
  texts: { en: {} },
});

/** The presets to choose from, the usual table first; none where a game has none. */
export function presetsOf({ presets }: Hosting): readonly (readonly [name: string, options: Chosen])[] {
  const own = Object.entries(presets).filter(([, options]) => Object.keys(options).length > 0);
  return own.length === 0 ? [] : [['standard', {}], ...own];
}

/** The preset that is exactly what was chosen; undefined for a mixture of one's own. */
export const presetAt = (hosting: Hosting, chosen: Chosen): string | undefined =>
  presetsOf(hosting).find(([, options]) => isSame(options, chosen))?.[0];

/** The choice with one value set; the usual value is no choice, so that a table can say what differs. */
export function withValue(
  chosen: Chosen,
  { name, byDefault, withSeat = '' }: TableOption,
  value: Chosen[string],
): Chosen {
  const { [name]: _old, [withSeat]: seat = 0, ...others } = chosen;
  if (value === byDefault) return others;
  return { ...others, [name]: value, ...(value === HOST && withSeat !== '' && { [withSeat]: seat }) };
}

/** The option behind a field that cannot be as it is: its own, or that of the seat that goes with it. */
export const optionOf = (options: readonly TableOption[], field: string): TableOption | undefined =>
  options.find(({ name, withSeat }) => name === field || withSeat === field);

/** How many options are not as usual. */
export const countChosen = (options: readonly TableOption[], chosen: Chosen): number =>
  options.filter(({ name }) => name in chosen).length;

/** What a table with so many seats should know, unless its options already heed it. */
export const hintsFor = ({ hints }: Hosting, seats: number, set: Readonly<Record<string, unknown>>): Hint[] =>
  hints.filter(
    (hint) =>
      seats >= hint.seats.min &&
      seats <= hint.seats.max &&
      Object.entries(hint.propose).some(([name, value]) => set[name] !== value),
  );
