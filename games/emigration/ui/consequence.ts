import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import { RAISE, RESALE, TOLL } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { paperPrice } from '../pieces/people.ts';
import { whereOf } from '../pieces/places.ts';
import { cardAt, graduatesUpTo, payable, statusOf } from './asks-turn.ts';
import { faceOf, rowLine } from './faces.ts';
import { uncovers } from './shape.ts';

/**
 * What an armed action will do, before it is sent: prices, who is paid, what turns up, what a roll decides.
 */
export function consequence(view: View, seat: Seat, action: Action): { prompt: Line; hint: Line } {
  const again = line('ui.hint.again');
  const me = at(view.seats, seat);
  switch (action.type) {
    case 'buy':
    case 'discard':
    case 'activate':
      return {
        prompt: takingLine(view, seat, action),
        hint: line('ui.hint.turnsUp', { n: uncovers(view, action.owner, action.slot).length }),
      };
    case 'buySupply': {
      const paper = line(`paper.${action.kind}`);
      const price = paperPrice(view.config, action.kind);
      const left = me.money - price;
      return { prompt: line(`ui.armed.supply.${action.pay}`, { paper, price, left }), hint: again };
    }
    case 'scalp': {
      const money = paperPrice(view.config, action.kind) + TOLL;
      const args = { paper: line(`paper.${action.kind}`), money, seller: { seat: action.seller } };
      return {
        prompt: line('ui.armed.scalp', args),
        hint: line('ui.hint.scalp', { consent: view.config.scalpConsent }),
      };
    }
    case 'goToCollege': {
      const base = me.number - statusOf(view, me, 'scholarship');
      return {
        prompt: line('ui.armed.college', { base }),
        hint: line('ui.hint.college', { can: payable(view, me) }),
      };
    }
    case 'graduate': {
      const wage = (RAISE[me.degrees + 1] ?? 0) - (RAISE[me.degrees] ?? 0);
      return {
        prompt: line('ui.armed.graduate', { upTo: graduatesUpTo(view, me) }),
        hint: line('ui.hint.graduate', { wage }),
      };
    }
    case 'useWait':
      return { prompt: line('ui.armed.wait'), hint: again };
    case 'lane': {
      const lane = view.lanes[action.lane - 1];
      const tokens = lane === undefined ? [] : lane.top === null ? lane.left : [lane.top];
      return {
        prompt: line('ui.armed.lane', { lane: action.lane, held: me.assurance }),
        hint: line('ui.hint.noWayBack', { tokens }),
      };
    }
    case 'choose':
      return { prompt: choiceLine(view, seat, action), hint: again };
    default:
      return { prompt: line('ui.armed.sure'), hint: again };
  }
}

function takingLine(
  view: View,
  seat: Seat,
  action: Extract<Action, { type: 'buy' | 'discard' | 'activate' }>,
): Line {
  const face = faceOf(view, cardAt(view, action));
  const me = at(view.seats, seat);
  const own = action.owner === seat;
  const toll = own ? 0 : TOLL;
  const args = { card: face.name, owner: { seat: action.owner }, toll };
  if (action.type === 'buy') {
    const price = face.price ?? 0;
    return line('ui.armed.buy', { ...args, price, left: me.money - price - toll });
  }
  if (action.type === 'discard')
    return line('ui.armed.discard', { ...args, gain: RESALE, left: me.money + RESALE - toll });
  if (face.text === undefined) {
    const n = me.salary;
    const others = view.seats.reduce((sum, { salary }) => sum + salary, -n);
    return view.seats.every(({ salary }) => salary === n)
      ? line('ui.armed.payday.same', { ...args, n })
      : line('ui.armed.payday', { ...args, n, others });
  }
  // What the card says stands beside the button.
  return line('ui.armed.life', args);
}

function choiceLine(view: View, seat: Seat, action: Extract<Action, { type: 'choose' }>): Line {
  if ('player' in action) return line('ui.armed.player', { player: { seat: action.player } });
  if ('lane' in action) return line('ui.armed.token', { lane: action.lane });
  if ('answer' in action) {
    const destination = rowLine(view, 'destinations', view.seats[seat]?.destination ?? '');
    return line(`ui.armed.answer.${action.answer}`, { destination });
  }
  const owner = { seat: action.owner };
  if ('card' in action) return line('ui.armed.discardCard', { card: faceOf(view, action.card).name, owner });
  const card = cardAt(view, action);
  return card === 'PAY'
    ? line('ui.armed.turnUp', { ...whereOf(action.slot), owner })
    : line('ui.armed.discardLife', { card: faceOf(view, card).name, owner });
}
