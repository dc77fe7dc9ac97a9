import type { AnyTime } from '../../../engine/agenda.ts';
import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import type { Form, Refusal, Seat } from '../../../engine/game.ts';
import { type Action, receiverOf } from '../action.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { isShort } from '../pieces/help.ts';
import { isAddressed, mayBegin, openDeals } from '../pieces/talk.ts';
import { refused } from '../refusals.ts';
import { hasLeft, inIstanbul, personOf, type State } from '../state.ts';
import { dealForms } from './dealForms.ts';
import { applyDeal, refuseDeal } from './deals.ts';
import { applyGift, giftForms, refuseGift } from './gifts.ts';
import { maybeCloseHelp } from './help.ts';
import { applyNote, noteForms } from './notes.ts';
import { refuseUndo, undoMove } from './undo.ts';
import { applyWords, isTalk, refuseWords, topicField, wordForms } from './words.ts';

/** Those that are counted each day (JI-R65). Answers to what others began are bounded by what they began. */
const COUNTED: readonly Action['type'][] = [
  'give',
  'claim',
  'say',
  'showPlanner',
  'proposeDeal',
  'answerDeal',
  'editPlanner',
  'writeNote',
  'setStanding',
  'voteEarlyEnd',
  'undoMove',
];

/** The open layer: at any time, in anybody's turn, wherever the markers are (JI-16). */
export const open: AnyTime<JourneyIstanbul> = {
  takes: [...COUNTED, 'answerGift', 'withdrawGift', 'withdrawDeal'],

  may(state) {
    const seats: Seat[] = [];
    for (let seat = 0; seat < state.people.length; seat++) if (canSpeak(state, seat)) seats.push(seat);
    return seats;
  },

  options: () => [],

  forms(state, seat) {
    if (!canSpeak(state, seat)) return [];
    const begins = mayBegin(state, seat);
    const list: Form<Action>[] = [];
    const topics = topicField(state);
    if (begins) list.push(...wordForms(state, seat, topics));
    if (!inIstanbul(personOf(state, seat))) return list;
    list.push(...giftForms(state, seat), ...dealForms(state, seat, topics));
    if (begins) list.push(...noteForms(state));
    return list;
  },

  refuse(state, seat, action) {
    if (action.type === 'undoMove') return refuseUndo(state, seat);
    return (
      refuseReceiver(state, action) ??
      refuseOption(state, action) ??
      refuseMore(state, seat, action) ??
      refuseContent(state, seat, action)
    );
  },

  apply(state, seat, action, ctx) {
    if (COUNTED.includes(action.type)) personOf(state, seat).spoken++;
    switch (action.type) {
      case 'undoMove':
        undoMove(state, ctx);
        break;
      case 'give':
      case 'answerGift':
      case 'withdrawGift':
        applyGift(state, seat, action, ctx);
        break;
      case 'claim':
      case 'say':
      case 'showPlanner':
        applyWords(state, seat, action, ctx);
        break;
      case 'proposeDeal':
      case 'answerDeal':
      case 'withdrawDeal':
        applyDeal(state, seat, action, ctx);
        break;
      case 'editPlanner':
      case 'writeNote':
      case 'setStanding':
      case 'voteEarlyEnd':
        applyNote(state, seat, action, ctx);
        break;
      default:
        return bug('not for any time', action);
    }
    maybeCloseHelp(state, ctx);
  },
};

const canSpeak = (state: State, seat: Seat): boolean =>
  inIstanbul(personOf(state, seat)) || state.config.leftPlayersTalk;

/** Whether something of today, or an open deal, waits for a word of this seat: the bots' part of JI-R66. */
export function isSpokenTo(state: State, seat: Seat): boolean {
  if (state.ended !== null || state.config.botTalk === 'quiet' || !canSpeak(state, seat)) return false;
  if (state.help !== null && isShort(state.help, seat)) return true;
  if (openDeals(state).some((deal) => isAddressed(deal, seat) && !deal.declined.includes(seat))) return true;
  const answered = new Set<Seat | 'all'>();
  for (let i = state.talk.length - 1; i >= 0; i--) {
    const item = at(state.talk, i);
    if (item.t !== state.t || answered.has('all')) return false;
    if (item.from === seat && item.kind === 'phrase') answered.add(item.to);
    if (item.to === seat && !answered.has(item.from) && (item.kind === 'phrase' || item.kind === 'gift'))
      return true;
  }
  return false;
}

/** JI-17.1: those who left hear talk where the table allows it, and get nothing else. */
function refuseReceiver(state: State, action: Action): Refusal | undefined {
  if (state.config.leftPlayersTalk && isTalk(action)) return undefined;
  return hasLeft(state, receiverOf(action) ?? 'all') ? refused('E_LEFT_GAME') : undefined;
}

/** What this table has switched off. */
function refuseOption({ config }: State, action: Action): Refusal | undefined {
  if (!config.privateTalk && isTalk(action) && receiverOf(action) !== null) return refused('E_OPTION_OFF');
  if (!config.earlyEnd && action.type === 'voteEarlyEnd') return refused('E_OPTION_OFF', undefined, 'JI-R50');
  return undefined;
}

const refuseMore = (state: State, seat: Seat, { type }: Action): Refusal | undefined =>
  COUNTED.includes(type) && !mayBegin(state, seat)
    ? refused('E_TOO_MANY', { count: state.config.openActionsPerDay })
    : undefined;

function refuseContent(state: State, seat: Seat, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'give':
    case 'answerGift':
    case 'withdrawGift':
      return refuseGift(state, seat, action);
    case 'claim':
    case 'say':
    case 'showPlanner':
      return refuseWords(state, seat, action);
    case 'proposeDeal':
    case 'answerDeal':
    case 'withdrawDeal':
      return refuseDeal(state, seat, action);
    default:
      return undefined;
  }
}
