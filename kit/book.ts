import type { Component } from 'svelte';
import type { Kind } from '../engine/game.ts';
import type { Picture } from './icons.ts';

/** What a game adds to its rulebook; loaded with it, never with the table. RULEBOOK.md names the figures. */
export interface BookUi<K extends Kind> {
  /** Draws a piece as it lies on the table, from the rows of the content. */
  readonly Figure: Component<{ of: string }>;
  readonly asked: Asked<K>;
}

/** By what can be done now: the clauses that one may want to read. RULEBOOK.md tells each of them. */
export type Asked<K extends Kind> = { readonly [T in K['action']['type']]: readonly string[] };

/** A simple piece: a card with a number in its corner, a round token, or a sign alone. */
export interface Drawing {
  readonly shape: 'card' | 'token' | 'sign';
  readonly picture: Picture;
  readonly tint?: string;
  readonly number?: number;
  readonly words?: string;
}
