import type { Draw } from '../../engine/chance.ts';
import { digest } from '../../engine/digest.ts';
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
} from '../../engine/door.ts';
import type { Actor, Game, Kind } from '../../engine/game.ts';
import type { Head } from '../../room/head.ts';
import { ENTRY_KINDS, type EntryKind, LONGEST_NAME, MOST_SEATS } from '../../room/limits.ts';
import type { Instead, LogEntry } from '../../room/store.ts';

/**
 * A game that is over, as it is handed on in a link or a file: who sat there, and all that was done and
 * drawn. What each draw was for is not said: the rules know.
 */
export interface SentGame {
  readonly format: typeof FORMAT;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly config: unknown;
  readonly seats: readonly SentSeat[];
  /** What luck gave for the deal. */
  readonly deal: readonly number[];
  readonly log: readonly SentEntry[];
  /** Of the last state: rules that came to another end since then must not tell another game. */
  readonly end: string;
}

export interface SentSeat {
  readonly name: string;
  /** Which bot played; null: a person. */
  readonly bot: string | null;
}

/** An entry of the log; what is usual is left out. */
export interface SentEntry {
  /** Usually an action. */
  readonly kind?: EntryKind;
  readonly who?: Actor;
  readonly do?: { readonly type: string };
  readonly luck?: readonly number[];
  readonly at?: number;
  /** Usually whoever has the seat. */
  readonly by?: LogEntry['by'];
  readonly instead?: Instead;
  readonly to?: number;
}

const FORMAT = 'crossings-game-1';
const BY = ['person', 'bot', 'clock', 'table'] as const;
const INSTEAD = ['bot', 'skip'] as const;
const LONGEST_BOT = 40;
const MOST_ENTRIES = 20_000;
const MOST_DRAWS = 10_000;
const LONGEST_MS = 1e12;

export function sentGame(
  game: Game<Kind>,
  head: Head,
  { entries, state }: { readonly entries: readonly LogEntry[]; readonly state: unknown },
): SentGame {
  const [start, ...log] = entries;
  const seats = head.seats.map(({ name, kind, bot }): SentSeat => {
    return { name: name ?? '', bot: kind === 'bot' ? bot : null };
  });
  return {
    format: FORMAT,
    game: game.id,
    version: head.version,
    config: head.config,
    seats,
    deal: given(start?.draws ?? []),
    log: log.map((entry) => sentEntry(entry, usuallyBy(entry.actor, seats))),
    end: digest(state),
  };
}

const given = (draws: readonly Draw[]): number[] => draws.map(([, got]) => got);

function usuallyBy(actor: Actor | null, seats: readonly SentSeat[]): LogEntry['by'] {
  if (actor === 'clock') return 'clock';
  return actor !== null && typeof seats[actor]?.bot === 'string' ? 'bot' : 'person';
}

export const byOf = ({ by, who }: SentEntry, seats: readonly SentSeat[]): LogEntry['by'] =>
  by ?? usuallyBy(who ?? null, seats);

function sentEntry(entry: LogEntry, usual: LogEntry['by']): SentEntry {
  const { kind, actor, action, draws, at, by, instead, to } = entry;
  return {
    ...(kind !== 'act' && { kind }),
    ...(actor !== null && { who: actor }),
    ...(action !== null && { do: action }),
    ...(draws.length > 0 && { luck: given(draws) }),
    ...(at > 0 && { at }),
    ...(by !== usual && { by }),
    ...(instead !== undefined && { instead }),
    ...(to !== null && { to }),
  };
}

/** Reads what somebody was sent; whether the rules allow it is for `playAgain` to say. */
export function parseSent(input: unknown): SentGame {
  const fields = anObject(input);
  onlyFields(fields, ['format', 'game', 'version', 'config', 'seats', 'deal', 'log', 'end']);
  const seats = listOf(fieldOf(fields, 'seats'), MOST_SEATS, 'seats', seatOf);
  return {
    format: oneOf(fieldOf(fields, 'format'), [FORMAT], 'format'),
    game: shortText(fieldOf(fields, 'game'), 100, 'game'),
    version: wholeNumber(fieldOf(fields, 'version'), 0, 1_000_000, 'version'),
    config: fieldOf(fields, 'config'),
    seats,
    deal: luckOf(fields, 'deal', ''),
    log: listOf(fieldOf(fields, 'log'), MOST_ENTRIES, 'log', (item, at) => entryOf(item, seats.length, at)),
    end: shortText(fieldOf(fields, 'end'), 16, 'end'),
  };
}

function seatOf(input: unknown, field: string): SentSeat {
  const fields = anObject(input, field);
  onlyFields(fields, ['name', 'bot'], field);
  const bot = fieldOf(fields, 'bot');
  return {
    name: shortText(fieldOf(fields, 'name'), LONGEST_NAME, `${field}.name`),
    bot: bot === null ? null : shortText(bot, LONGEST_BOT, `${field}.bot`),
  };
}

function entryOf(input: unknown, seats: number, field: string): SentEntry {
  const fields = anObject(input, field);
  onlyFields(fields, ['kind', 'who', 'do', 'luck', 'at', 'by', 'instead', 'to'], field);
  const has = (key: string): boolean => fieldOf(fields, key) !== undefined;
  const one = <const T extends string>(key: string, values: readonly T[]): T =>
    oneOf(fieldOf(fields, key), values, `${field}.${key}`);
  const count = (key: string, max: number): number =>
    wholeNumber(fieldOf(fields, key), 0, max, `${field}.${key}`);
  return {
    ...(has('kind') && { kind: one('kind', ENTRY_KINDS) }),
    ...(has('who') && { who: fieldOf(fields, 'who') === 'clock' ? 'clock' : count('who', seats - 1) }),
    ...(has('do') && { do: actionOf(fieldOf(fields, 'do'), `${field}.do`) }),
    ...(has('luck') && { luck: luckOf(fields, 'luck', `${field}.`) }),
    ...(has('at') && { at: count('at', LONGEST_MS) }),
    ...(has('by') && { by: one('by', BY) }),
    ...(has('instead') && { instead: one('instead', INSTEAD) }),
    ...(has('to') && { to: count('to', MOST_ENTRIES) }),
  };
}

function actionOf(input: unknown, field: string): { readonly type: string } {
  const action = anObject(input, field);
  return { ...action, type: shortText(fieldOf(action, 'type'), 100, `${field}.type`) };
}

const luckOf = (fields: Fields, key: string, before: string): number[] =>
  listOf(fieldOf(fields, key), MOST_DRAWS, before + key, (item, at) => wholeNumber(item, 0, 2 ** 32, at));

/** Luck as it was, and nothing left of it afterwards. */
export function luckAgain(luck: readonly number[], field: string) {
  let at = 0;
  return {
    below(n: number): number {
      const got = luck[at++];
      if (got === undefined || got >= n) throw new BadInput(field, `draw ${at} is none below ${n}`);
      return got;
    },
    end(): void {
      if (at < luck.length) throw new BadInput(field, 'more was drawn than the rules ask for');
    },
  };
}
