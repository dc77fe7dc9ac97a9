import type { AnyTime } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Form, Refusal, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { OUT } from '../content.ts';
import type { JourneyIstanbul } from '../kind.ts';
import { isPayable } from '../pieces/tasks.ts';
import { refused } from '../refusals.ts';
import { inIstanbul, isOver, personOf, type State } from '../state.ts';
import { applyDeal, dealForms, judgeDeal } from './deals.ts';
import { applyGift, giftForms, judgeGift } from './gifts.ts';
import { maybeCloseHelp } from './help.ts';
import { judgeUndo, undoMove } from './move.ts';
import { applyNote, noteForms } from './notes.ts';
import { applyWords, judgeWords, topicField, wordForms } from './words.ts';

/** Those that are counted each day (JI-R65). Answers to what others began are bounded by what they began. */
const COUNTED: readonly Action['type'][] = [
  ...(['give', 'claim', 'say', 'showPlanner', 'proposeDeal', 'answerDeal'] as const),
  ...(['editPlanner', 'writeNote', 'setStanding', 'voteEarlyEnd', 'undoMove'] as const),
];
const TALK: readonly Action['type'][] = ['claim', 'say', 'showPlanner'];

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
    const mayBegin = personOf(state, seat).spoken < state.config.openActionsPerDay;
    const list: Form<Action>[] = [];
    const topics = topicField(state);
    if (mayBegin) list.push(...wordForms(state, seat, topics));
    if (!inIstanbul(personOf(state, seat))) return list;
    list.push(...giftForms(state, seat, mayBegin), ...dealForms(state, seat, mayBegin, topics));
    if (mayBegin) list.push(...noteForms(state));
    return list;
  },

  refuse(state, seat, action) {
    switch (action.type) {
      case 'undoMove':
        return judgeUndo(state, seat);
      case 'give':
      case 'answerGift':
      case 'withdrawGift':
        return judgeGift(state, seat, action);
      case 'claim':
      case 'say':
      case 'showPlanner':
        return judgeWords(state, seat, action);
      case 'proposeDeal':
      case 'answerDeal':
      case 'withdrawDeal':
        return judgeDeal(state, seat, action);
      default:
        return undefined;
    }
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

/** What 6.5 asks before anything else: is it a command, is the game on, is everybody still here, is it switched on? */
export function judgeManners(state: State, seat: Seat, action: Action): Refusal | undefined {
  const to = 'to' in action && typeof action.to === 'number' ? action.to : null;
  if (to !== null && to >= state.people.length) return refused('E_BAD_COMMAND');
  if (action.type === 'timeUp') return refused('E_BAD_COMMAND');
  if (action.type === 'say' && !isWhole(action)) return refused('E_BAD_COMMAND');
  if (action.type === 'answerOffer' && action.card > state.deck.length) return refused('E_BAD_COMMAND');
  if (action.type === 'payTask' && !isPayable(state, seat, action.card, action.part)) {
    return refused('E_BAD_COMMAND', undefined, 'JI-R38');
  }
  if (isOver(state)) return refused('E_GAME_OVER');
  if (action.type === 'undoMove') {
    if (!state.config.undoMove) return refused('E_OPTION_OFF', undefined, 'JI-R55');
    return isSpent(state, seat, action) ? refused('E_NO_UNDO') : undefined;
  }
  const talks = state.config.leftPlayersTalk && TALK.includes(action.type);
  if (!talks && (hasLeft(state, seat) || (to !== null && hasLeft(state, to)))) return refused('E_LEFT_GAME');
  if (!state.config.privateTalk && TALK.includes(action.type) && to !== null) return refused('E_OPTION_OFF');
  if (action.type === 'voteEarlyEnd' && !state.config.earlyEnd)
    return refused('E_OPTION_OFF', undefined, 'JI-R50');
  if (isSpent(state, seat, action)) return refused('E_TOO_MANY', { count: state.config.openActionsPerDay });
  return undefined;
}

const isSpent = (state: State, seat: Seat, action: Action): boolean =>
  COUNTED.includes(action.type) && personOf(state, seat).spoken >= state.config.openActionsPerDay;

/** Only the phrases about money carry an amount. */
const isWhole = ({ phrase, amount }: Extract<Action, { type: 'say' }>): boolean =>
  amount === 0 || phrase === 'askGift' || phrase === 'askLoan' || phrase === 'promise';

const hasLeft = (state: State, seat: Seat): boolean => personOf(state, seat).place === OUT;
