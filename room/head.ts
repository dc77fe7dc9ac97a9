import type { Seat } from '../engine/game.ts';
import { levelLabel, USUAL_LEVEL } from '../engine/levels.ts';
import type { BotPace, SeatKind, TalkRule } from './limits.ts';

/** A chair. `key` is the fingerprint of its person's token: whoever shows that token is this person. */
export interface SeatRecord {
  readonly kind: SeatKind;
  readonly name: string | null;
  /** Which bot plays where a bot plays; also the stand-in's. */
  readonly bot: string;
  readonly key: string | null;
  /**
   * 'asked': the person stepped back, and of what is played for it nothing is said. 'absent': it is away or
   * has left, everybody may know it, and it has the seat again when it returns.
   */
  readonly standIn: 'no' | 'asked' | 'absent';
  /** When its person sat down, in milliseconds since 1970; absent or 0: from the beginning. */
  readonly sat?: number;
  /** Its person's word: while they are away, the others may give the seat to a late comer. */
  readonly spare?: boolean;
  /** The fingerprint of a pass by which its person goes on with another device (access.ts). */
  readonly pass?: string | null;
}

export const PHASES = ['lobby', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * All that a table is, apart from the rules' state. Replaced, never changed: the old one holds until the
 * commit.
 */
export interface Head {
  readonly id: string;
  /** To be said aloud. */
  readonly code: string;
  readonly game: string;
  /** Of the rules that wrote the state. */
  readonly version: number;
  readonly name: string;
  readonly listed: boolean;
  readonly config: unknown;
  readonly talk: TalkRule;
  readonly decisionMs: number | null;
  readonly absenceMs: number | null;
  /** Tables of before do not say: normal. */
  readonly pace?: BotPace;
  /** Whoever asks is told what a bot would do, and everybody that they asked. Tables of before: no. */
  readonly hints?: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly hostKey: string;
  /** A host without a seat was away, and the right passed on: it has it again when it returns. */
  readonly founder?: string | null;
  readonly seats: readonly SeatRecord[];
  readonly phase: Phase;
  readonly paused: boolean;
  /** Who paused: a seat, or null for a host without one. Tables of before do not say. */
  readonly pausedBy?: Seat | null;
  readonly opened: boolean;
  readonly next: string | null;
  /** Raised by every writing: whoever writes to an older one than the store has is too late. */
  readonly rev: number;
  /** The latest entry of the log; -1 before the deal, which is entry 0. */
  readonly seq: number;
  /** The entry that was made at the latest mark: taking back goes to the state before it. */
  readonly mark: number;
  /** The number of each seat's present menu. */
  readonly decisions: readonly number[];
  /**
   * The ids of the latest requests, newest last: by seat, and behind the seats those of a host without one. A
   * repeat is answered, not done again.
   */
  readonly ids: readonly (readonly string[])[];
}

const IDS_KEPT = 16;

/** Where the requests of this person are remembered; undefined for onlookers. */
export const placeOf = (head: Head, who: { seat: Seat | null; host: boolean }): number | undefined =>
  who.seat ?? (who.host ? head.seats.length : undefined);

export function rememberId(head: Head, place: number, id: string): Head['ids'] {
  if (head.ids[place]?.includes(id) === true) return head.ids;
  return Array.from({ length: head.seats.length + 1 }, (_, i) => {
    const ids = head.ids[i] ?? [];
    return i === place ? [...ids, id].slice(-IDS_KEPT) : ids;
  });
}

export const withSeat = (head: Head, seat: Seat, change: Partial<SeatRecord>): Head => ({
  ...head,
  seats: head.seats.map((record, i) => (i === seat ? { ...record, ...change } : record)),
});

/** This person and no other has the seat now: what the one before asked for is nobody's business any more. */
export const withPerson = (head: Head, seat: Seat, record: SeatRecord): Head => ({
  ...withSeat(head, seat, record),
  ids: head.ids.map((ids, i) => (i === seat ? [] : ids)),
});

export const PLAIN_SEAT: SeatRecord = {
  kind: 'empty',
  name: null,
  bot: levelLabel(USUAL_LEVEL),
  key: null,
  standIn: 'no',
};

/** A bot decides for this seat just now. */
export const playedByBot = (seat: SeatRecord | undefined): boolean =>
  seat !== undefined && (seat.kind === 'bot' || seat.standIn !== 'no');

/**
 * Its person asked a bot to play: to everybody else they still sit there and play themselves. A seat without
 * a person is a bot's in the sight of all.
 */
export const isSteppedBack = (seat: SeatRecord | undefined): boolean =>
  seat?.standIn === 'asked' && seat.key !== null;

/** A bot decides for this seat, and everybody may know it. */
export const isSeenAsBot = (seat: SeatRecord | undefined): boolean =>
  playedByBot(seat) && !isSteppedBack(seat);
