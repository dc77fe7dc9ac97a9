import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { View } from '../eyes/view.ts';
import { cardOf, deckCounts, idOf, PAYDAY } from '../pieces/cards.ts';
import { statusOf } from '../pieces/people.ts';

const PAYDAY_ID = idOf(PAYDAY);
const SIDES = 6;

/**
 * Section 10: to college when the chance to pay is at least 1/2 and more than a third of the Paydays is left.
 */
export function collegeRule(view: View, seat: Seat, options: readonly Action[]): Action | undefined {
  const college = options.find(({ type }) => type === 'goToCollege');
  const me = view.seats[seat];
  if (college === undefined || me === undefined) return undefined;
  const life = me.life.map(cardOf);
  const payable = me.money - me.number + statusOf(view.config, { life }, 'scholarship');
  const { paydays } = deckCounts(view.seats.length);
  const used = view.discard.filter((id) => id === PAYDAY_ID).length;
  return 2 * payable >= SIDES && 3 * (paydays - used) > paydays ? college : undefined;
}
