import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import type { Action } from '../action.ts';
import { boxOf, placeId } from '../box.ts';
import type { Spot } from '../eyes/item.ts';
import { knownIn } from '../eyes/known.ts';
import type { View } from '../eyes/view.ts';
import { squareNumber } from '../pieces/calendar.ts';
import { cardIn, type Topic } from '../pieces/topics.ts';
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
    case 'answerDeal':
      return { key: `${key}.${action.answer}` };
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
