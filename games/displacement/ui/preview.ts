import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import type { View } from '../eyes/view.ts';
import { leaveLine } from './asks.ts';
import { blockLines, costsHomes } from './consequences.ts';

const sure = (what: Line): Line => line('ui.do.sure', { what });

/**
 * What ends something or cannot be taken back asks once more; undefined: sent at once. `careful` is the
 * player's wish.
 */
export function preview(
  view: View,
  seat: Seat,
  action: Action,
  options: readonly Action[],
  careful: boolean,
): Line | undefined {
  switch (action.type) {
    case 'block':
      return sure(blockLines(view, seat, true).label);
    case 'choosePin':
      return leaveLine(view, seat, action);
    case 'showGoal':
      return line('ui.goal.sure');
    case 'accept':
      return careful && options.some(({ type }) => type === 'block') && costsHomes(view, seat)
        ? sure(line('label.accept'))
        : undefined;
    case 'finish':
      return paysOnly(view, seat) && options.some(({ type }) => type === 'buy')
        ? sure(line('ui.finish'))
        : undefined;
    default:
      return undefined;
  }
}

/**
 * Everybody who waits is paid for, and nobody could be sent away: what is finished stays so. Where nothing
 * else could be done there is nothing to ask.
 */
function paysOnly(view: View, seat: Seat): boolean {
  const { displaced, tokens } = at(view.nations, seat);
  return displaced.length > 0 && displaced.length <= tokens && view.config.expulsion === 'lastResort';
}
