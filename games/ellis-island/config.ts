import { BadInput, fieldOf, wholeNumber } from '../../engine/door.ts';
import type { Table, TableOption } from '../../engine/game.ts';
import { checkSeats, readOptions } from '../../engine/table.ts';
import { type HAND_LIMIT, LAST_FERRY, type Mode, TABLE_OPTIONS } from './content.ts';
import { type OwnSet, readOwnSet, type ToldSet } from './own.ts';

export interface Config {
  readonly mode: Mode;
  readonly pace: 'live' | 'async';
  readonly familyAssignment: 'choose' | 'random';
  readonly startDice: 'two' | 'one';
  readonly startingHand: 'open' | 'oneOfEach';
  readonly resourceSupply: 'replenish' | 'finite';
  readonly handLimit: 'none' | typeof HAND_LIMIT;
  readonly detentionClock: 'ownTurns' | 'tableTurns';
  readonly finish: 'immediate' | 'equalTurns';
  /** The last round. */
  readonly lastFerry: number | 'off';
  readonly physicalForm: 'auto' | 'race' | 'nerve';
  readonly slapForm: 'named' | 'single';
  readonly falseSlap: 'out' | 'skipCard';
  readonly physical2p: 'race' | 'clock' | 'autopass';
  readonly physicalRivals: 'all' | 'next3' | 'next1';
  readonly mentalTimer: 'standard' | 'double' | 'off';
  readonly mentalFaces: 'generated' | 'printed';
  readonly interviewForm: 'choice' | 'spoken';
  readonly coverFrom: 'interview' | 'turnStart';
  readonly offerExpiry: 'endOfTurn' | 'untilNextTurn';
  readonly gifts: 'off' | 'on';
  readonly content: 'reconstructed' | OwnSet;
}

/** The config as everybody may have it: without the cards of an own set. */
export type ToldConfig = Omit<Config, 'content'> & { readonly content: 'reconstructed' | ToldSet };

const OURS = 'reconstructed';
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

/** EI-R01: eight Family Cards; alone there would be no dealer, Doctor or Interviewer. */
export const SEATS = { min: 2, max: 8 } as const;

/** For the setup page. Any whole number from 5 to 200 is accepted for the Last Ferry, not only those offered. */
export const OFFERED_OPTIONS: readonly TableOption[] = [
  ...TABLE_OPTIONS,
  {
    name: 'lastFerry',
    values: ['byMode', 10, 20, 40, 80, 130, 200, 'off'],
    byDefault: 'byMode',
    rule: 'EI-R21',
  },
];

const EARLIEST_FERRY = 5;
const LATEST_FERRY = 200;

/** EI-R55. What cannot be played is refused before the start. */
export function parseConfig(input: unknown, table: Table): Config {
  checkSeats(table, SEATS, 'EI-R01');
  const { chosen, fields } = readOptions(input, TABLE_OPTIONS, ['lastFerry', 'content']);
  const named = chosen as unknown as Omit<Config, 'lastFerry' | 'content'>;
  const isAsync = named.pace === 'async';
  if (isAsync && named.physicalForm === 'race') {
    throw new BadInput('physicalForm', 'a race needs everybody present, so not with pace async (EI-R55)');
  }
  if (isAsync && named.interviewForm === 'spoken') {
    throw new BadInput(
      'interviewForm',
      'a spoken answer needs somebody who listens, so not with pace async (EI-R55)',
    );
  }
  const ferry = fieldOf(fields, 'lastFerry') ?? 'byMode';
  const own = fieldOf(fields, 'content') ?? 'reconstructed';
  const timer = chosen.mentalTimer;
  const expiry = chosen.offerExpiry;
  return {
    ...named,
    mentalTimer: timer === 'byPace' ? (isAsync ? 'off' : 'standard') : (timer as Config['mentalTimer']),
    offerExpiry:
      expiry === 'byPace' ? (isAsync ? 'untilNextTurn' : 'endOfTurn') : (expiry as Config['offerExpiry']),
    lastFerry:
      ferry === 'off'
        ? ferry
        : ferry === 'byMode'
          ? LAST_FERRY[named.mode]
          : wholeNumber(ferry, EARLIEST_FERRY, LATEST_FERRY, 'lastFerry'),
    content: own === 'reconstructed' ? own : readOwnSet(own, table.seats),
  };
}
