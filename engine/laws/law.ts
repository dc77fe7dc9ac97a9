import type { Kind } from '../game.ts';
import type { GameRecord } from '../record.ts';
import type { Title } from '../title.ts';

/**
 * A game to be played under the eyes of a law. Each choice picks among all that can be done (`moves.ts`), so
 * that a shorter list, and smaller numbers in it, is a simpler game: a failing case can be shrunk.
 */
export interface Case {
  /** As the host would send it. */
  readonly config: unknown;
  readonly seats: number;
  readonly seed: number;
  readonly choices: readonly number[];
}

/** What a law about the game as a whole may look at. */
export interface Evidence {
  readonly configs: readonly unknown[];
  readonly seats: readonly number[];
  /** How many games to play. */
  readonly games: number;
  readonly seed: number;
  readonly recorded: readonly GameRecord[];
  readonly stored: readonly StoredState[];
  /** Milliseconds from somewhere: the laws themselves read no clock. */
  now(): number;
}

/** A state of an older version, as it lay in a store. */
export interface StoredState {
  readonly version: number;
  readonly state: unknown;
  readonly config: unknown;
  readonly seats: number;
}

/** A law about each single game that is played. */
export interface CaseLaw {
  readonly law: string;
  readonly title: string;
  /** How dear one case is beside others; dear laws get fewer cases. */
  readonly weight: number;
  check<K extends Kind>(title: Title<K>, given: Case): void;
}

/** A law about the game as a whole. */
export interface WholeLaw {
  readonly law: string;
  readonly title: string;
  check<K extends Kind>(title: Title<K>, evidence: Evidence): void;
}

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
  readonly law: string;
  readonly details: unknown;

  constructor(law: string, problem: string, details?: unknown) {
    super(`${law}: ${problem}${details === undefined ? '' : `\n${short(details)}`}`);
    this.law = law;
    this.details = details;
  }
}

/** Breaks `law` unless both texts are the same; shows the place where they part. */
export function same(law: string, problem: string, one: string, other: string, details?: unknown): void {
  if (one === other) return;
  let at = 0;
  while (one[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  const parts = { one: one.slice(from, at + 60), other: other.slice(from, at + 60) };
  throw new LawBroken(law, problem, { ...parts, lengths: [one.length, other.length], details });
}

/** JSON with `undefined` written out: "no answer" and an empty answer must not look the same. */
export const textOf = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

const short = (details: unknown): string => {
  const text = textOf(details);
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
};
