import { bug } from './bug.ts';
import { type Draw, taped } from './chance.ts';
import { digest } from './digest.ts';
import {
  anObject,
  BadInput,
  type Fields,
  fieldOf,
  listOf,
  oneOf,
  onlyFields,
  shortText,
  wholeNumber,
} from './door.ts';
import type { Actor, Game, Kind } from './game.ts';
import { object, text } from './shape.ts';
import { notes, type Sitting } from './sitting.ts';
import { versionOf } from './versions.ts';

/** A game as a file: all that is needed to play it again and to prove every state on the way. */
export interface GameRecord {
  readonly format: typeof FORMAT;
  /** 2: played with a set that is not ours, which `content` names. */
  readonly formatVersion: 1 | 2;
  readonly game: string;
  readonly content?: NamedSet;
  /** Of the game's rules; another version is not replayed but kept as a stored state (L12). */
  readonly version: number;
  readonly config: unknown;
  readonly seats: number;
  readonly start: { readonly draws: readonly Draw[]; readonly hash: string };
  readonly entries: readonly RecordEntry[];
  /** `null` while the game runs. */
  readonly outcome: unknown;
  /** Over everything above: also a record that was cut short or edited where no replay looks is noticed. */
  readonly seal: string;
}

export type RecordedPlay = Pick<GameRecord, 'config' | 'seats' | 'start' | 'entries' | 'outcome'>;

/** Which set of content: its name, and the digest over its rows. The rows themselves are in the config. */
export interface NamedSet {
  readonly id: string;
  readonly digest: string;
}

export interface RecordEntry {
  readonly actor: Actor;
  readonly action: unknown;
  readonly at: number;
  readonly draws: readonly Draw[];
  /** Of the state after it. */
  readonly hash: string;
}

/** Where a replay and its record part. Entry -1 is the setup; the number of entries means the end. */
export interface Difference {
  readonly entry: number;
  readonly what: string;
}

const FORMAT = 'crossings-record';
const NAMED_SET = object({ id: text(40), digest: text(40) });
const MOST_ENTRIES = 1_000_000;
const MOST_DRAWS = 100_000;
const LONGEST_MS = 1e12;

export function recordOf<K extends Kind>(game: Game<K>, sitting: Sitting<K>, content?: NamedSet): GameRecord {
  const { config, seats, start, entries, marks, state } = sitting;
  const after = (i: number): string => digest(i + 1 < marks.length ? marks[i + 1] : state);
  return sealedRecord(game, content, {
    config,
    seats,
    start: { draws: start.draws, hash: digest(marks.length > 0 ? marks[0] : state) },
    entries: entries.map(({ actor, action, at, draws }, i) => ({ actor, action, at, draws, hash: after(i) })),
    outcome: game.outcome(state) ?? null,
  });
}

/** What was played, under the name of its game and with the seal over all of it. */
export function sealedRecord(
  game: Pick<Game<Kind>, 'id' | 'migrations'>,
  content: NamedSet | undefined,
  { config, seats, start, entries, outcome }: RecordedPlay,
): GameRecord {
  const body = {
    format: FORMAT,
    formatVersion: content === undefined ? 1 : 2,
    game: game.id,
    ...(content === undefined ? {} : { content }),
    version: versionOf(game),
    config,
    seats,
    start,
    entries,
    outcome,
  } as const;
  return { ...body, seal: digest(body) };
}

/** Reads a record of any game; whether it holds is for `verifyRecord` to say. */
export function parseRecord(input: unknown): GameRecord {
  const fields = anObject(input);
  oneOf(fieldOf(fields, 'format'), [FORMAT], 'format');
  const formatVersion = oneOf(fieldOf(fields, 'formatVersion'), [1, 2], 'formatVersion');
  onlyFields(fields, [
    ...(formatVersion === 1 ? [] : ['content']),
    'format',
    'formatVersion',
    'game',
    'version',
    'config',
    'seats',
    'start',
    'entries',
    'outcome',
    'seal',
  ]);
  const seats = wholeNumber(fieldOf(fields, 'seats'), 1, 100, 'seats');
  const start = anObject(fieldOf(fields, 'start'), 'start');
  onlyFields(start, ['draws', 'hash'], 'start');
  return {
    format: FORMAT,
    formatVersion,
    game: shortText(fieldOf(fields, 'game'), 100, 'game'),
    ...(formatVersion === 1 ? {} : { content: NAMED_SET.read(fieldOf(fields, 'content'), 'content') }),
    version: wholeNumber(fieldOf(fields, 'version'), 0, 1_000_000, 'version'),
    config: given(fields, 'config'),
    seats,
    start: { draws: drawsOf(start, 'start'), hash: hashOf(start, 'hash', 'start') },
    entries: listOf(fieldOf(fields, 'entries'), MOST_ENTRIES, 'entries', (item, at) =>
      entryOf(item, seats, at),
    ),
    outcome: given(fields, 'outcome'),
    seal: hashOf(fields, 'seal', ''),
  };
}

/** A record as it is played again: the setup first, without an action, then each entry. */
export interface Replayed<K extends Kind> {
  readonly state: K['state'];
  readonly action: K['action'] | undefined;
  readonly events: readonly K['event'][];
}

/** Plays the record again, strictly: stops with an error at the first draw, verdict or state that differs. */
export function* replay<K extends Kind>(game: Game<K>, record: GameRecord): Generator<Replayed<K>, void> {
  if (record.game !== game.id) bug(`a record of ${record.game}, not of ${game.id}`);
  if (record.version !== versionOf(game)) {
    bug(`version ${record.version} of the rules, but today's is ${versionOf(game)}`);
  }
  const config = game.parseConfig(record.config, { seats: record.seats, ranked: false });
  if (digest(config) !== digest(record.config)) bug('the config reads differently');
  const tape = taped(record.start.draws);
  const taken = notes<K['event']>(tape);
  const state = game.setup(config, record.seats, taken);
  agree(tape.left, state, record.start.hash);
  yield { state, action: undefined, events: taken.out };
  for (const { actor, action: written, at, draws, hash } of record.entries) {
    const action = game.parseAction(written);
    const refusal = game.refuse(state, actor, action);
    if (refusal !== undefined) bug(`refused: ${refusal.rule} ${refusal.key}`);
    const luck = taped(draws);
    const told = notes<K['event']>(luck, at);
    game.apply(state, actor, action, told);
    agree(luck.left, state, hash);
    yield { state, action, events: told.out };
  }
  if (digest(game.outcome(state) ?? null) !== digest(record.outcome)) bug('another outcome');
}

/** Undefined if everything is as recorded. */
export function verifyRecord<K extends Kind>(game: Game<K>, record: GameRecord): Difference | undefined {
  let entry = -1;
  try {
    for (const _moment of replay(game, record)) entry++;
  } catch (error) {
    return { entry, what: error instanceof Error ? error.message : String(error) };
  }
  const { seal, ...body } = record;
  return digest(body) === seal ? undefined : { entry, what: 'the seal does not fit: cut short or edited' };
}

function agree(drawsLeft: number, state: unknown, hash: string): void {
  if (drawsLeft > 0) bug(`${drawsLeft} draws were recorded but not asked for`);
  if (digest(state) !== hash) bug('another state');
}

function entryOf(input: unknown, seats: number, field: string): RecordEntry {
  const fields = anObject(input, field);
  onlyFields(fields, ['actor', 'action', 'at', 'draws', 'hash'], field);
  const actor = fieldOf(fields, 'actor');
  return {
    actor: actor === 'clock' ? actor : wholeNumber(actor, 0, seats - 1, `${field}.actor`),
    action: anObject(fieldOf(fields, 'action'), `${field}.action`),
    at: wholeNumber(fieldOf(fields, 'at'), 0, LONGEST_MS, `${field}.at`),
    draws: drawsOf(fields, field),
    hash: hashOf(fields, 'hash', field),
  };
}

function drawsOf(fields: Fields, field: string): Draw[] {
  return listOf(fieldOf(fields, 'draws'), MOST_DRAWS, `${field}.draws`, (item, at) => {
    const [n, got, ...more] = listOf(item, 2, at, (part, where) => wholeNumber(part, 0, 2 ** 32, where));
    if (n === undefined || got === undefined || more.length > 0 || got >= n) {
      throw new BadInput(at, 'must be a pair: below what, and what came');
    }
    return [n, got];
  });
}

function hashOf(fields: Fields, key: string, field: string): string {
  const text = fieldOf(fields, key);
  if (typeof text === 'string' && /^[0-9a-f]{16}$/.test(text)) return text;
  throw new BadInput(field === '' ? key : `${field}.${key}`, 'must be 16 hexadecimal digits');
}

function given(fields: Fields, key: string): unknown {
  const value = fieldOf(fields, key);
  if (value === undefined) throw new BadInput(key, 'is missing');
  return value;
}
