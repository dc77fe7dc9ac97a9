import { anObject, BadInput, type Fields, fieldOf, oneOf, onlyFields, wholeNumber } from './door.ts';
import type { Game, Kind, Seat, Table, TableOption } from './game.ts';

/** Checks the number of seats; every game's `parseConfig` asks this first. */
export function checkSeats(table: Table, seats: Game<Kind>['seats'], rule: string): void {
  if (Number.isInteger(table.seats) && table.seats >= seats.min && table.seats <= seats.max) return;
  const wanted = seats.min === seats.max ? `${seats.min}` : `${seats.min} to ${seats.max}`;
  throw new BadInput('seats', `this game is for ${wanted} seats (${rule})`);
}

/** An option that is on or off. */
export const yesNo = <const N extends string>(name: N, byDefault: boolean, rule: string) =>
  ({ name, values: [true, false], byDefault, rule }) as const satisfies TableOption;

/** What a host chose, by the names of the options, but for those that the game reads apart. */
export type ChosenOf<O extends readonly TableOption[]> = {
  readonly [P in O[number] as P extends { apart: true } ? never : P['name']]: P['values'][number];
};

/** The host's choices as read: each named option, a missing one at its default. Unknown names are refused. */
export function readOptions<const O extends readonly TableOption[]>(
  input: unknown,
  options: O,
  others: readonly string[] = [],
): { chosen: ChosenOf<O>; fields: Fields } {
  const fields = input === undefined || input === null ? {} : anObject(input);
  onlyFields(fields, [...options.map((option) => option.name), ...others]);
  const chosen: Record<string, string | number | boolean> = {};
  for (const option of options) {
    if (option.apart === true) continue;
    const given = fieldOf(fields, option.name);
    chosen[option.name] = given === undefined ? option.byDefault : oneOf(given, option.values, option.name);
  }
  // Every option has one of its values now: the compiler cannot follow the loop.
  return { chosen: chosen as ChosenOf<O>, fields };
}

/** The seat that the host names to begin, and null at tables where `option` does not leave it to the host. */
export function readFirstSeat(
  fields: Fields,
  isHostsChoice: boolean,
  { seats, option, rule }: { readonly seats: number; readonly option: string; readonly rule: string },
): Seat | null {
  const given = fieldOf(fields, 'firstSeat');
  if (isHostsChoice) return wholeNumber(given, 0, seats - 1, 'firstSeat');
  if (given === undefined || given === null) return null;
  throw new BadInput('firstSeat', `goes with ${option}: host only (${rule})`);
}

/** The content set of this table: ours by its name, or an owner's as `readOwn` reads it. */
export function readContent<const Ours extends string, Own>(
  given: unknown,
  ours: Ours,
  readOwn: (input: unknown) => Own,
): Ours | Own {
  return given === undefined || given === null || given === ours ? ours : readOwn(given);
}
