import { hasAction } from '../../../engine/same.ts';
import type { Hand } from '../../../kit/hand.svelte.ts';
import { settings } from '../../../kit/settings.svelte.ts';
import type { TableProps } from '../../../kit/table.ts';
import type { Action } from '../action.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { cardTopic } from '../pieces/topics.ts';
import type { Board } from './board.svelte.ts';
import { cardAt, type Pick } from './pick.ts';
import { claimsOn } from './sums.ts';

/** A touch of a card on the sheet: it is looked at, opened, or what is being written is about it. */
export function cardToucher(
  table: () => TableProps<JourneyIstanbul>,
  board: Board,
  hand: Hand<JourneyIstanbul, Pick>,
  isTouch: boolean,
): (row: number, square: number, card: number) => void {
  /** Nothing was said about this card, and nothing is settled by looking that is not settled already. */
  function isPlain(row: number, square: number): boolean {
    const { view, seat } = table();
    const asksOnce = isTouch && settings.confirm === 'on' && view.undo !== null;
    return !asksOnce && claimsOn(view, cardAt(view, { kind: 'square', row, square }), seat).length === 0;
  }
  function choose(row: number, square: number): void {
    const { pick } = hand;
    const action: Action = { type: 'look', row, square };
    const again = pick.kind === 'square' && pick.row === row && pick.square === square;
    if (again || isPlain(row, square)) {
      hand.attempt(action);
      return;
    }
    table().tellWhy(undefined);
    hand.pick = { kind: 'square', row, square };
  }
  return (row, square, card) => {
    if (board.draft !== undefined) board.change({ about: cardTopic(card) });
    else if (board.looking && hasAction(table().options, { type: 'look', row, square })) choose(row, square);
    else board.open = { is: 'card', card };
  };
}
