import { BadInput, type Fields, fieldOf, listOf, oneOf, typed, wholeNumber } from '../../engine/door.ts';
import type { Seat, Table, TableOption } from '../../engine/game.ts';
import { checkSeats, readOptions } from '../../engine/table.ts';
import { type Content, CROSSINGS, PACKS, PAPERS, type Pack } from './content.ts';
import { readOwnContent } from './own.ts';
import { CARD_IDS, type CardId } from './pieces/cards.ts';
import { type Layout, SLOT_NAMES, type Slot } from './pieces/places.ts';
import { type Action, ANSWERS, type Choose, MOST_SEATS } from './steps/orders.ts';

export interface Config {
  readonly mode: 'competitive' | 'cooperative';
  readonly layout: Layout;
  readonly ticketPrice: 2 | 3;
  readonly passportPrice: 3 | 2 | 4;
  readonly sellLimit: 1 | 'unlimited';
  readonly pendingAtBorder: 'skip' | 'free';
  readonly scalpConsent: 'off' | 'ask';
  readonly phase2Start: 'next' | 'last';
  readonly tie: 'noWinner' | 'shared';
  readonly mentalFogLoss: 'money' | 'assurance';
  readonly careers: 'even' | 'uneven';
  readonly nationalities: 'printed' | 'even';
  readonly turnTimer: 'off' | 30 | 60 | 120;
  /** A list is in the order of PACKS: its own order has no meaning. */
  readonly packs: 'recommended' | 'random' | readonly Pack[];
  /** The content set this table plays with: ours by name, or an owner's, complete. */
  readonly content: typeof CROSSINGS.id | Content;
}

/** "Table options in one place", section 4. A list of packs and an own content set are read apart. */
export const TABLE_OPTIONS: readonly TableOption[] = [
  { name: 'mode', values: ['competitive', 'cooperative'], byDefault: 'competitive', rule: 'EM-1.4' },
  {
    name: 'packs',
    values: ['recommended', 'random'],
    byDefault: 'recommended',
    perSeat: PACKS,
    rule: 'EM-R13',
  },
  { name: 'layout', values: ['pyramid', 'funnel'], byDefault: 'pyramid', rule: 'EM-R01' },
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
  { name: 'turnTimer', values: ['off', 30, 60, 120], byDefault: 'off', rule: 'EM-R65' },
];

const PLAIN_OPTIONS = TABLE_OPTIONS.filter((option) => option.name !== 'packs');

export const SEATS = { min: 2, max: MOST_SEATS } as const;
const HIGHEST_SETS = 9999;

/** START: every BadInput here is the specification's `INVALID_OPTION` (EM-R13, EM-R67). */
export function parseConfig(input: unknown, table: Table): Config {
  checkSeats(table, SEATS, 'EM-R67');
  const { chosen, fields } = readOptions(input, PLAIN_OPTIONS, ['packs', 'content']);
  const named = chosen as unknown as Omit<Config, 'packs' | 'content'>;
  const content = fieldOf(fields, 'content');
  return {
    ...named,
    packs: readPacks(fieldOf(fields, 'packs'), table.seats),
    content: content === undefined || content === CROSSINGS.id ? CROSSINGS.id : readOwnContent(content),
  };
}

/** EM-R13, EM-15.1: as many distinct packs as there are players. */
function readPacks(input: unknown, seats: number): Config['packs'] {
  if (input === undefined) return 'recommended';
  if (!Array.isArray(input)) return oneOf(input, ['recommended', 'random'], 'packs');
  const listed = listOf(input, PACKS.length, 'packs', (item, at) => oneOf(item, PACKS, at));
  if (listed.length !== seats || new Set(listed).size !== seats) {
    throw new BadInput('packs', `must be ${seats} different packs (EM-R13)`);
  }
  return PACKS.filter((pack) => listed.includes(pack));
}

const SHAPES = {
  graduate: [],
  sell: ['card'],
  buy: ['owner', 'slot', 'pay'],
  discard: ['owner', 'slot'],
  activate: ['owner', 'slot'],
  buySupply: ['kind', 'pay'],
  scalp: ['seller', 'kind', 'pay'],
  goToCollege: [],
  useWait: [],
  forfeit: [],
  choose: ['answer', 'owner', 'slot', 'card', 'player', 'lane'],
  accept: [],
  decline: [],
  register: ['as'],
  tradeMoney: ['sets'],
  tradeDocuments: ['sets'],
  tradeConnections: ['sets'],
  tradeAll: [],
  lane: ['lane'],
} as const satisfies Record<Action['type'], readonly string[]>;

export const ACTION_TYPES = Object.keys(SHAPES) as Action['type'][];

export function parseAction(input: unknown): Action {
  const { type, fields } = typed(input, SHAPES);
  switch (type) {
    case 'sell':
      return { type, card: cardIn(fields) };
    case 'buy':
      return { type, owner: seatIn(fields, 'owner'), slot: slotIn(fields), pay: paymentIn(fields) };
    case 'discard':
    case 'activate':
      return { type, owner: seatIn(fields, 'owner'), slot: slotIn(fields) };
    case 'buySupply':
      return { type, kind: oneOf(fieldOf(fields, 'kind'), PAPERS, 'kind'), pay: paymentIn(fields) };
    case 'scalp': {
      const kind = oneOf(fieldOf(fields, 'kind'), PAPERS, 'kind');
      return { type, seller: seatIn(fields, 'seller'), kind, pay: paymentIn(fields) };
    }
    case 'choose':
      return choiceIn(fields);
    case 'register':
      return { type, as: oneOf(fieldOf(fields, 'as'), ['document', 'connection'], 'as') };
    case 'tradeMoney':
    case 'tradeDocuments':
    case 'tradeConnections':
      return { type, sets: wholeNumber(fieldOf(fields, 'sets'), 0, HIGHEST_SETS, 'sets') };
    case 'lane':
      return { type, lane: laneIn(fields) };
    default:
      return { type };
  }
}

/** 6.2: exactly one of the shapes. */
function choiceIn(fields: Fields): Choose {
  const given = Object.keys(fields)
    .filter((key) => key !== 'type')
    .sort()
    .join();
  const type = 'choose';
  switch (given) {
    case 'answer':
      return { type, answer: oneOf(fieldOf(fields, 'answer'), ANSWERS, 'answer') };
    case 'owner,slot':
      return { type, owner: seatIn(fields, 'owner'), slot: slotIn(fields) };
    case 'card,owner':
      return { type, owner: seatIn(fields, 'owner'), card: cardIn(fields) };
    case 'player':
      return { type, player: seatIn(fields, 'player') };
    case 'lane':
      return { type, lane: laneIn(fields) };
    default:
      throw new BadInput('', 'must have answer, owner and slot, owner and card, player, or lane');
  }
}

const seatIn = (fields: Fields, name: string): Seat =>
  wholeNumber(fieldOf(fields, name), 0, MOST_SEATS - 1, name);
const slotIn = (fields: Fields): Slot => oneOf(fieldOf(fields, 'slot'), SLOT_NAMES, 'slot');
const cardIn = (fields: Fields): CardId => oneOf(fieldOf(fields, 'card'), CARD_IDS, 'card');
const laneIn = (fields: Fields): number => wholeNumber(fieldOf(fields, 'lane'), 1, 5, 'lane');
/** 6.1: buying and scalping may carry `pay`; Money is the default. */
const paymentIn = (fields: Fields): 'money' | 'skip' => {
  const given = fieldOf(fields, 'pay');
  return given === undefined ? 'money' : oneOf(given, ['money', 'skip'], 'pay');
};
