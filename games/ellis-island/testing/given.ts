import { bug } from '../../../engine/bug.ts';
import { type Chance, seeded } from '../../../engine/chance.ts';
import type { Actor, Seat } from '../../../engine/game.ts';
import { playIn } from '../../../engine/testing/play.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import { type Position, position } from '../lessons/position.ts';
import type { State } from '../state.ts';
import { game } from './game.ts';

export { type HandText, hand, type Standing as GivenPlayer } from '../lessons/position.ts';

export interface Given extends Position {
  readonly seats?: number;
  readonly config?: Readonly<Record<string, unknown>>;
}

/** A table with the facts that matter put in place; the rest of the pack makes the pile. */
export function given({ seats = 3, config, ...facts }: Given = {}): State {
  const wishes = { familyAssignment: 'random', mentalFaces: 'printed', ...config };
  return position(game.parseConfig(wishes, { seats, ranked: false }), seats, facts);
}

// Piles may be named by hand, and the pack is then not complete.
const unaudited: typeof game = { ...game, audit: () => {} };

/** Plays one lawful action by changing the state, and says what happened. */
export const play = (state: State, actor: Actor, action: Action, chance?: Chance, at = 0): readonly Event[] =>
  playIn(unaudited, state, { by: actor, action, at }, chance);

/** The error of 6.1. */
export const whyNot = (state: State, actor: Actor, action: Action): string | undefined =>
  game.refuse(state, actor, action)?.key;

export const handOf = (state: State, seat: Seat): number[] => state.players[seat]?.hand ?? [];
export const at = (state: State, seat: Seat, slot: number): number => state.players[seat]?.at[slot - 1] ?? -9;

/** Whoever waits for the clock lets it run so often. */
export function clock(state: State, times = 1, chance: Chance = seeded(2)): Event[] {
  const told: Event[] = [];
  for (let i = 0; i < times; i++) {
    const { window } = game.awaiting(state);
    if (window === undefined) return bug('no window is open');
    told.push(...play(state, 'clock', window.closes, chance, window.ms));
  }
  return told;
}
