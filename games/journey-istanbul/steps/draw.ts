import type { Refusal } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { JAIL } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { deckLeft, drawCard } from '../pieces/sheet.ts';
import { refused } from '../refusals.ts';
import { personOf, type State } from '../state.ts';
import { enterDraw } from './rhythm.ts';

export const DRAW: Action = { type: 'draw' };

/** JI-7.1: as many cards as the place says, before the turn can end. */
export const mustDraw = ({ turn, deck, drawn }: State): boolean =>
  (turn.phase === 'look' || turn.phase === 'draw') && turn.draws > 0 && deck.length > drawn;

export function refuseDraw(state: State): Refusal | undefined {
  if (personOf(state, state.turn.seat).place === JAIL) return refused('E_IN_JAIL');
  return mustDraw(state) ? undefined : refused('E_WRONG_STEP', undefined, 'JI-7.1');
}

/** What stands before the end of the turn. */
export const refuseWithoutDraw = (state: State): Refusal | undefined =>
  mustDraw(state)
    ? refused('E_MUST_DRAW', { count: Math.min(state.turn.draws, deckLeft(state)) })
    : undefined;

export function draw(state: State, ctx: Ctx): void {
  const { turn } = state;
  turn.closed = true;
  turn.phase = 'draw';
  turn.draws--;
  drawCard(state, turn.seat, ctx);
  enterDraw(state, ctx);
}
