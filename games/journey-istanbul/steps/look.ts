import { at } from '../../../engine/at.ts';
import type { Refusal } from '../../../engine/game.ts';
import type { Action, ActionBy } from '../action.ts';
import { SQUARES, WEEK } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { rowOf, squareNumber } from '../pieces/calendar.ts';
import { lookAt, squareAt } from '../pieces/sheet.ts';
import { refused } from '../refusals.ts';
import type { State } from '../state.ts';
import { maybeEndLooks } from './rhythm.ts';

/** JI-6. */

const LOOKS: readonly Action[] = Array.from({ length: WEEK * SQUARES }, (_nothing, square) => ({
  type: 'look',
  row: rowOf(square),
  square: squareNumber(square),
}));

/** JI-R14: no card twice in a turn. */
export function addLooks(state: State, list: Action[]): void {
  const { looks, looked } = state.turn;
  if (looks === 0) return;
  // Random play spends much of its time here: no pairs are made.
  for (let square = 0; square < LOOKS.length; square++) {
    const card = at(state.sheet, square);
    if (card > 0 && !looked.includes(card)) list.push(at(LOOKS, square));
  }
}

export function refuseLook(state: State, { row, square }: ActionBy<'look'>): Refusal | undefined {
  const { turn } = state;
  if (turn.phase === 'move') return refused('E_WRONG_STEP', undefined, 'JI-6.1');
  if (turn.closed) return refused('E_WRONG_STEP', undefined, 'JI-R18');
  if (turn.looks === 0) {
    return refused('E_NO_LOOKS_LEFT', undefined, turn.phase === 'jail' ? 'JI-13.1' : 'JI-6.1');
  }
  const card = state.sheet[squareAt(row, square)] ?? 0;
  if (card === 0) return refused('E_NO_CARD_THERE');
  return turn.looked.includes(card) ? refused('E_ALREADY_LOOKED') : undefined;
}

export function look(state: State, { row, square }: ActionBy<'look'>, ctx: Ctx): void {
  const { turn } = state;
  const card = state.sheet[squareAt(row, square)] ?? 0;
  turn.looks--;
  turn.looked.push(card);
  lookAt(state, turn.seat, card, ctx);
  maybeEndLooks(state, ctx);
}
