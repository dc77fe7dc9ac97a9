import type { Refusal, Seat } from '../../../engine/game.ts';
import { type Action, receiverOf } from '../action.ts';
import { refuseNoPayment } from '../pieces/payments.ts';
import { refused } from '../refusals.ts';
import { hasLeft, type State } from '../state.ts';
import { isPhrase, isTalk } from './words.ts';

/**
 * 6.5 asks this before anything else: is it a command, and, while the game is on, is its sender still here?
 */
export function unfit(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (!isCommand(state, action)) return refused('E_BAD_COMMAND');
  if (action.type === 'payTask') {
    const why = refuseNoPayment(state, seat, action);
    if (why !== undefined) return why;
  }
  // After the end everybody is told that it is over, those who left as well.
  return state.ended === null && hasLeft(state, seat) && !maySpeakOn(state, action)
    ? refused('E_LEFT_GAME')
    : undefined;
}

/** JI-R63: what this table could ever take from a seat. */
function isCommand(state: State, action: Action): boolean {
  if ((receiverOf(action) ?? 0) >= state.people.length) return false;
  switch (action.type) {
    case 'timeUp':
      return false;
    case 'say':
      return isPhrase(action);
    case 'answerOffer':
      return action.card <= state.deck.length;
    default:
      return true;
  }
}

/**
 * JI-R47: talk where the table allows it. Of a Move there is nothing to take back, and that is what is told.
 */
const maySpeakOn = (state: State, action: Action): boolean =>
  action.type === 'undoMove' || (state.config.leftPlayersTalk && isTalk(action));
