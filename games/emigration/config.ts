import { BadInput, fieldOf, listOf, oneOf } from '../../engine/door.ts';
import type { Table, TableOption } from '../../engine/game.ts';
import { type ChosenOf, checkSeats, readContent, readOptions } from '../../engine/table.ts';
import { readOwn } from './content/document.ts';
import { type Content, CROSSINGS, PACKS, type Pack } from './content.ts';
import { LAYOUTS } from './pieces/places.ts';

/** EM-1.1, EM-R67. */
export const SEATS = { min: 2, max: 6 } as const;

const WAYS_TO_PACK = ['recommended', 'random'] as const;

/**
 * "Table options in one place", section 4. `packs` is read apart: a host may also list them; so is `content`.
 */
export const TABLE_OPTIONS = [
  { name: 'mode', values: ['competitive', 'cooperative'], byDefault: 'competitive', rule: 'EM-1.4' },
  {
    name: 'packs',
    values: WAYS_TO_PACK,
    byDefault: 'recommended',
    perSeat: PACKS,
    apart: true,
    rule: 'EM-R13',
  },
  { name: 'layout', values: LAYOUTS, byDefault: 'pyramid', rule: 'EM-R01' },
  { name: 'ticketPrice', values: [2, 3], byDefault: 2, rule: 'EM-R09' },
  { name: 'passportPrice', values: [3, 2, 4], byDefault: 3, rule: 'EM-R10' },
  { name: 'sellLimit', values: [1, 'unlimited'], byDefault: 1, rule: 'EM-R23' },
  { name: 'pendingAtBorder', values: ['skip', 'free'], byDefault: 'skip', rule: 'EM-R35' },
  { name: 'scalpConsent', values: ['off', 'ask'], byDefault: 'off', rule: 'EM-R36' },
  { name: 'phase2Start', values: ['next', 'last'], byDefault: 'next', rule: 'EM-R44' },
  { name: 'tie', values: ['noWinner', 'shared'], byDefault: 'noWinner', rule: 'EM-R52' },
  { name: 'mentalFogLoss', values: ['money', 'assurance'], byDefault: 'money', rule: 'EM-R57' },
  { name: 'careers', values: ['even', 'uneven'], byDefault: 'even', rule: 'EM-R61' },
  { name: 'nationalities', values: ['printed', 'even'], byDefault: 'printed', rule: 'EM-R62' },
  { name: 'turnTimer', values: ['off', 30, 60, 120], byDefault: 'off', noLimit: 'off', rule: 'EM-R65' },
] as const satisfies readonly TableOption[];

/** The table as its host set it up. */
export interface Config extends ChosenOf<typeof TABLE_OPTIONS> {
  /** A list is in the order of PACKS: its own order has no meaning. */
  readonly packs: (typeof WAYS_TO_PACK)[number] | readonly Pack[];
  /** The content set this table plays with: ours by name, or an owner's, complete. */
  readonly content: typeof CROSSINGS.id | Content;
}

/** START: every BadInput here is the specification's `INVALID_OPTION` (EM-R13, EM-R67). */
export function parseConfig(input: unknown, table: Table): Config {
  checkSeats(table, SEATS, 'EM-R67');
  const { chosen, fields } = readOptions(input, TABLE_OPTIONS, ['content']);
  return {
    ...chosen,
    packs: readPacks(fieldOf(fields, 'packs'), table.seats),
    content: readContent(fieldOf(fields, 'content'), CROSSINGS.id, readOwn),
  };
}

/** EM-R13, EM-15.1: as many distinct packs as there are players. */
function readPacks(input: unknown, seats: number): Config['packs'] {
  if (input === undefined) return 'recommended';
  if (!Array.isArray(input)) return oneOf(input, WAYS_TO_PACK, 'packs');
  const listed = listOf(input, PACKS.length, 'packs', (item, at) => oneOf(item, PACKS, at));
  if (listed.length !== seats || new Set(listed).size !== seats) {
    throw new BadInput('packs', `must be ${seats} different packs (EM-R13)`);
  }
  return PACKS.filter((pack) => listed.includes(pack));
}
