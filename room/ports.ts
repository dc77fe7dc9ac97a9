import type { Chance } from '../engine/chance.ts';
import type { Form, Kind, Seat } from '../engine/game.ts';
import type { Why } from '../engine/why.ts';
import type { Encoding } from './encoding/encoding.ts';
import type { Head } from './head.ts';
import type { BotPace } from './limits.ts';
import type { Sentence } from './protocol.ts';
import type { Store } from './store.ts';

/**
 * Everything a room asks of the world. Nothing in room/ reads a clock, rolls dice or opens a socket by
 * itself.
 */
export interface Ports {
  readonly store: Store;
  readonly time: Time;
  /** The luck of the game. On a server it must not be guessable. */
  readonly luck: Chance;
  readonly bots: Bots;
  /** Sets the same people to a new table and says its id, or why not; `from`: where who asks came from. */
  rematch(head: Head, from: string | undefined): Promise<string | Sentence>;
  /**
   * At this table, which a rematch made, and at those after it, the person of the first fingerprint has the
   * second one from now on.
   */
  rekey(table: string, old: string, key: string): Promise<void>;
  /** What is kept of a token, and what it is known by. */
  fingerprint(token: string): string;
  /** 31 random bits: numbers of steps that were told in different runs must never be the same. */
  run(): number;
  /** A rule or a bot broke; the table goes on. */
  complain(what: string, error: unknown): void;
  /** All people of this table share one device: nobody waits for anybody who is not there. */
  readonly oneDevice?: boolean;
}

export interface Time {
  /** Milliseconds that only ever grow: setting the wall clock must not end anybody's turn. */
  now(): number;
  /** Milliseconds since 1970, for people to read. */
  date(): number;
  after(ms: number, run: () => void): () => void;
}

export interface Bots {
  /** `table` is for whoever shares out the time to think; no bot is told. */
  think(question: Question, table: string): Promise<Thought>;
}

/** All that a bot is given: what its seat sees, as plain JSON. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly view: unknown;
  readonly options: readonly Kind['action'][];
  readonly forms: readonly Form<Kind['action']>[];
  readonly memory: unknown;
  readonly canWait: boolean;
  /** The seats of people, also of those who are away. */
  readonly people: readonly Seat[];
  /** How long it takes for the eyes of people; 'none': milliseconds count. */
  readonly pace: BotPace | 'none';
  /** How much longer or shorter than usual that is just now (tempo.ts). */
  readonly tempo?: number;
  /** It did this then, and is asked why. */
  readonly did?: Kind['action'];
  /** Somebody asks what it would do in their place, and why. */
  readonly advises?: true;
}

export interface Thought {
  /** null: it would rather wait, or leaves it to the game's default. */
  readonly action: Kind['action'] | null;
  /** What it still remembers after thinking. */
  readonly memory: unknown;
  /** If it was asked for that. */
  readonly why?: Why;
}

/** What a request came to: done and durable, or why not. */
export type Answer = 'done' | Sentence;

/**
 * Why a room lets a connection go. `link.wrongToken`: its seat is no longer its person's, and coming back
 * with that token will not help. `link.moved`: it is another seat's now, and whoever comes back finds it. The
 * others: this room can write no more, and whoever comes back finds a
 * fresh one.
 */
export type Farewell = 'link.wrongToken' | 'link.moved' | 'store.locked' | 'store.conflict' | 'store.unsure';

/** One connection. Text goes out as it is: a message is written once for all who have the same eyes. */
export interface Link {
  readonly seat: Seat | null;
  /** Changes only when the host's right passes on (hosts.ts). */
  host: boolean;
  /** The fingerprint of the token it showed; null for an onlooker. Changes only when its person renews it. */
  key: string | null;
  /** How it is written to; its `hello` chose. */
  readonly encoding: Encoding;
  /** It holds the rules of the game: a menu is a function of its view, so it is sent none. */
  rules?: boolean;
  /** Where it came from, for whoever counts what an address does: no room looks at it. */
  readonly from?: string;
  /** What its person reads, if it said so. */
  readonly language?: string;
  /** What an onlooker said that they are called. */
  name?: string;
  /** The measured round trip in milliseconds; absent where there is no line. */
  roundTrip?(): number;
  /** `answer` is there if this text answers a request. */
  send(text: string, answer?: Answer): void;
  /** The room has forgotten this link already; nothing may be sent to it afterwards. */
  close(why: Farewell): void;
}

/** Who a token says that somebody is. */
export type Person = Pick<Link, 'seat' | 'host' | 'key'>;
