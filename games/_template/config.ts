import { fieldOf } from '../../engine/door.ts';
import type { Table, TableOption } from '../../engine/game.ts';
import { type ChosenOf, checkSeats, readContent, readOptions, yesNo } from '../../engine/table.ts';
import { RIVER } from './content.ts';
import { type OwnSet, readOwn } from './own.ts';

/** FE-1. */
export const SEATS = { min: 2, max: 4 } as const;

/** FE-2. `content` is read apart: its values are not a short list. */
export const TABLE_OPTIONS = [
  { name: 'rounds', values: [3, 2], byDefault: 3, rule: 'FE-2' },
  yesNo('storms', true, 'FE-2'),
  yesNo('takeBack', true, 'FE-2'),
] as const satisfies readonly TableOption[];

/** The table as its host set it up. */
export interface Config extends ChosenOf<typeof TABLE_OPTIONS> {
  /** Our travellers by the name of their set, or a set of the host's own. */
  readonly content: typeof RIVER.id | OwnSet;
}

export function parseConfig(input: unknown, table: Table): Config {
  checkSeats(table, SEATS, 'FE-1');
  const { chosen, fields } = readOptions(input, TABLE_OPTIONS, ['content']);
  const content = readContent(fieldOf(fields, 'content'), RIVER.id, readOwn);
  return { ...chosen, content };
}
