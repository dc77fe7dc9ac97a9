import { bug } from '../../../engine/bug.ts';
import { type Chance, seeded } from '../../../engine/chance.ts';
import type { Actor, Seat } from '../../../engine/game.ts';
import { notes } from '../../../engine/sitting.ts';
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

/** Plays if it may be done, and says what happened; a refusal otherwise fails the test. */
export function play(
  state: State,
  actor: Actor,
  action: Action,
  chance: Chance = seeded(1),
  at = 0,
): readonly Event[] {
  const refusal = game.refuse(state, actor, game.parseAction(JSON.parse(JSON.stringify(action))));
  if (refusal !== undefined) throw new Error(`refused: ${refusal.rule} ${refusal.key}`);
  const taken = notes<Event>(chance, at);
  game.apply(state, actor, action, taken);
  return taken.out;
}

/** The error of 6.1. */
export const whyNot = (state: State, actor: Actor, action: Action): string | undefined =>
  game.refuse(state, actor, action)?.key;

export const handOf = (state: State, seat: Seat): number[] => state.players[seat]?.hand ?? [];
export const at = (state: State, seat: Seat, slot: number): number => state.players[seat]?.at[slot - 1] ?? -9;
export const types = (events: readonly Event[]): string[] => events.map((event) => event.type);

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
