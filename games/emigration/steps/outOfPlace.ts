import type { Actor, Refusal } from '../../../engine/game.ts';
import { NOT_YOUR_TURN, WRONG_PHASE } from '../refusals.ts';
import type { State } from '../state.ts';

// 6.5: what is out of place is so for everybody, and is said before whose turn it is. The clock is told no
// more than that it is not its turn.

/** Something of the other phase. */
export function outOfPhase(state: State, actor: Actor, phase: State['phase']): Refusal | undefined {
  if (actor === 'clock') return NOT_YOUR_TURN;
  return state.phase === phase ? undefined : WRONG_PHASE[state.phase];
}

/** An answer nobody asked for. */
export const notAsked = (state: State, actor: Actor): Refusal =>
  outOfPhase(state, actor, 'preparation') ?? WRONG_PHASE.question;

/** Another part of the border turn. */
export const notNow = (state: State, actor: Actor): Refusal =>
  outOfPhase(state, actor, 'border') ?? WRONG_PHASE.step;
