import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import { boxOf, placeId } from '../box.ts';
import type { ItemView, Spot } from '../eyes/item.ts';
import { knownIn } from '../eyes/known.ts';
import type { View } from '../eyes/view.ts';
import { squareNumber } from '../pieces/calendar.ts';
import { cardIn, type Ref, type Topic } from '../pieces/topics.ts';
import { date, daysOf, deal, phrase, place, topic, what, whom } from './say.ts';

/** What a button says. */
export function label(action: Action, view: View, seat: Seat): Line {
  const key = `label.${action.type}`;
  switch (action.type) {
    case 'move': {
      const me = view.people[seat] ?? bug('no seat', seat);
      const stays = me.place < 5 && placeId(me.place) === action.to;
      return { key: stays ? 'label.stay' : key, args: { place: place(action.to) } };
    }
    case 'placeFromJail':
      return { key, args: { place: place(action.to) } };
    case 'look':
      return { key, args: { row: action.row, square: action.square } };
    case 'payTask': {
      const content = boxOf(view.config, view.people.length);
      const cards = action.card === 'obstacle' ? content.obstacles : content.opportunities;
      const amount = cards[view.people[seat]?.[action.card].card ?? 0]?.parts[action.part]?.amount ?? 0;
      return { key, args: { amount, task: { key: `task.${action.card}` } } };
    }
    case 'payBail':
      return { key, args: { amount: knownIn(view).bail(seat) } };
    case 'answerOffer':
      if (action.answer === 'pass') return { key: `${key}.pass` };
      return {
        key: `${key}.use.${view.offer?.kind ?? 'work'}`,
        args: { amount: knownIn(view).offered(seat) },
      };
    case 'give':
      return {
        key,
        args: { to: whom(action.to), amount: action.amount, tag: { key: `tag.${action.tag}` } },
      };
    case 'answerGift':
      return { key: `${key}.${action.answer}`, args: giftArgs(view, action.gift) };
    case 'withdrawGift':
      return { key, args: giftArgs(view, action.gift) };
    case 'answerDeal':
      return { key: `${key}.${action.answer}`, args: dealArgs(view, action.deal) };
    case 'withdrawDeal':
      return { key, args: dealArgs(view, action.deal) };
    case 'voteEarlyEnd':
      return { key: `${key}.${action.vote}` };
    case 'claim':
      return {
        key,
        args: {
          to: whom(action.to),
          topic: topic(action.about, spotIn(view, action.about)),
          what: what(action.what, 0),
        },
      };
    case 'say': {
      const said = phrase(action.phrase, action.amount, action.day, action.place);
      return { key, args: { to: whom(action.to), phrase: said } };
    }
    case 'showPlanner':
      return { key, args: { to: whom(action.to), days: daysOf(action.days) } };
    case 'proposeDeal': {
      const swaps = action.deal === 'swap';
      const pages = action.deal === 'show' || (swaps && action.offers === 'pages');
      const shown = deal({
        deal: action.deal,
        spot: spotIn(view, action.about),
        wantsSpot: spotIn(view, action.wantsAbout),
        price: action.price,
        about: pages ? null : action.about,
        days: pages ? action.days : null,
        wantsAbout: swaps && action.wants === 'claim' ? action.wantsAbout : null,
        wantsDays: swaps && action.wants === 'pages' ? action.wantsDays : null,
      });
      return { key, args: { to: whom(action.to), deal: shown } };
    }
    case 'editPlanner':
    case 'writeNote':
      return { key, args: { date: date(action.day) } };
    default:
      return { key };
  }
}

function spotIn(view: View, about: Topic): Spot | null {
  const card = view.cards[cardIn(about) - 1];
  if (card === undefined) return cardIn(about) === 0 ? null : { day: 0, square: 0 };
  return { day: card.day, square: squareNumber(view.sheet.indexOf(cardIn(about))) };
}

/** Of things that say the same each has a number: 0 where there is but one. */
function nthOf<T extends ItemView>(alike: readonly T[], ref: Ref): number {
  return alike.length < 2 ? 0 : alike.findIndex((one) => one.ref === ref) + 1;
}

function giftArgs({ talk }: View, ref: Ref): NonNullable<Line['args']> {
  const gifts = talk.filter((one) => one.kind === 'gift');
  const gift = gifts.find((one) => one.ref === ref);
  if (gift === undefined) return { from: { seat: 0 }, to: whom('all'), amount: 0, tag: '', nth: 0 };
  const { from, to, amount, tag, status } = gift;
  const said = (one: typeof gift): string =>
    JSON.stringify([one.from, one.to, one.amount, one.tag, one.status]);
  const alike = gifts.filter((one) => said(one) === JSON.stringify([from, to, amount, tag, status]));
  const nth = nthOf(alike, ref);
  return { from: { seat: from }, to: whom(to), amount, tag: { key: `tag.${tag}` }, nth };
}

function dealArgs({ talk }: View, ref: Ref): NonNullable<Line['args']> {
  const deals = talk.filter((one) => one.kind === 'deal');
  const found = deals.find((one) => one.ref === ref);
  if (found === undefined) return { from: { seat: 0 }, to: whom('all'), deal: '', nth: 0 };
  const { from, to, status } = found;
  const said = (one: typeof found): string => JSON.stringify([one.from, one.to, one.status, deal(one)]);
  const nth = nthOf(
    deals.filter((one) => said(one) === JSON.stringify([from, to, status, deal(found)])),
    ref,
  );
  return { from: { seat: from }, to: whom(to), deal: deal(found), nth };
}
