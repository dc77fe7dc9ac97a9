import {
  anObject,
  BadInput,
  fieldOf,
  listOf,
  oneOf,
  onlyFields,
  typed,
  wholeNumber,
} from '../../engine/door.ts';
import type { Seat, Table, TableOption } from '../../engine/game.ts';
import { ownId } from '../../engine/own.ts';
import { checkSeats, readOptions } from '../../engine/table.ts';
import {
  CROSSINGS_DECK,
  DANGER_ROWS,
  DANGERS,
  FACES,
  type FaceId,
  SPECIES,
  SPECIES_ROWS,
  type Species,
} from './content.ts';

export const SKY_ANSWERS = ['now', 'today', 'week', 'longer'] as const;
export type SkyAnswer = (typeof SKY_ANSWERS)[number];

export interface Config {
  readonly endTrigger: 'allFiveTypes' | 'fiveArrivals';
  readonly memoryAid: 'none' | 'species' | 'full';
  readonly arriveByAssociation: boolean;
  readonly leftoverSweep: 'owner' | 'referee';
  readonly settlementTheft: boolean;
  readonly tieBreak: 'shared' | 'settlements';
  readonly stallLimit: 30 | 40 | 60;
  readonly firstPlayer: 'random' | 'host' | 'skyQuestion';
  readonly firstSeat: Seat | null;
  readonly takeBack: boolean;
  /** The content set this table plays with: ours by name, or an owner's count of the printed deck. */
  readonly content: typeof CROSSINGS_DECK.id | OwnDeck;
}

/** The printed deck as its owner counted it (MI-R8). A face that is not named has no copy. */
export interface OwnDeck {
  readonly id: string;
  readonly copies: Readonly<Partial<Record<FaceId, number>>>;
}

export type Action =
  | { readonly type: 'answerSky'; readonly answer: SkyAnswer }
  | { readonly type: 'playBird'; readonly card: FaceId; readonly onto: 'new' | number }
  | { readonly type: 'playDanger'; readonly card: FaceId; readonly target: number | Species }
  | { readonly type: 'dissociate'; readonly colony: number; readonly keep: number }
  | { readonly type: 'associate'; readonly lower: number; readonly upper: number }
  | { readonly type: 'passRedraw' }
  | { readonly type: 'passDrop'; readonly colony: number }
  | { readonly type: 'arriveNow' }
  | { readonly type: 'keepFlying' }
  | { readonly type: 'leftovers'; readonly colonies: readonly number[] }
  | { readonly type: 'discard'; readonly card: FaceId }
  | { readonly type: 'resign' };

const SHAPES = {
  answerSky: ['answer'],
  playBird: ['card', 'onto'],
  playDanger: ['card', 'target'],
  dissociate: ['colony', 'keep'],
  associate: ['lower', 'upper'],
  passRedraw: [],
  passDrop: ['colony'],
  arriveNow: [],
  keepFlying: [],
  leftovers: ['colonies'],
  discard: ['card'],
  resign: [],
} as const satisfies Record<Action['type'], readonly string[]>;

export const ACTION_TYPES = Object.keys(SHAPES) as Action['type'][];

/** 4.1 of the specification. `firstSeat` and `content` are read apart: their values are not a short list. */
export const TABLE_OPTIONS: readonly TableOption[] = [
  { name: 'endTrigger', values: ['allFiveTypes', 'fiveArrivals'], byDefault: 'allFiveTypes', rule: 'MI-R40' },
  { name: 'memoryAid', values: ['none', 'species', 'full'], byDefault: 'none', rule: 'MI-R15' },
  { name: 'arriveByAssociation', values: [true, false], byDefault: true, rule: 'MI-R21' },
  { name: 'leftoverSweep', values: ['owner', 'referee'], byDefault: 'owner', rule: 'MI-R26' },
  { name: 'settlementTheft', values: [false, true], byDefault: false, rule: 'MI-R33' },
  { name: 'tieBreak', values: ['shared', 'settlements'], byDefault: 'shared', rule: 'MI-R43' },
  { name: 'stallLimit', values: [40, 30, 60], byDefault: 40, rule: 'MI-R42' },
  { name: 'firstPlayer', values: ['random', 'host', 'skyQuestion'], byDefault: 'random', rule: 'MI-R5' },
  { name: 'takeBack', values: [true, false], byDefault: true, rule: 'MI-R46' },
];

export const SEATS = { min: 2, max: 2 } as const;
const HIGHEST_ID = 9999;
const FACE_IDS: readonly FaceId[] = FACES.map((face) => face.id);

/** MI-R4 and MI-R52. */
export function parseConfig(input: unknown, table: Table): Config {
  checkSeats(table, SEATS, 'MI-R4');
  const { chosen, fields } = readOptions(input, TABLE_OPTIONS, ['firstSeat', 'content']);
  const named = chosen as unknown as Omit<Config, 'firstSeat' | 'content'>;
  const givenSeat = fieldOf(fields, 'firstSeat');
  if (named.firstPlayer !== 'host' && givenSeat !== undefined && givenSeat !== null) {
    throw new BadInput('firstSeat', 'goes with firstPlayer: host only (MI-R52)');
  }
  const firstSeat = named.firstPlayer === 'host' ? oneOf(givenSeat, [0, 1], 'firstSeat') : null;
  if (table.ranked && fieldOf(fields, 'takeBack') === true) {
    throw new BadInput('takeBack', 'must be false in ranked play (MI-R46)');
  }
  const takeBack = table.ranked ? false : named.takeBack;
  return { ...named, takeBack, firstSeat, content: readContent(fieldOf(fields, 'content')) };
}

function readContent(input: unknown): Config['content'] {
  if (input === undefined || input === CROSSINGS_DECK.id) return CROSSINGS_DECK.id;
  const fields = anObject(input, 'content');
  onlyFields(fields, ['id', 'copies'], 'content');
  const id = ownId(fields, CROSSINGS_DECK.id, 'content');
  const given = anObject(fieldOf(fields, 'copies'), 'content.copies');
  onlyFields(given, FACE_IDS, 'content.copies');
  const copies: Partial<Record<FaceId, number>> = {};
  for (const face of FACE_IDS) {
    const count = fieldOf(given, face);
    if (count !== undefined) copies[face] = wholeNumber(count, 0, 14, `content.copies.${face}`);
  }
  const need = (what: string, wanted: number, found: number): void => {
    if (found !== wanted) {
      throw new BadInput('content.copies', `${what} needs ${wanted} cards, not ${found} (MI-R8)`);
    }
  };
  for (const species of SPECIES) {
    const faces = FACE_IDS.filter((face) => face.startsWith(`${species}-`));
    need(
      species,
      SPECIES_ROWS[species].cards,
      faces.reduce((sum, face) => sum + (copies[face] ?? 0), 0),
    );
  }
  for (const danger of DANGERS) need(danger, DANGER_ROWS[danger].copies, copies[danger] ?? 0);
  return { id, copies };
}

const OUR_COPIES: Readonly<Partial<Record<FaceId, number>>> = Object.fromEntries(
  CROSSINGS_DECK.rows.map((row) => [row.id, row.copies]),
);
const OUR_DECK: readonly number[] = FACE_IDS.map((face) => OUR_COPIES[face] ?? 0);

/** The copies of each face, in the order of FACES. */
export function deckOf(config: Config): readonly number[] {
  if (typeof config.content === 'string') return OUR_DECK;
  const { copies } = config.content;
  return FACE_IDS.map((face) => copies[face] ?? 0);
}

export function parseAction(input: unknown): Action {
  const { type, fields } = typed(input, SHAPES);
  const number = (field: string): number => wholeNumber(fieldOf(fields, field), 1, HIGHEST_ID, field);
  switch (type) {
    case 'answerSky':
      return { type, answer: oneOf(fieldOf(fields, 'answer'), SKY_ANSWERS, 'answer') };
    case 'playBird': {
      const onto = fieldOf(fields, 'onto');
      return { type, card: card(fields), onto: onto === 'new' ? 'new' : number('onto') };
    }
    case 'playDanger': {
      const target = fieldOf(fields, 'target');
      if (typeof target === 'string')
        return { type, card: card(fields), target: oneOf(target, SPECIES, 'target') };
      return { type, card: card(fields), target: number('target') };
    }
    case 'dissociate':
      return { type, colony: number('colony'), keep: wholeNumber(fieldOf(fields, 'keep'), 0, 9, 'keep') };
    case 'associate':
      return { type, lower: number('lower'), upper: number('upper') };
    case 'passDrop':
      return { type, colony: number('colony') };
    case 'leftovers': {
      const id = (item: unknown, field: string): number => wholeNumber(item, 1, HIGHEST_ID, field);
      return { type, colonies: listOf(fieldOf(fields, 'colonies'), 4, 'colonies', id) };
    }
    case 'discard':
      return { type, card: card(fields) };
    default:
      return { type };
  }
}

const card = (fields: Readonly<Record<string, unknown>>): FaceId =>
  oneOf(fieldOf(fields, 'card'), FACE_IDS, 'card');
