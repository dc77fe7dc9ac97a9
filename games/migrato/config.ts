import { BadInput, fieldOf } from '../../engine/door.ts';
import type { Seat, Table, TableOption } from '../../engine/game.ts';
import {
  type ChosenOf,
  checkSeats,
  readContent,
  readFirstSeat,
  readOptions,
  yesNo,
} from '../../engine/table.ts';
import { CROSSINGS_DECK } from './content.ts';
import { type OwnSet, readOwn } from './own.ts';

/** MI-R4. */
export const SEATS = { min: 2, max: 2 } as const;

/** 4.1 of the specification. `firstSeat` and `content` are read apart: their values are not a short list. */
export const TABLE_OPTIONS = [
  { name: 'endTrigger', values: ['allFiveTypes', 'fiveArrivals'], byDefault: 'allFiveTypes', rule: 'MI-R40' },
  { name: 'memoryAid', values: ['none', 'species', 'full'], byDefault: 'none', rule: 'MI-R15' },
  yesNo('arriveByAssociation', true, 'MI-R21'),
  { name: 'leftoverSweep', values: ['owner', 'referee'], byDefault: 'owner', rule: 'MI-R26' },
  { name: 'settlementTheft', values: [false, true], byDefault: false, rule: 'MI-R33' },
  { name: 'tieBreak', values: ['shared', 'settlements'], byDefault: 'shared', rule: 'MI-R43' },
  { name: 'stallLimit', values: [40, 30, 60], byDefault: 40, rule: 'MI-R42' },
  {
    name: 'firstPlayer',
    values: ['random', 'host', 'skyQuestion'],
    byDefault: 'random',
    withSeat: 'firstSeat',
    rule: 'MI-R5',
  },
  yesNo('takeBack', true, 'MI-R46'),
] as const satisfies readonly TableOption[];

/** The table as its host set it up. */
export interface Config extends ChosenOf<typeof TABLE_OPTIONS> {
  /** Goes with `firstPlayer: host` and is null otherwise. */
  readonly firstSeat: Seat | null;
  /** The content set this table plays with: ours by name, or an owner's count of the printed deck. */
  readonly content: typeof CROSSINGS_DECK.id | OwnSet;
}

/** MI-R52. */
export function parseConfig(input: unknown, table: Table): Config {
  checkSeats(table, SEATS, 'MI-R4');
  const { chosen, fields } = readOptions(input, TABLE_OPTIONS, ['firstSeat', 'content']);
  if (table.ranked && fieldOf(fields, 'takeBack') === true) {
    throw new BadInput('takeBack', 'must be false in ranked play (MI-R46)');
  }
  const isHostsChoice = chosen.firstPlayer === 'host';
  return {
    ...chosen,
    takeBack: table.ranked ? false : chosen.takeBack,
    firstSeat: readFirstSeat(fields, isHostsChoice, {
      seats: table.seats,
      option: 'firstPlayer',
      rule: 'MI-R52',
    }),
    content: readContent(fieldOf(fields, 'content'), CROSSINGS_DECK.id, readOwn),
  };
}
