import type { Decision } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import { type Paper, TOLL } from '../content.ts';
import type { Ctx, Emigration } from '../kind.ts';
import { paperPrice } from '../pieces/people.ts';
import { NOT_YOUR_TURN, refused, tooPoor } from '../refusals.ts';
import { type Frame, type State, seatOf, type TurnFrame } from '../state.ts';
import { declinedBit, scalpProblem } from './ability.ts';
import { ACCEPT, type Action, DECLINE, EVERY_TYPE } from './orders.ts';
import { givePaper } from './papers.ts';
import { awaitSeat, endTurn, isClock, outOfPlace, refuseClock } from './rhythm.ts';

type BuySupply = Extract<Action, { type: 'buySupply' }>;
type Scalp = Extract<Action, { type: 'scalp' }>;
type Ask = Extract<Frame, { step: 'scalpAsk' }>;

/** EM-5.2, EM-5.4: for Money, or for the next turn; both are offered whenever legal (EM-R68). */
export function refuseSupply(state: State, { kind, pay }: BuySupply): Refusal | undefined {
  const left = kind === 'passport' ? state.passports : state.tickets;
  if (left === 0) return refused('SUPPLY_EMPTY', { paper: { key: `paper.${kind}` } });
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
  ctx.out?.push({ type: 'supplyTaken', seat, kind, pay, price });
  if (pay === 'money') givePaper(state, seat, kind, ctx);
  else me.pending = kind;
  endTurn(state, ctx);
}

/** EM-14, EM-R36 to EM-R38. Everything is asked here, so that a seller is never asked in vain. */
export function refuseScalp(
  state: State,
  { seller, kind, pay }: Scalp,
  { declined }: TurnFrame,
): Refusal | undefined {
  if (seller === state.active || seller >= state.seats.length) {
    return refused('INVALID_TARGET', undefined, 'EM-14.2');
  }
  if (pay === 'skip') return refused('SKIP_NOT_ALLOWED', { what: 'scalp' }, 'EM-14.4');
  return scalpProblem(state, state.active, seller, kind, declined);
}

export function scalp(state: State, { seller, kind }: Scalp, turn: TurnFrame, ctx: Ctx): void {
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
export const scalpAsk: Decision<Emigration, Ask> = {
  takes: EVERY_TYPE,
  awaiting: (state, { seller }) => awaitSeat(state, seller, () => ACCEPT),
  options: () => ANSWERS,

  outOfTurn(state, frame, seat, action) {
    const wrong = outOfPlace(state, frame, action.type);
    if (wrong !== undefined) return wrong;
    const asks = seat === state.active && action.type !== 'accept' && action.type !== 'decline';
    return asks ? refused('CHOICE_PENDING', { what: 'scalp' }, 'EM-R36') : NOT_YOUR_TURN;
  },

  refuse(state, frame, actor, action) {
    if (isClock(actor)) return refuseClock(action, ACCEPT);
    const wrong = outOfPlace(state, frame, action.type);
    if (wrong !== undefined) return wrong;
    return action.type === 'accept' || action.type === 'decline' ? undefined : NOT_YOUR_TURN;
  },

  apply(state, { seller, kind, turn }, _actor, action, ctx) {
    const accepted = action.type === 'accept';
    if (!accepted && action.type !== 'decline') return bug('no such answer', action);
    ctx.out?.push({ type: 'scalpAnswered', seller, accepted });
    if (accepted) return handOver(state, seller, kind, ctx);
    state.agenda = [{ ...turn, declined: turn.declined | declinedBit(seller, kind), quiet: false }];
  },

  fallback: () => ACCEPT,
};
