/**
 * Plain numbers and lists that both ends share; the schemas are in protocol.ts, which browsers do not load.
 */
export const PROTOCOL_VERSION = 1;
/** The largest message a client may send, in bytes. */
export const LARGEST_MESSAGE = 4096;
export const LONGEST_NAME = 24;
export const LONGEST_TALK = 280;
export const LONGEST_NOTE = 2000;
export const MOST_SEATS = 12;
/** So long a request to take back waits for its answers; then the move stands. */
export const ASKING_MS = 60_000;
export const SEAT_KINDS = ['human', 'bot', 'empty'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
/** How long the bots of a table take: people have to be able to follow. */
export const BOT_PACES = ['quick', 'normal', 'slow'] as const;
export type BotPace = (typeof BOT_PACES)[number];
export const TALK_RULES = ['phrases', 'free', 'off'] as const;
export type TalkRule = (typeof TALK_RULES)[number];
/** Entries of a log that are no part of the game: it stands where it stood. */
export const TABLE_ENTRIES = [
  'open',
  'close',
  'revoke',
  'admit',
  'standIn',
  'back',
  'leave',
  'sit',
  'host',
  'hint',
] as const;
export const ENTRY_KINDS = ['start', 'act', 'undo', ...TABLE_ENTRIES] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
export const isOfTable = (kind: EntryKind): boolean => TABLE_ENTRIES.some((one) => one === kind);
/**
 * Requests of one person, on all devices together, that may wait for their answer: fewer than are remembered,
 * so that none of them can be forgotten before it is repeated.
 */
export const MOST_UNANSWERED = 8;
