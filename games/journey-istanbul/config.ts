import { fieldOf, wholeNumber } from '../../engine/door.ts';
import type { Seat, Table, TableOption } from '../../engine/game.ts';
import {
  type ChosenOf,
  checkSeats,
  readContent,
  readFirstSeat,
  readOptions,
  yesNo,
} from '../../engine/table.ts';
import { readOwn } from './content/document.ts';
import { type ContentSet, RECONSTRUCTED } from './content.ts';

/** JI-R1. */
export const SEATS = { min: 2, max: 5 } as const;

const USUAL_OPEN_ACTIONS = 200;
const MOST_OPEN_ACTIONS = 1000;

/** Seconds; more are accepted than those offered. */
const timer = <const N extends string>(name: N, rule: string) =>
  ({
    name,
    values: ['none', 30, 60, 120],
    byDefault: 'none',
    noLimit: 'none',
    rule,
    apart: true,
  }) as const satisfies TableOption;

/** Section 4. `firstSeat` and `contentSet` are read apart: their values are not a short list. */
export const TABLE_OPTIONS = [
  { name: 'outcome', values: ['winner', 'together'], byDefault: 'winner', rule: 'JI-19.1' },
  {
    name: 'startingPlayer',
    values: ['random', 'host'],
    byDefault: 'random',
    withSeat: 'firstSeat',
    rule: 'JI-R2',
  },
  yesNo('cardListVisible', true, 'JI-R6'),
  yesNo('deckTopVisible', true, 'JI-R17'),
  yesNo('raidHelpWindow', true, 'JI-R22'),
  yesNo('bailBarsCards', true, 'JI-R23'),
  { name: 'offerMode', values: ['ordered', 'sealed'], byDefault: 'ordered', rule: 'JI-R31' },
  { name: 'goToMeaning', values: ['present', 'arrive'], byDefault: 'present', rule: 'JI-R36' },
  { name: 'moneyVisible', values: ['open', 'closed'], byDefault: 'open', rule: 'JI-R44' },
  yesNo('privateTalk', true, 'JI-R46'),
  yesNo('freeChat', true, 'JI-R46'),
  yesNo('leftPlayersTalk', false, 'JI-R47'),
  yesNo('earlyEnd', true, 'JI-R50'),
  yesNo('autoPlanner', true, 'JI-2.8'),
  yesNo('undoMove', true, 'JI-R55'),
  {
    name: 'botTalk',
    values: ['honest', 'quiet', 'cagey', 'sly', 'mixed'],
    byDefault: 'honest',
    rule: 'JI-R66',
  },
  timer('turnTimer', 'JI-R54'),
  timer('offerTimer', 'JI-R54'),
  timer('helpTimer', 'JI-R22'),
  // Any whole number to 1000 is accepted, not only those offered.
  {
    name: 'openActionsPerDay',
    values: [USUAL_OPEN_ACTIONS, 0, 20, 50, MOST_OPEN_ACTIONS],
    byDefault: USUAL_OPEN_ACTIONS,
    apart: true,
    rule: 'JI-R65',
  },
] as const satisfies readonly TableOption[];

/** The table as its host set it up. */
export interface Config extends ChosenOf<typeof TABLE_OPTIONS> {
  /** Goes with `startingPlayer: host` and is null otherwise. */
  readonly firstSeat: Seat | null;
  /** Seconds, or null for none. */
  readonly turnTimer: number | null;
  readonly offerTimer: number | null;
  readonly helpTimer: number | null;
  /** How many commands of the open layer a seat has each day (JI-R65). */
  readonly openActionsPerDay: number;
  /** Ours by its name, or an owner's. */
  readonly contentSet: typeof RECONSTRUCTED.id | ContentSet;
}

/** Bundles of options (section 4). */
export const PRESETS = {
  live: { offerTimer: 30, helpTimer: 30 },
  classroom: { outcome: 'together', freeChat: false },
} as const;

const WEEK_IN_SECONDS = 604_800;

/** What cannot be played is refused before the start. */
export function parseConfig(input: unknown, table: Table): Config {
  checkSeats(table, SEATS, 'JI-R1');
  const { chosen, fields } = readOptions(input, TABLE_OPTIONS, ['firstSeat', 'contentSet']);
  const seconds = (name: string): number | null => {
    const given = fieldOf(fields, name) ?? 'none';
    return given === 'none' ? null : wholeNumber(given, 10, WEEK_IN_SECONDS, name);
  };
  const perDay = fieldOf(fields, 'openActionsPerDay') ?? USUAL_OPEN_ACTIONS;
  return {
    ...chosen,
    firstSeat: readFirstSeat(fields, chosen.startingPlayer === 'host', {
      seats: table.seats,
      option: 'startingPlayer',
      rule: 'JI-R2',
    }),
    turnTimer: seconds('turnTimer'),
    offerTimer: seconds('offerTimer'),
    helpTimer: seconds('helpTimer'),
    openActionsPerDay: wholeNumber(perDay, 0, MOST_OPEN_ACTIONS, 'openActionsPerDay'),
    contentSet: readContent(fieldOf(fields, 'contentSet'), RECONSTRUCTED.id, (own) =>
      readOwn(own, table.seats),
    ),
  };
}
