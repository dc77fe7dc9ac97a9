import type { Seat } from '../../../engine/game.ts';
import { OUT } from '../content.ts';
import { itemFor } from '../eyes/item.ts';
import type { Ctx } from '../kind.ts';
import { hasLeft, personOf, type State } from '../state.ts';
import { type Deal, type Gift, openDeals, openGifts, replace } from './talk.ts';
import type { Tag } from './topics.ts';

/** JI-R43: nobody pays what they do not have; the caller has judged that. */
export function payBank(state: State, seat: Seat, amount: number, ctx: Ctx): void {
  const person = personOf(state, seat);
  person.money -= amount;
  person.banked -= amount;
  state.bank -= amount;
  lapse(state, ctx);
}

export function takeFromBank(state: State, seat: Seat, amount: number): void {
  const person = personOf(state, seat);
  person.money += amount;
  person.banked += amount;
  state.bank += amount;
}

/** Money from hand to hand, in public (7.2). Third parties cannot tell a gift from the payment of a deal. */
export function handOver(state: State, from: Seat, to: Seat, amount: number, tag: Tag, ctx: Ctx): void {
  personOf(state, from).money -= amount;
  personOf(state, to).money += amount;
  // Whether it came to this hung on terms or a standing instruction that others do not know.
  ctx.reveal('all');
  ctx.out?.push({ type: 'gave', from, to, amount, tag });
  lapse(state, ctx);
  chargeShort(state, ctx);
}

/** JI-R62: a waiting gift and an `ask` lapse when the payer has less; both kinds when a party travels out. */
export function lapse(state: State, ctx: Ctx): void {
  if (state.pending === 0) return;
  for (const gift of openGifts(state)) {
    const isGone = hasLeft(state, gift.from) || hasLeft(state, gift.to);
    if (isGone) dropItem(state, gift, ctx);
    else if (personOf(state, gift.from).money < gift.amount) dropForMoney(state, gift, ctx);
  }
  for (const deal of openDeals(state)) {
    const isGone = hasLeft(state, deal.from) || hasLeft(state, deal.to);
    if (isGone) dropItem(state, deal, ctx);
    else if (deal.deal === 'ask' && personOf(state, deal.from).money < deal.price)
      dropForMoney(state, deal, ctx);
  }
}

/** Where money is closed, this tells the other side that the payer has less. */
function dropForMoney(state: State, item: Gift | Deal, ctx: Ctx): void {
  ctx.reveal(item.all ? 'all' : item.to);
  dropItem(state, item, ctx);
}

/** To the other side every lapse looks like a withdrawal. */
export function dropItem(state: State, item: Gift | Deal, ctx: Ctx): void {
  const gone: Gift | Deal = { ...item, status: 'gone' };
  replace(state, item, gone);
  ctx.out?.push({ type: 'settled', item: itemFor(state, gone, item.from), by: null });
}

/** JI-R22: as soon as a short player holds what they owe, it is charged. */
export function chargeShort(state: State, ctx: Ctx): void {
  const { help } = state;
  if (help === null) return;
  for (const { seat, due } of help.short.slice()) {
    if (help.accepted.includes(seat) || personOf(state, seat).money < due) continue;
    help.short = help.short.filter((one) => one.seat !== seat);
    charge(state, seat, due, ctx);
  }
}

export function charge(state: State, seat: Seat, due: number, ctx: Ctx): void {
  personOf(state, seat).fined = true;
  ctx.out?.push({ type: 'fined', seat, amount: due });
  payBank(state, seat, due, ctx);
}

/** The money of everybody in Istanbul but this seat. */
export function moneyOfOthers(state: State, seat: Seat): number {
  let sum = 0;
  state.people.forEach((person, other) => {
    if (other !== seat && person.place !== OUT) sum += person.money;
  });
  return sum;
}
