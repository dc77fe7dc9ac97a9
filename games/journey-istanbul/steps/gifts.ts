import { bug } from '../../../engine/bug.ts';
import type { Form, Refusal, Seat } from '../../../engine/game.ts';
import type { Action, ActionBy } from '../action.ts';
import { UNIT } from '../content.ts';
import { itemFor } from '../eyes/item.ts';
import type { Ctx } from '../kind.ts';
import { isShort } from '../pieces/help.ts';
import { dropItem, handOver } from '../pieces/money.ts';
import { type Gift, mayBegin, named, openGifts, refOf, replace, say } from '../pieces/talk.ts';
import { TAGS } from '../pieces/topics.ts';
import { refused, tooLittle } from '../refusals.ts';
import { hasLeft, inIstanbul, personOf, type State } from '../state.ts';
import { notice } from './undo.ts';

type GiftAction = ActionBy<'give' | 'answerGift' | 'withdrawGift'>;

/** JI-R45. */
export function refuseGift(state: State, seat: Seat, action: GiftAction): Refusal | undefined {
  if (action.type === 'give') {
    if (action.to === seat) return refused('E_SELF_TARGET', undefined, 'JI-16.5');
    if (!isAmount(action.amount)) return refused('E_BAD_AMOUNT');
    const { money } = personOf(state, seat);
    return action.amount <= money ? undefined : tooLittle(action.amount, money);
  }
  const gift = named(state, seat, 'gift', action.gift);
  const isMine = gift !== undefined && (action.type === 'answerGift' ? gift.to === seat : gift.from === seat);
  if (isMine && gift.status !== 'open' && (hasLeft(state, gift.from) || hasLeft(state, gift.to))) {
    return refused('E_LEFT_GAME');
  }
  return isMine && gift.status === 'open' ? undefined : refused('E_NOT_OPEN');
}

export const isAmount = (amount: number): boolean => amount >= UNIT && amount % UNIT === 0;

/**
 * It waits if the receiver wants to be asked, or is short: nobody can be forced to pay instead of going to
 * jail.
 */
export const waits = (state: State, to: Seat): boolean =>
  personOf(state, to).standing.gifts === 'confirm' || (state.help !== null && isShort(state.help, to));

export function applyGift(state: State, seat: Seat, action: GiftAction, ctx: Ctx): void {
  switch (action.type) {
    case 'give': {
      const { to, amount, tag } = action;
      const isWaiting = waits(state, to);
      const gift = say(state, {
        kind: 'gift',
        from: seat,
        to,
        all: false,
        t: state.t,
        amount,
        tag,
        status: isWaiting ? 'open' : 'given',
      });
      // The giver sees whether the receiver wanted to be asked.
      ctx.reveal(seat);
      ctx.out?.push({ type: 'told', item: itemFor(state, gift, seat) });
      if (isWaiting) {
        notice(state, seat, [to]);
        return;
      }
      notice(state, seat, 'all');
      handOver(state, seat, to, amount, tag, ctx);
      return;
    }
    case 'answerGift': {
      const gift = named(state, seat, 'gift', action.gift) ?? bug('no such gift', action);
      const isTaken = action.answer === 'accept';
      const settled: Gift = { ...gift, status: isTaken ? 'given' : 'refused' };
      replace(state, gift, settled);
      ctx.out?.push({ type: 'settled', item: itemFor(state, settled, gift.from), by: seat });
      notice(state, seat, isTaken ? 'all' : [gift.from]);
      if (isTaken) handOver(state, gift.from, seat, gift.amount, gift.tag, ctx);
      return;
    }
    case 'withdrawGift': {
      const gift = named(state, seat, 'gift', action.gift) ?? bug('no such gift', action);
      notice(state, seat, [gift.to]);
      dropItem(state, gift, ctx);
      return;
    }
  }
}

export function giftForms(state: State, seat: Seat): Form<Action>[] {
  const { money } = personOf(state, seat);
  const forms: Form<Action>[] = [];
  const others = othersInIstanbul(state, seat);
  if (mayBegin(state, seat) && money >= UNIT && others.length > 0) {
    forms.push({
      type: 'give',
      fields: {
        to: { kind: 'one', of: others },
        amount: { kind: 'number', min: UNIT, max: money, step: UNIT },
        tag: { kind: 'one', of: TAGS },
      },
    });
  }
  const refs = (mine: (gift: Gift) => boolean): string[] =>
    openGifts(state)
      .filter(mine)
      .map((gift) => refOf(gift, seat));
  const received = refs((gift) => gift.to === seat);
  const given = refs((gift) => gift.from === seat);
  if (received.length > 0) {
    const answer = { kind: 'one', of: ['accept', 'refuse'] } as const;
    forms.push({ type: 'answerGift', fields: { gift: { kind: 'one', of: received }, answer } });
  }
  if (given.length > 0) forms.push({ type: 'withdrawGift', fields: { gift: { kind: 'one', of: given } } });
  return forms;
}

export const othersInIstanbul = (state: State, seat: Seat): Seat[] =>
  state.people.flatMap((person, other) => (other !== seat && inIstanbul(person) ? [other] : []));
