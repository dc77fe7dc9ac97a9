import { anObject, BadInput, type Fields, fieldOf, oneOf, onlyFields } from './door.ts';
import type { Game, Kind, Table, TableOption } from './game.ts';

/** Checks the number of seats; every game's `parseConfig` asks this first. */
export function checkSeats(table: Table, seats: Game<Kind>['seats'], rule: string): void {
  if (Number.isInteger(table.seats) && table.seats >= seats.min && table.seats <= seats.max) return;
  const wanted = seats.min === seats.max ? `${seats.min}` : `${seats.min} to ${seats.max}`;
  throw new BadInput('seats', `this game is for ${wanted} seats (${rule})`);
}

/** The host's choices as read: each named option, a missing one at its default. Unknown names are refused. */
export function readOptions(
  input: unknown,
  options: readonly TableOption[],
  others: readonly string[] = [],
): { chosen: Readonly<Record<string, string | number | boolean>>; fields: Fields } {
  const fields = input === undefined || input === null ? {} : anObject(input);
  onlyFields(fields, [...options.map((option) => option.name), ...others]);
  const chosen: Record<string, string | number | boolean> = {};
  for (const option of options) {
    const given = fieldOf(fields, option.name);
    chosen[option.name] = given === undefined ? option.byDefault : oneOf(given, option.values, option.name);
  }
  return { chosen, fields };
}
