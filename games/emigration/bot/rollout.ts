import { at } from '../../../engine/at.ts';
import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { PAYDAY } from '../pieces/cards.ts';
import { papersOf } from '../pieces/people.ts';
import { placeOf } from '../pieces/places.ts';
import { type State, seatOf } from '../state.ts';

/** A quick plausible action. */
export function rollout(state: State, seat: Seat, options: readonly Action[], chance: Chance): Action {
  let total = 0;
  for (const action of options) total += weightOf(state, seat, action);
  let left = chance.below(Math.max(1, total));
  for (const action of options) {
    left -= weightOf(state, seat, action);
    if (left < 0) return action;
  }
  return at(options, options.length - 1);
}

function weightOf(state: State, seat: Seat, action: Action): number {
  const me = seatOf(state, seat);
  switch (action.type) {
    case 'graduate':
    case 'tradeAll':
      return 400;
    case 'buySupply': {
      return papersOf(me, action.kind) > 0 ? 1 : action.pay === 'money' ? 20 : 12;
    }
    case 'buy':
      return 14;
    case 'activate': {
      const card = seatOf(state, action.owner).layout[placeOf(state.config.layout, action.slot)] ?? PAYDAY;
      return (card === PAYDAY && !me.inCollege ? 16 : 8) >> (action.owner === seat ? 0 : 1);
    }
    case 'discard':
      return action.owner === seat ? 10 : 4;
    case 'goToCollege':
      return me.money > 8 ? 14 : 2;
    case 'sell':
    case 'useWait':
    case 'decline':
      return 1;
    default:
      return 8;
  }
}
