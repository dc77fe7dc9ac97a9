import { type Decision, done } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { UNIT } from '../content.ts';
import type { Ctx, JourneyIstanbul } from '../kind.ts';
import { isShort, moneyOfOthers } from '../pieces/money.ts';
import { openGifts, refOf } from '../pieces/talk.ts';
import { refused } from '../refusals.ts';
import { type Frame, type Help, inIstanbul, personOf, type State } from '../state.ts';
import { jailShort } from './evening.ts';

type HelpFrame = Extract<Frame, { step: 'help' }>;

const DONE: Action = { type: 'doneHelping' };
const ACCEPT_JAIL: Action = { type: 'acceptJail' };

/** JI-R22: a short time in which others can give what is missing. */
export const help: Decision<JourneyIstanbul, HelpFrame> = {
  takes: ['doneHelping', 'acceptJail', 'timeUp'],

  awaiting(state) {
    const open = state.help ?? bug('nobody is short');
    const helpers = helpersOf(state, open);
    // With no helper left the window is only open for an answer to a waiting gift.
    const must = helpers.length > 0 ? helpers : shortSeats(open);
    const may = helpers.length > 0 ? shortSeats(open).filter((seat) => !must.includes(seat)) : [];
    const { helpTimer } = state.config;
    if (helpTimer === null) return { must, may };
    return { must, may, window: { id: state.window, ms: helpTimer * 1000, closes: { type: 'timeUp' } } };
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

  outOfTurn(state, _frame, seat, action) {
    if (action.type === 'doneHelping' || action.type === 'acceptJail') {
      return refused('E_WRONG_STEP', undefined, 'JI-R22');
    }
    return action.type === 'answerOffer' || action.type === 'timeUp' || !inIstanbul(personOf(state, seat))
      ? refused('E_WRONG_STEP')
      : refused('E_NOT_YOUR_TURN');
  },

  refuse(state, _frame, actor, action) {
    const open = state.help ?? bug('nobody is short');
    if (actor === 'clock') return action.type === 'timeUp' ? undefined : refused('E_NOT_YOUR_TURN');
    const isLawful =
      (action.type === 'doneHelping' && isHelper(state, open, actor)) ||
      (action.type === 'acceptJail' && isShort(open, actor));
    return isLawful ? undefined : refused('E_WRONG_STEP', undefined, 'JI-R22');
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
  if (state.config.moneyVisible === 'closed' || me.spoken >= state.config.openActionsPerDay) return;
  for (const { seat: to, due } of open.short) {
    const amount = due - personOf(state, to).money;
    if (to === seat || open.accepted.includes(to) || me.money < amount) continue;
    list.push({ type: 'give', to, amount, tag: 'gift' });
  }
}

const shortSeats = (open: Help): Seat[] =>
  open.short.flatMap(({ seat }) => (open.accepted.includes(seat) ? [] : [seat]));

const helpersOf = (state: State, open: Help): Seat[] =>
  state.people.flatMap((_person, seat) => (isHelper(state, open, seat) ? [seat] : []));

/** Somebody in Istanbul who could give and has not said that they are done, while somebody else is short. */
function isHelper(state: State, open: Help, seat: Seat): boolean {
  const person = personOf(state, seat);
  if (!inIstanbul(person) || open.done.includes(seat)) return false;
  if (state.config.moneyVisible === 'open' && person.money < UNIT) return false;
  return shortSeats(open).some((other) => other !== seat);
}

/** Whether the window is, or stays, open. */
export function helpIsOpen(state: State): boolean {
  const open = state.help;
  if (open === null) return false;
  const short = shortSeats(open);
  if (short.length === 0) return false;
  if (
    helpersOf(state, open).length === 0 &&
    !openGifts(state).some((gift) => short.includes(gift.to as Seat))
  ) {
    return false;
  }
  if (state.config.moneyVisible === 'closed') return true;
  return open.short.some(
    ({ seat, due }) =>
      short.includes(seat) && due - personOf(state, seat).money <= moneyOfOthers(state, seat),
  );
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
