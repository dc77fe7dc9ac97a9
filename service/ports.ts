import type { Answer } from '../room/ports.ts';
import type { ServerMessage } from '../room/protocol.ts';
import type { Peer } from './peer.ts';

/** What is drawn so that nobody can guess it, and what is kept of it. */
export interface Secrets {
  /** 128 bits that are a seat. Shown once; only its fingerprint is kept. */
  newToken(): string;
  /** Not to be guessed: whoever has the link may look on. */
  newTableId(): string;
  /** To be said across a room. */
  newCode(): string;
  fingerprint(token: string): string;
  /** Compares a token with fingerprints, in constant time where strangers could measure it. */
  sameAs(token: string): (key: string) => boolean;
}

/** What strangers tried and were not let do. Names no person, table, token or address. */
export interface Security {
  /** `what` is one of our own phrases, never anything a client said. */
  note(what: string, peer: Peer): void;
}

/**
 * Addresses that flood us, for a while. Their lines are dropped as they come in: to read even a first byte of
 * thousands a second, only to turn them away, would already cost those who play their time.
 */
export interface Shunned {
  add(peer: Peer): void;
  has(peer: Peer): boolean;
}

/** How long the answers of a line take. */
export interface MeasuredLine {
  /** What is believed of the round trip, in whole milliseconds; 0 before both kinds of answers came. */
  roundTrip(): number;
  /** The client has answered a `probe`. */
  probed(nonce: string): void;
  stop(): void;
}

/** One client's line, as a session uses it. */
export interface Door {
  readonly isOpen: boolean;
  send(text: string, answer?: Answer): void;
  /** Ends it, after all that was sent. */
  close(code: number, why: string): void;
  /** Nothing more is read: it is a flood. */
  stopReading(): void;
  measure(say: (message: Extract<ServerMessage, { t: 'probe' }>) => void): MeasuredLine;
  /** Has the client's transport send this back. Of several only the latest is waited for. */
  ping(mark: string, answered: () => void): void;
}

export interface Log {
  error(what: object, text: string): void;
}
