import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import type { Action, Choose } from '../action.ts';
import { contentOf } from '../box.ts';
import { GRADUATES_UP_TO, TOLL } from '../content.ts';
import type { SeatView, View } from '../eyes/view.ts';
import { activationCost, cardOf, FIRST_LIFE, lifeOf, PAYDAY, priceOf } from '../pieces/cards.ts';
import { destinationOf, keptAs, paperPrice, statusOf } from '../pieces/people.ts';
import { placeOf, type Slot, whereOf } from '../pieces/places.ts';
import { cardRef, rowRef } from '../pieces/refs.ts';
import { named } from './tell.ts';

/** What a button says: what it costs and who is paid stand before the choice is made. */
export function label(action: Action, view: View, seat: Seat): Line {
  const { config } = view;
  const content = contentOf(config);
  const mine = view.seats[seat];
  switch (action.type) {
    case 'graduate': {
      const card = keptAs(content, (mine?.life ?? []).map(cardOf), 'studyGroup');
      const upTo = card < 0 ? GRADUATES_UP_TO : (lifeOf(content, card).keep?.n ?? GRADUATES_UP_TO);
      return { key: 'label.graduate', args: { upTo } };
    }
    case 'sell':
      return { key: 'label.sell', args: { card: cardLine(view, action.card) } };
    case 'buy':
    case 'discard':
    case 'activate': {
      const id = cardAt(view, action.owner, action.slot);
      const card = placed(view, action.owner, action.slot);
      const toll = action.owner === seat ? '' : '.toll';
      const owner = { seat: action.owner };
      if (action.type === 'buy') {
        return { key: `label.buy${toll}`, args: { card, price: priceOf(content, cardOf(id)), owner } };
      }
      if (action.type === 'discard') return { key: `label.discard${toll}`, args: { card, owner } };
      const cost = activationCost(content, cardOf(id));
      return { key: `label.activate${cost > 0 ? '.cost' : ''}${toll}`, args: { card, cost, owner } };
    }
    case 'buySupply': {
      const price = paperPrice(config, action.kind);
      return {
        key: `label.buySupply.${action.pay}`,
        args: { paper: { key: `paper.${action.kind}` }, price },
      };
    }
    case 'scalp': {
      const price = paperPrice(config, action.kind) + TOLL;
      const paper = { key: `paper.${action.kind}` };
      return { key: 'label.scalp', args: { paper, seller: { seat: action.seller }, price } };
    }
    case 'goToCollege':
      return { key: 'label.goToCollege', args: { number: mine === undefined ? 0 : tuitionBase(view, mine) } };
    case 'choose':
      return labelChoice(action, view, seat);
    case 'register':
      return { key: 'label.register', args: { kind: { key: `kind.${action.as}` } } };
    case 'tradeMoney':
    case 'tradeDocuments':
    case 'tradeConnections': {
      const kind = (
        { tradeMoney: 'money', tradeDocuments: 'documents', tradeConnections: 'connections' } as const
      )[action.type];
      const gives =
        mine === undefined
          ? 0
          : destinationOf(config, { destination: destinationAt(view, mine) })[kind].gives;
      return {
        key: 'label.trade',
        args: { sets: action.sets, gain: action.sets * gives, what: { key: `sets.${kind}` } },
      };
    }
    case 'lane': {
      const lane = view.lanes[action.lane - 1];
      if (lane === undefined || lane.top === null) {
        return { key: 'label.lane', args: { lane: action.lane, tokens: lane?.left ?? [] } };
      }
      return { key: 'label.lane.known', args: { lane: action.lane, token: lane.top } };
    }
    default:
      return { key: `label.${action.type}` };
  }
}

const cardLine = (view: View, id: string): Line => named(cardRef(contentOf(view.config), cardOf(id)));

/** What comes to the roll, with a Scholarship less. */
const tuitionBase = ({ config }: View, { number, life }: SeatView): number =>
  Math.max(0, number - statusOf(config, { life: life.map(cardOf) }, 'scholarship'));

const destinationAt = (view: View, seat: SeatView): number =>
  contentOf(view.config).destinations.findIndex(({ id }) => id === seat.destination);

/** Only ever asked about a card that lies face up. */
function cardAt(view: View, owner: Seat, slot: Slot): string {
  return view.seats[owner]?.layout[placeOf(view.config.layout, slot)] ?? 'PAY';
}

/** Of which cards one is meant: those that can be taken, or all that lie face up. */
type Among = 'available' | 'layout';

/** A card by its name; cards of one name in one layout are told apart by where they lie. */
function placed(view: View, owner: Seat, slot: Slot, among: Among = 'available'): Line {
  const card = cardLine(view, cardAt(view, owner, slot));
  const mark = likenessOf(view, cardAt(view, owner, slot));
  const alike = idsOf(view, owner, among).filter((id) => likenessOf(view, id) === mark);
  return alike.length > 1 ? { key: 'card.at', args: { card, ...whereOf(slot) } } : card;
}

function idsOf(view: View, owner: Seat, among: Among): readonly string[] {
  const seat = view.seats[owner];
  if (seat === undefined) return [];
  if (among === 'available') return seat.available.map((slot) => cardAt(view, owner, slot));
  return seat.layout.flatMap((id) => (id === null || id === 'down' ? [] : [id]));
}

/** Life cards that do the same may be two rows with one name: both Pandemics are. */
function likenessOf(view: View, id: string): string {
  const content = contentOf(view.config);
  const card = cardOf(id);
  if (card === PAYDAY || card < FIRST_LIFE) return cardRef(content, card);
  const { name, effects, cost } = lifeOf(content, card);
  return JSON.stringify([name, effects, cost]);
}

function labelChoice(action: Choose, view: View, seat: Seat): Line {
  const content = contentOf(view.config);
  if ('answer' in action) {
    const frame = view.agenda.at(-1);
    const mine = view.seats[seat];
    const at =
      action.answer === 'exchange' && frame?.step === 'life'
        ? frame.drawn
        : mine === undefined
          ? 0
          : destinationAt(view, mine);
    const destination = named(rowRef(content, 'destinations', at));
    return { key: `label.choose.${action.answer}`, args: { destination } };
  }
  if ('player' in action) return { key: 'label.choose.player', args: { player: { seat: action.player } } };
  if ('lane' in action) return { key: 'label.choose.lane', args: { lane: action.lane } };
  const owner = { seat: action.owner };
  if ('card' in action) {
    const life = action.card.startsWith('LIFE');
    return {
      key: `label.choose.card${life ? '.life' : ''}`,
      args: { card: cardLine(view, action.card), owner },
    };
  }
  const id = cardAt(view, action.owner, action.slot);
  if (id === 'down') return { key: 'label.choose.slot', args: { ...whereOf(action.slot), owner } };
  return {
    key: 'label.choose.slot.life',
    args: { card: placed(view, action.owner, action.slot, 'layout'), owner },
  };
}
