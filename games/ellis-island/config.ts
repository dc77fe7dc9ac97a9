import { BadInput, fieldOf, wholeNumber } from '../../engine/door.ts';
import type { Table, TableOption } from '../../engine/game.ts';
import { type ChosenOf, checkSeats, readContent, readOptions } from '../../engine/table.ts';
import { readOwn } from './content/document.ts';
import type { FamilyRow } from './content/families.ts';
import { HAND_LIMIT, LAST_FERRY, MODES, OURS } from './content.ts';
import type { OwnSet, ToldSet } from './own.ts';

/** EI-R01: eight Family Cards; alone there would be no dealer, Doctor or Interviewer. */
export const SEATS = { min: 2, max: 8 } as const;

/** The first value is the default. */
const of = <const N extends string, const V extends readonly [string, ...(string | number)[]]>(
  name: N,
  rule: string,
  ...values: V
) => ({ name, values, byDefault: values[0], rule }) as const satisfies TableOption;

/** 4.8. `byPace` and `byMode` stand for defaults that depend on another option. */
export const TABLE_OPTIONS = [
  { name: 'mode', values: MODES, byDefault: 'short', rule: 'EI-3.1' },
  of('pace', 'EI-R55', 'live', 'async'),
  of('familyAssignment', 'EI-R02', 'choose', 'random'),
  of('startDice', 'EI-R04', 'two', 'one'),
  of('startingHand', 'EI-R06', 'open', 'oneOfEach'),
  of('resourceSupply', 'EI-R09', 'replenish', 'finite'),
  of('handLimit', 'EI-R10', 'none', HAND_LIMIT),
  of('detentionClock', 'EI-R17', 'ownTurns', 'tableTurns'),
  of('finish', 'EI-R20', 'immediate', 'equalTurns'),
  of('physicalForm', 'EI-R32', 'auto', 'race', 'nerve'),
  of('slapForm', 'EI-R26', 'named', 'single'),
  of('falseSlap', 'EI-R27', 'out', 'skipCard'),
  of('physical2p', 'EI-R31', 'race', 'clock', 'autopass'),
  of('physicalRivals', 'EI-R33', 'all', 'next3', 'next1'),
  { ...of('mentalTimer', 'EI-R36', 'byPace', 'standard', 'double', 'off'), noLimit: 'off' },
  of('mentalFaces', 'EI-R37', 'generated', 'printed'),
  of('interviewForm', 'EI-R40', 'choice', 'spoken'),
  of('coverFrom', 'EI-R39', 'interview', 'turnStart'),
  of('offerExpiry', 'EI-R43', 'byPace', 'endOfTurn', 'untilNextTurn'),
  of('gifts', 'EI-R45', 'off', 'on'),
  // Any whole number from 5 to 200 is accepted, not only those offered.
  { ...of('lastFerry', 'EI-R21', 'byMode', 10, 20, 40, 80, 130, 200, 'off'), apart: true },
] as const satisfies readonly TableOption[];

type Chosen = ChosenOf<typeof TABLE_OPTIONS>;

/** The table as its host set it up. */
export interface Config extends Omit<Chosen, 'mentalTimer' | 'offerExpiry'> {
  readonly mentalTimer: Exclude<Chosen['mentalTimer'], 'byPace'>;
  readonly offerExpiry: Exclude<Chosen['offerExpiry'], 'byPace'>;
  /** The last round. */
  readonly lastFerry: number | 'off';
  readonly content: typeof OURS | OwnSet;
}

/** The config as everybody may have it: without the cards of an own set. */
export type ToldConfig = Omit<Config, 'content'> & { readonly content: typeof OURS | ToldSet };

const told = new WeakMap<Config, ToldConfig>();

/** Imagined worlds are played with a set of our own name: it is told as ours. */
export function publicConfig(config: Config): ToldConfig {
  const { content } = config;
  if (content === OURS) return config;
  const held = told.get(config);
  if (held !== undefined) return held;
  const { id, resources, yields } = content;
  const now: ToldConfig = { ...config, content: id === OURS ? OURS : { id, resources, yields } };
  told.set(config, now);
  return now;
}

const EARLIEST_FERRY = 5;
const LATEST_FERRY = 200;

/**
 * EI-R55. What cannot be played is refused before the start. `printed` are the families that a document may
 * change: a page has none of them and leaves that to whoever deals.
 */
export function parseConfig(input: unknown, table: Table, printed: readonly FamilyRow[] = []): Config {
  checkSeats(table, SEATS, 'EI-R01');
  const { chosen, fields } = readOptions(input, TABLE_OPTIONS, ['content']);
  const isAsync = chosen.pace === 'async';
  if (isAsync && chosen.physicalForm === 'race') {
    throw new BadInput('physicalForm', 'a race needs everybody present, so not with pace async (EI-R55)');
  }
  if (isAsync && chosen.interviewForm === 'spoken') {
    throw new BadInput(
      'interviewForm',
      'a spoken answer needs somebody who listens, so not with pace async (EI-R55)',
    );
  }
  const { mentalTimer: timer, offerExpiry: expiry } = chosen;
  return {
    ...chosen,
    mentalTimer: timer === 'byPace' ? (isAsync ? 'off' : 'standard') : timer,
    offerExpiry: expiry === 'byPace' ? (isAsync ? 'untilNextTurn' : 'endOfTurn') : expiry,
    lastFerry: readLastFerry(fieldOf(fields, 'lastFerry') ?? 'byMode', LAST_FERRY[chosen.mode]),
    content: readContent(fieldOf(fields, 'content'), OURS, (own) => readOwn(own, table.seats, printed)),
  };
}

/** EI-R21. */
function readLastFerry(given: unknown, byMode: number): Config['lastFerry'] {
  if (given === 'off') return given;
  return given === 'byMode' ? byMode : wholeNumber(given, EARLIEST_FERRY, LATEST_FERRY, 'lastFerry');
}
