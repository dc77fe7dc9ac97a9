import { BadInput, type Fields, fieldOf, listOf, oneOf } from '../../engine/door.ts';
import type { Seat, Table, TableOption } from '../../engine/game.ts';
import { type ChosenOf, checkSeats, readContent, readFirstSeat, readOptions } from '../../engine/table.ts';
import { boxOf } from './box.ts';
import { COLOURS, type Colour, CROSSINGS_SET } from './content.ts';
import { type OwnSet, readOwn } from './own.ts';
import { goalDeckOf } from './pieces/goals.ts';

/** DI-R01. */
export const SEATS = { min: 2, max: 6 } as const;

const FIRST = ['random', 'host', 'seat:0', 'seat:1', 'seat:2', 'seat:3', 'seat:4', 'seat:5'] as const;

/**
 * The end of section 4 of the specification. `firstSeat` and `content` are read apart, `colours` by us: their
 * values are not a short list.
 */
export const TABLE_OPTIONS = [
  { name: 'firstPlayer', values: FIRST, byDefault: 'random', withSeat: 'firstSeat', rule: 'DI-R03' },
  {
    name: 'colours',
    values: ['bySeat'],
    byDefault: 'bySeat',
    perSeat: COLOURS,
    inOrder: true,
    apart: true,
    rule: 'DI-R08',
  },
  {
    name: 'goalDeck',
    values: ['printed', 'oneEach', 'noHumanitarian'],
    byDefault: 'printed',
    rule: 'DI-R04',
  },
  { name: 'goalTargets', values: ['printed', 'levelled'], byDefault: 'printed', rule: 'DI-R48' },
  { name: 'needsOrder', values: ['menu', 'cascade'], byDefault: 'menu', rule: 'DI-R26' },
  { name: 'vacancies', values: ['mustFill', 'mayLeave'], byDefault: 'mustFill', rule: 'DI-R27' },
  { name: 'expulsion', values: ['lastResort', 'free'], byDefault: 'lastResort', rule: 'DI-R29' },
  { name: 'migrantChoice', values: ['owner', 'auto'], byDefault: 'owner', rule: 'DI-R22' },
  {
    name: 'tieFromDrawer',
    values: ['drawerFirst', 'drawerLast'],
    byDefault: 'drawerFirst',
    rule: 'DI-R24',
  },
  { name: 'graceRounds', values: [0, 1, 2], byDefault: 0, rule: 'DI-R34' },
  { name: 'roundLimit', values: [20, 8, 12, 40], byDefault: 20, rule: 'DI-R40' },
  { name: 'limitResult', values: ['noWinner', 'closest'], byDefault: 'noWinner', rule: 'DI-R40' },
  { name: 'goalReveal', values: ['allowed', 'forbidden'], byDefault: 'allowed', rule: 'DI-R38' },
  { name: 'facilitatorSeesGoals', values: ['off', 'on'], byDefault: 'off', rule: 'DI-9.1' },
] as const satisfies readonly TableOption[];

/** The table as its host set it up. */
export interface Config extends ChosenOf<typeof TABLE_OPTIONS> {
  /** Where the host sits; goes with `firstPlayer: host` and is null otherwise (DI-R03). */
  readonly firstSeat: Seat | null;
  /** One for each seat, all different (DI-R08). */
  readonly colours: readonly Colour[];
  /** Our reconstruction by name, or what an owner of the printed game found in the box. */
  readonly content: typeof CROSSINGS_SET | OwnSet;
}

/** What a host picks with one tap; everything not named has its default. */
export const PRESETS = {
  standard: {},
  class: { roundLimit: 8, limitResult: 'closest', goalTargets: 'levelled' },
} as const;

/** E_BAD_OPTIONS: whatever is wrong with a table is a BadInput that names the field and the ruling. */
export function parseConfig(input: unknown, table: Table): Config {
  checkSeats(table, SEATS, 'DI-R01');
  const { chosen, fields } = readOptions(input, TABLE_OPTIONS, ['firstSeat', 'content']);
  const config: Config = {
    ...chosen,
    firstSeat: readFirst(fields, chosen.firstPlayer, table.seats),
    colours: readColours(fieldOf(fields, 'colours'), table.seats),
    content: readContent(fieldOf(fields, 'content'), CROSSINGS_SET, readOwn),
  };
  if (goalDeckOf(config).length < table.seats) {
    throw new BadInput('goalDeck', `has too few cards for ${table.seats} seats (DI-R04)`);
  }
  if (boxOf(config).regions.length < table.seats) {
    throw new BadInput('content.regions', `too few for ${table.seats} seats (DI-R05)`);
  }
  return config;
}

/** DI-R03: whoever names a seat names one that exists. */
function readFirst(fields: Fields, firstPlayer: Config['firstPlayer'], seats: number): Seat | null {
  if (firstPlayer.startsWith('seat:') && Number(firstPlayer.slice('seat:'.length)) >= seats) {
    throw new BadInput('firstPlayer', `there is no such seat at a table of ${seats} (DI-R03)`);
  }
  return readFirstSeat(fields, firstPlayer === 'host', { seats, option: 'firstPlayer', rule: 'DI-R03' });
}

/** DI-1.9: one colour each, all different. */
function readColours(input: unknown, seats: number): readonly Colour[] {
  if (input === undefined || input === 'bySeat') return COLOURS.slice(0, seats);
  const colours = listOf(input, seats, 'colours', (item, field) => oneOf(item, COLOURS, field));
  if (colours.length === seats && new Set(colours).size === seats) return colours;
  throw new BadInput('colours', `must be ${seats} different ones (DI-1.9)`);
}
