import type { Seat } from '../../../engine/game.ts';
import { hasAction } from '../../../engine/same.ts';
import { type Held, NOTHING } from '../../../kit/held.ts';
import type { Taken } from '../../../kit/slips.ts';
import type { Action } from '../action.ts';
import type { View } from '../eyes/view.ts';
import { isAbout } from './slips.ts';

/** What the player has in their fingers, before anything is sent. Slots count from 0. */
export type Pick = Held<Action, { readonly kind: 'member'; readonly slot: number } | Taken>;

/** What is in the fingers stays there as long as it can be done: an offer may come while somebody decides. */
export function kept(pick: Pick, options: readonly Action[]): Pick {
  if (pick.kind === 'member') return canAct(options, pick.slot) ? pick : NOTHING;
  if (pick.kind === 'slip') return options.some((one) => isAbout(one, pick.id)) ? pick : NOTHING;
  return pick.kind === 'armed' && !hasAction(options, pick.action) ? NOTHING : pick;
}

/** Whether this member can be moved or stay now. */
export const canAct = (options: readonly Action[], slot: number): boolean =>
  options.some((one) => (one.type === 'move' || one.type === 'stay') && one.slot === slot + 1);

/** The slot whose ways are lit: the picked one, the one of the armed move, or the only one there is. */
export function chosenSlot(pick: Pick, options: readonly Action[]): number | undefined {
  if (pick.kind === 'member') return pick.slot;
  if (pick.kind === 'armed' && (pick.action.type === 'move' || pick.action.type === 'stay'))
    return pick.action.slot - 1;
  const slots = new Set(
    options.flatMap((one) => (one.type === 'move' || one.type === 'stay' ? [one.slot - 1] : [])),
  );
  return slots.size === 1 ? [...slots][0] : undefined;
}

/** What was chosen as the last thing of a turn may end it: nobody waits for an answer of this seat. */
export const mayEnd = (view: View, seat: Seat, options: readonly Action[]): boolean =>
  options.some(({ type }) => type === 'endTurn') &&
  !view.offers.some(({ from, counters }) => from === seat && counters.some(({ open }) => open));

/** Nothing is left but to trade or to end, and no offer of this seat's, or to it, is open. */
export const isDone = (view: View, seat: Seat, options: readonly Action[]): boolean =>
  (view.step === 'after' || view.step === 'idle') &&
  view.turn.seat === seat &&
  view.offers.length === 0 &&
  options.length === 1 &&
  options[0]?.type === 'endTurn';
