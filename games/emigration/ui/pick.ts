import type { Action } from '../action.ts';
import type { Slot } from '../pieces/places.ts';

export const seatGroup = (owner: number): string => `seat-${owner}`;

/** The first of two or three taps: where the thing lies that is acted on (6.3). */
export function groupOf(action: Action): string {
  switch (action.type) {
    case 'buy':
    case 'discard':
    case 'activate':
      return seatGroup(action.owner);
    case 'buySupply':
      return 'supply';
    case 'scalp':
      return 'extras';
    case 'sell':
    case 'graduate':
      return action.type;
    case 'goToCollege':
      return 'college';
    case 'useWait':
      return 'wait';
    case 'choose':
      return 'owner' in action ? seatGroup(action.owner) : 'answer';
    default:
      return 'answer';
  }
}

/**
 * What can be taken back, or changes nothing, is sent at once; everything else is armed first (section 9,
 * undo).
 */
export function actsAtOnce(action: Action): boolean {
  switch (action.type) {
    case 'sell':
    case 'register':
    case 'tradeMoney':
    case 'tradeDocuments':
    case 'tradeConnections':
    case 'tradeAll':
    case 'forfeit':
      return true;
    case 'choose':
      return 'answer' in action && action.answer === 'none';
    default:
      return false;
  }
}

/** What the piece on the table is that an action takes: it is shown as chosen while the action is armed. */
export function slotOf(action: Action | undefined): { owner: number; slot: Slot } | undefined {
  return action !== undefined && 'slot' in action ? { owner: action.owner, slot: action.slot } : undefined;
}
