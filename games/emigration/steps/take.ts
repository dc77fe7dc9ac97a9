import type { Refusal, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { contentOf } from '../box.ts';
import { RESALE } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { activationCost, type Card, isGood, kindOf, PAYDAY, priceOf } from '../pieces/cards.ts';
import { salaryOf, stow } from '../pieces/people.ts';
import { placeOf, slotAt } from '../pieces/places.ts';
import { cardRef } from '../pieces/refs.ts';
import { refused, tooPoor } from '../refusals.ts';
import { cardAt, type State, seatOf } from '../state.ts';
import { availableIn, tollTo } from './ability.ts';
import { dropKept } from './kept.ts';
import { carryOut } from './life.ts';
import { endTurn } from './rhythm.ts';

type Taking = Extract<Action, { type: 'buy' | 'discard' | 'activate' }>;

/** The clause that says which kinds a form of taking is for. */
const KINDS: Readonly<Record<Taking['type'], string>> = {
  buy: 'EM-5.1',
  discard: 'EM-6.2',
  activate: 'EM-7.1',
};

/**
 * EM-4, EM-5.1 to EM-5.3, EM-6, EM-7: available, of the right kind, in the right way, affordable; in this
 * order.
 */
export function refuseTaking(state: State, action: Taking): Refusal | undefined {
  const { active: seat } = state;
  const theirs = state.seats[action.owner];
  const place = placeOf(state.config.layout, action.slot);
  // One text for empty, covered, face down and unknown: the reason itself could tell something (6.5).
  if (theirs === undefined || place < 0 || (availableIn(state, theirs) & (1 << place)) === 0) {
    return refused('E_CARD_NOT_AVAILABLE');
  }
  const card = cardAt(theirs, place);
  if (isGood(card) === (action.type === 'activate')) {
    const args = { kind: { key: `kind.${kindOf(card)}` }, form: action.type };
    return refused('E_WRONG_CARD_TYPE', args, KINDS[action.type]);
  }
  if (action.type === 'buy' && action.pay === 'skip') return refused('E_SKIP_NOT_ALLOWED', { what: 'card' });
  const needs = costOf(state, seat, action, card);
  const { money } = seatOf(state, seat);
  return needs > money ? tooPoor(needs, money, needClause(state, action, card)) : undefined;
}

/** EM-R07: all that must be held before the card is taken. */
function costOf(state: State, seat: Seat, action: Taking, card: Card): number {
  const content = contentOf(state.config);
  const toll = tollTo(action.owner, seat);
  if (action.type === 'buy') return toll + priceOf(content, card);
  return action.type === 'activate' ? toll + activationCost(content, card) : toll;
}

function needClause(state: State, { type, owner }: Taking, card: Card): string {
  const price = type === 'buy' || (type === 'activate' && activationCost(contentOf(state.config), card) > 0);
  if (!price) return 'EM-4.6';
  return owner === state.active && type === 'buy' ? 'EM-5.2' : 'EM-R07';
}

/** The toll is paid and the slot is empty from now on (EM-4.4, EM-R77). */
function lift(state: State, owner: Seat, place: number, ctx: Ctx): Card {
  const { active: seat } = state;
  const theirs = seatOf(state, owner);
  const toll = tollTo(owner, seat);
  if (toll > 0) {
    seatOf(state, seat).money -= toll;
    theirs.money += toll;
    ctx.out?.push({ type: 'tollPaid', seat, to: owner, money: toll });
  }
  theirs.there &= ~(1 << place);
  return cardAt(theirs, place);
}

/** EM-5.1 to EM-5.3. */
export function buy(state: State, owner: Seat, place: number, ctx: Ctx): void {
  const content = contentOf(state.config);
  const { active: seat } = state;
  const card = lift(state, owner, place, ctx);
  const price = priceOf(content, card);
  const me = seatOf(state, seat);
  me.money -= price;
  stow(me, card);
  if (ctx.out !== undefined) {
    const slot = slotAt(state.config.layout, place);
    ctx.out.push({ type: 'bought', seat, owner, slot, card: cardRef(content, card), price });
  }
  endTurn(state, ctx);
}

/** EM-6.1, EM-6.3. */
export function discard(state: State, owner: Seat, place: number, ctx: Ctx): void {
  const { active: seat } = state;
  const card = lift(state, owner, place, ctx);
  seatOf(state, seat).money += RESALE;
  state.discard.push(card);
  if (ctx.out !== undefined) {
    const slot = slotAt(state.config.layout, place);
    const ref = cardRef(contentOf(state.config), card);
    ctx.out.push({ type: 'discarded', seat, owner, slot, card: ref, money: RESALE });
  }
  endTurn(state, ctx);
}

/** EM-7.1: the card lies in play while it is carried out (EM-R77). */
export function activate(state: State, owner: Seat, place: number, ctx: Ctx): void {
  const card = lift(state, owner, place, ctx);
  if (card === PAYDAY) {
    payday(state, owner, place, ctx);
    return;
  }
  const content = contentOf(state.config);
  const { active: seat } = state;
  const cost = activationCost(content, card);
  seatOf(state, seat).money -= cost;
  state.inPlay = card;
  if (ctx.out !== undefined) {
    const slot = slotAt(state.config.layout, place);
    ctx.out.push({ type: 'lifeActivated', seat, owner, slot, card: cardRef(content, card), cost });
  }
  carryOut(state, card, 0, ctx);
}

/** EM-7.2 to EM-7.4: everybody who works is paid; a side business pays even in college (LIFE-IK-1). */
function payday(state: State, owner: Seat, place: number, ctx: Ctx): void {
  const salaries: number[] = [];
  const side: number[] = [];
  const emptied: number[] = [];
  state.seats.forEach((each, seat) => {
    const salary = salaryOf(state.config, each);
    const extra = each.side > 0 ? 1 : 0;
    each.money += salary + extra;
    each.side -= extra;
    if (extra > 0 && each.side === 0) emptied.push(seat);
    salaries.push(salary);
    side.push(extra);
  });
  state.discard.push(PAYDAY);
  ctx.out?.push({
    type: 'paydayPaid',
    seat: state.active,
    owner,
    slot: slotAt(state.config.layout, place),
    salaries,
    side,
  });
  for (const seat of emptied) dropKept(state, seat, 'side', ctx);
  endTurn(state, ctx);
}
