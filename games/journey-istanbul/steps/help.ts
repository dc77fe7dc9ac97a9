import { type Decision, done } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { Ctx, JourneyIstanbul } from '../kind.ts';
import { helpersOf, helpIsOpen, isHelper, isShort, shortSeats } from '../pieces/help.ts';
import { mayBegin, openGifts, refOf } from '../pieces/talk.ts';
import { refused } from '../refusals.ts';
import { type Frame, type Help, personOf, type State } from '../state.ts';
import { refuseClock, within } from './clock.ts';
import { jailShort } from './jail.ts';

type HelpFrame = Extract<Frame, { step: 'help' }>;

const DONE: Action = { type: 'doneHelping' };
const ACCEPT_JAIL: Action = { type: 'acceptJail' };
const NOT_NOW = refused('E_WRONG_STEP', undefined, 'JI-R22');

/** JI-R22: a short time in which others can give what is missing. */
export const help: Decision<JourneyIstanbul, HelpFrame> = {
  takes: ['doneHelping', 'acceptJail', 'timeUp'],

  awaiting(state) {
    const open = state.help ?? bug('nobody is short');
    const helpers = helpersOf(state, open);
    // With no helper left the window is only open for an answer to a waiting gift.
    const must = helpers.length > 0 ? helpers : shortSeats(open);
    const may = helpers.length > 0 ? shortSeats(open).filter((seat) => !must.includes(seat)) : [];
    return within(state, 'helpTimer', { must, may });
  },

  options(state, _frame, seat) {
    const open = state.help ?? bug('nobody is short');
    const list: Action[] = [];
    if (isShort(open, seat)) {
      for (const gift of openGifts(state)) {
        if (gift.to !== seat) continue;
        const ref = refOf(gift, seat);
        list.push(
          { type: 'answerGift', gift: ref, answer: 'accept' },
          { type: 'answerGift', gift: ref, answer: 'refuse' },
        );
      }
      list.push(ACCEPT_JAIL);
    }
    if (isHelper(state, open, seat)) {
      list.push(DONE);
      addGifts(state, open, seat, list);
    }
    return list;
  },

  outOfPlace: (_state, actor) => (actor === 'clock' ? undefined : NOT_NOW),

  outOfTurn: (_state, _frame, _seat, { type }) =>
    type === 'doneHelping' || type === 'acceptJail' ? NOT_NOW : refused('E_NOT_YOUR_TURN'),

  refuse(state, _frame, actor, action) {
    const open = state.help ?? bug('nobody is short');
    if (actor === 'clock') return refuseClock(action);
    const isLawful =
      (action.type === 'doneHelping' && isHelper(state, open, actor)) ||
      (action.type === 'acceptJail' && isShort(open, actor));
    return isLawful ? undefined : NOT_NOW;
  },

  apply(state, _frame, actor, action, ctx) {
    const open = state.help ?? bug('nobody is short');
    if (actor === 'clock') return closeHelp(state, ctx);
    if (action.type === 'acceptJail') {
      open.accepted.push(actor);
      ctx.out?.push({ type: 'jailAccepted', seat: actor });
    } else {
      ctx.out?.push({ type: 'helpDone', seat: actor });
    }
    if (!open.done.includes(actor)) open.done.push(actor);
    maybeCloseHelp(state, ctx);
  },

  fallback: (state, _frame, seat) =>
    state.help !== null && isHelper(state, state.help, seat) ? DONE : ACCEPT_JAIL,
};

/** What is missing, to the ones who are short: only where money lies open (7.4, 10). */
function addGifts(state: State, open: Help, seat: Seat, list: Action[]): void {
  const me = personOf(state, seat);
  if (state.config.moneyVisible === 'closed' || !mayBegin(state, seat)) return;
  for (const { seat: to, due } of open.short) {
    const amount = due - personOf(state, to).money;
    if (to === seat || open.accepted.includes(to) || me.money < amount) continue;
    list.push({ type: 'give', to, amount, tag: 'gift' });
  }
}

/** Tested after every command. Whether it closes can hang on a gift that only two know of. */
export function maybeCloseHelp(state: State, ctx: Ctx): void {
  if (state.help !== null && !helpIsOpen(state)) closeHelp(state, ctx);
}

function closeHelp(state: State, ctx: Ctx): void {
  ctx.reveal('all');
  done(state);
  jailShort(state, ctx);
}
