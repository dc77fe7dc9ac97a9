import { audit } from '../audit.ts';
import { parseConfig } from '../config.ts';
import { AT_BORDER, type Position, position } from '../lessons/position.ts';
import type { State } from '../state.ts';

export { card, type Standing as GivenSeat } from '../lessons/position.ts';

export interface Given extends Position {
  readonly config?: Readonly<Record<string, unknown>>;
}

/**
 * A lawful, audited state of Preparation in which it is `active`'s turn. Cards nobody named lie in the
 * Discard Pile.
 */
export function given(facts: Given): State {
  const config = parseConfig(facts.config ?? {}, { seats: facts.seats.length, ranked: false });
  const state = position(config, facts);
  audit(state);
  return state;
}

/** The first player's border turn, after Preparation. */
export const givenBorder = (facts: Given): State => given({ ...AT_BORDER, ...facts });
