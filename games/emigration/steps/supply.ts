import { bug } from '../../../engine/bug.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { type Paper, TOLL } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { paperPrice, papersOf } from '../pieces/people.ts';
import { refused, tooPoor } from '../refusals.ts';
import { type FrameOf, type State, seatOf } from '../state.ts';
import { declinedBit, scalpProblem } from './ability.ts';
import { ACCEPT, DECLINE } from './orders.ts';
import { notAsked } from './outOfPlace.ts';
import { givePaper } from './papers.ts';
import { endTurn } from './rhythm.ts';
import { timed } from './timed.ts';

type BuySupply = Extract<Action, { type: 'buySupply' }>;
type Scalp = Extract<Action, { type: 'scalp' }>;

/** EM-5.2, EM-5.4: for Money, or for the next turn; both are offered whenever legal (EM-R68). */
export function refuseSupply(state: State, { kind, pay }: BuySupply): Refusal | undefined {
  if (papersOf(state, kind) === 0) return refused('E_SUPPLY_EMPTY', { paper: { key: `paper.${kind}` } });
  if (pay === 'skip') return undefined;
  const price = paperPrice(state.config, kind);
  const { money } = seatOf(state, state.active);
  return price > money ? tooPoor(price, money, 'EM-5.2') : undefined;
}

/** EM-5.4: by skipping, the card lies upside down and the next turn is lost (EM-R32). */
export function takeSupply(state: State, { kind, pay }: BuySupply, ctx: Ctx): void {
  const { active: seat } = state;
  const me = seatOf(state, seat);
  if (kind === 'passport') state.passports--;
  else state.tickets--;
  const price = pay === 'money' ? paperPrice(state.config, kind) : 0;
  me.money -= price;
  const left = papersOf(state, kind);
  const without =
    left > 0
      ? []
      : state.seats.flatMap((_, other) => (lacks(state, other, kind) && other !== seat ? [other] : []));
  ctx.out?.push({ type: 'supplyTaken', seat, kind, pay, price, left, without });
  if (pay === 'money') givePaper(state, seat, kind, ctx);
  else me.pending = kind;
  endTurn(state, ctx);
}

/** Neither in the stash nor on its way. */
function lacks(state: State, seat: Seat, kind: Paper): boolean {
  const { passports, tickets, pending } = seatOf(state, seat);
  return (kind === 'passport' ? passports : tickets) === 0 && pending !== kind;
}

/** EM-14, EM-R36 to EM-R38. Everything is asked here, so that a seller is never asked in vain. */
export function refuseScalp(
  state: State,
  { seller, kind, pay }: Scalp,
  { declined }: FrameOf<'turn'>,
): Refusal | undefined {
  if (seller === state.active || seller >= state.seats.length) {
    return refused('E_INVALID_TARGET', undefined, 'EM-14.2');
  }
  if (pay === 'skip') return refused('E_SKIP_NOT_ALLOWED', { what: 'scalp' }, 'EM-14.4');
  return scalpProblem(state, state.active, seller, kind, declined);
}

export function scalp(state: State, { seller, kind }: Scalp, turn: FrameOf<'turn'>, ctx: Ctx): void {
  if (state.config.scalpConsent === 'off') {
    handOver(state, seller, kind, ctx);
    return;
  }
  state.agenda = [{ step: 'scalpAsk', seller, kind, turn }];
  ctx.out?.push({ type: 'scalpAsked', seat: state.active, seller, kind });
}

/** EM-14.3: price and 1 more, all of it to the seller. */
function handOver(state: State, seller: Seat, kind: Paper, ctx: Ctx): void {
  const { active: seat } = state;
  const theirs = seatOf(state, seller);
  const money = paperPrice(state.config, kind) + TOLL;
  seatOf(state, seat).money -= money;
  theirs.money += money;
  if (kind === 'passport') theirs.passports--;
  else theirs.tickets--;
  ctx.out?.push({ type: 'scalped', seat, seller, kind, money });
  givePaper(state, seat, kind, ctx);
  endTurn(state, ctx);
}

const ANSWERS: readonly Action[] = [ACCEPT, DECLINE];

/** EM-R36, only with `scalpConsent: ask`: the one decision out of turn. */
export const scalpAsk = timed<FrameOf<'scalpAsk'>>(
  {
    takes: ['accept', 'decline'],
    options: () => ANSWERS,
    outOfPlace: notAsked,
    refuse: () => undefined,

    apply(state, { seller, kind, turn }, _actor, action, ctx) {
      const accepted = action.type === 'accept';
      if (!accepted && action.type !== 'decline') return bug('no such answer', action);
      ctx.out?.push({ type: 'scalpAnswered', seller, accepted });
      if (accepted) return handOver(state, seller, kind, ctx);
      state.agenda = [{ ...turn, declined: turn.declined | declinedBit(seller, kind), quiet: false }];
    },

    fallback: () => ACCEPT,
  },
  (_state, { seller }) => seller,
);
