import type { Seat } from '../../../engine/game.ts';
import { hasAction } from '../../../engine/same.ts';
import { type Line, line } from '../../../engine/text.ts';
import { type Held, NOTHING } from '../../../kit/held.ts';
import type { Taken } from '../../../kit/slips.ts';
import type { Action } from '../action.ts';
import { SQUARES } from '../content.ts';
import { knownIn } from '../eyes/known.ts';
import type { View } from '../eyes/view.ts';

/** What the player has in their fingers, before anything is sent. */
export type Pick = Held<Action, Square | Taken>;
/** A row of the sheet and, if already chosen, a square of it. */
interface Square {
  readonly kind: 'square';
  readonly row: number;
  readonly square: number | null;
}

/** The card on the chosen square; 0 if none is chosen. */
export const cardAt = (view: View, pick: Square): number =>
  view.sheet[(pick.row - 1) * SQUARES + (pick.square ?? 0) - 1] ?? 0;

/** What stays in the fingers when the menu changes: a gift that arrives must not knock a card out of them. */
export function kept(pick: Pick, options: readonly Action[]): Pick {
  if (pick.kind === 'armed') {
    // Whether to go on without a look is asked anew after one.
    const isOfLooks = pick.action.type === 'draw' || pick.action.type === 'endTurn';
    return !isOfLooks && hasAction(options, pick.action) ? pick : NOTHING;
  }
  if (pick.kind !== 'square') return pick;
  const inRow = options.filter((one) => one.type === 'look' && one.row === pick.row);
  if (inRow.length === 0) return NOTHING;
  const { row, square } = pick;
  return square === null || hasAction(inRow, { type: 'look', row, square })
    ? pick
    : { ...pick, square: null };
}

/**
 * What it would do, for what cannot be taken back; undefined: act at once. A thumb slips more easily than a
 * pointer: on a touch screen the first step that cannot be taken back asks once (section 9).
 */
export function preview(action: Action, view: View, seat: Seat, touch: boolean): Line | undefined {
  const known = knownIn(view);
  const money = view.people[seat]?.money ?? 0;
  switch (action.type) {
    case 'draw':
      if (view.turn.looks > 0) return line('ui.preview.draw', { count: view.turn.looks });
      return touch && view.undo !== null ? line('ui.hint.draw') : undefined;
    case 'give':
      return touch ? line('ui.hears.give') : undefined;
    case 'endTurn':
      if (view.turn.phase === 'jail') return undefined;
      return view.turn.looks > 0 ? line('ui.preview.endTurn', { count: view.turn.looks }) : undefined;
    case 'payBail':
      return line(view.config.bailBarsCards ? 'ui.preview.bail.bars' : 'ui.preview.bail', {
        amount: known.bail(seat),
        left: money - known.bail(seat),
      });
    case 'acceptJail':
      return line('ui.preview.jail', { money });
    case 'answerOffer': {
      if (action.answer === 'pass') return undefined;
      const price = known.offered(seat);
      if (view.offer?.kind !== 'journey')
        return touch ? line('ui.hint.work', { after: money + price, money }) : undefined;
      return line('ui.preview.leave', { price, left: money - price });
    }
    default:
      return undefined;
  }
}
