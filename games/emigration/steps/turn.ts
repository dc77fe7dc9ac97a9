import type { Decision } from '../../../engine/agenda.ts';
import { bug } from '../../../engine/bug.ts';
import type { Refusal, Seat } from '../../../engine/game.ts';
import { contentOf } from '../box.ts';
import { PAPERS, RESALE } from '../content.ts';
import type { Ctx, Emigration } from '../kind.ts';
import { activationCost, type Card, cardOf, isGood, priceOf } from '../pieces/cards.ts';
import { keptAs, paperPrice, papersOf, pileOf, statusOf, takeOut } from '../pieces/people.ts';
import { lowest, placeOf } from '../pieces/places.ts';
import { cardRef } from '../pieces/refs.ts';
import { NOT_YOUR_TURN, refused } from '../refusals.ts';
import { type State, seatOf, type TurnFrame } from '../state.ts';
import { availableIn, canAct, collegeProblem, scalpProblem, tollTo } from './ability.ts';
import { goToCollege, graduate, refuseGraduating } from './college.ts';
import { defaultMove } from './defaults.ts';
import { dropKept } from './kept.ts';
import {
  ACTIVATE,
  type Action,
  BUY,
  COLLEGE,
  DISCARD,
  EVERY_TYPE,
  FORFEIT,
  GRADUATE,
  PAY_SUPPLY,
  SCALP,
  SKIP_SUPPLY,
  sell,
  WAIT,
} from './orders.ts';
import { awaitSeat, endTurn, isClock, outOfPlace, refuseClock } from './rhythm.ts';
import { refuseScalp, refuseSupply, scalp, takeSupply } from './supply.ts';
import { activate, buy, discard, refuseTaking } from './take.ts';

/** EM-3: Optional Actions first, if any, then one Required Action. Listed in the order of 6.3. */
export const turn: Decision<Emigration, TurnFrame> = {
  takes: EVERY_TYPE,
  awaiting: (state, frame) => awaitSeat(state, state.active, () => defaultMove(state, listAll(state, frame))),
  options: listAll,
  outOfTurn: (state, frame, _seat, action) => outOfPlace(state, frame, action.type) ?? NOT_YOUR_TURN,

  refuse(state, frame, actor, action) {
    if (isClock(actor)) return refuseClock(action, defaultMove(state, listAll(state, frame)));
    switch (action.type) {
      case 'graduate':
        return refuseGraduating(state, frame);
      case 'sell':
        return refuseSelling(state, frame, action.card);
      case 'buy':
      case 'discard':
      case 'activate':
        return refuseTaking(state, action);
      case 'buySupply':
        return refuseSupply(state, action);
      case 'scalp':
        return refuseScalp(state, action, frame);
      case 'goToCollege':
        return collegeProblem(state, state.active);
      case 'useWait':
        return holdsWait(state) ? undefined : refused('NOT_IN_STASH', undefined, 'EM-R71');
      case 'forfeit':
        return canAct(state, state.active) ? refused('MUST_ACT') : undefined;
      default:
        return outOfPlace(state, frame, action.type);
    }
  },

  apply(state, frame, _actor, action, ctx) {
    switch (action.type) {
      case 'graduate':
        return graduate(state, frame, ctx);
      case 'sell':
        return sellCard(state, frame, cardOf(action.card), ctx);
      case 'buy':
        return buy(state, action.owner, placeOf(state.config.layout, action.slot), ctx);
      case 'discard':
        return discard(state, action.owner, placeOf(state.config.layout, action.slot), ctx);
      case 'activate':
        return activate(state, action.owner, placeOf(state.config.layout, action.slot), ctx);
      case 'buySupply':
        return takeSupply(state, action, ctx);
      case 'scalp':
        return scalp(state, action, frame, ctx);
      case 'goToCollege':
        return goToCollege(state, ctx);
      case 'useWait':
        return waitAndSee(state, ctx);
      case 'forfeit':
        ctx.out?.push({ type: 'forfeited', seat: state.active });
        return endTurn(state, ctx);
      default:
        return bug('no such action here', action);
    }
  },

  fallback: (state, frame) => defaultMove(state, listAll(state, frame)),
};

function listAll(state: State, frame: TurnFrame): Action[] {
  const { active: seat } = state;
  const me = seatOf(state, seat);
  const list: Action[] = [];
  if (me.inCollege && !frame.graduated) list.push(GRADUATE);
  if (maySell(state, frame)) {
    for (const card of me.documents) list.push(sell(card));
    for (const card of me.connections) list.push(sell(card));
  }
  const optional = list.length;
  for (let owner = 0; owner < state.seats.length; owner++) listLayout(state, owner, me.money, list);
  for (const kind of PAPERS) {
    if ((kind === 'passport' ? state.passports : state.tickets) === 0) continue;
    if (me.money >= paperPrice(state.config, kind)) list.push(PAY_SUPPLY[kind]);
    list.push(SKIP_SUPPLY[kind]);
  }
  const beforeScalps = list.length;
  listScalps(state, frame, list);
  const scalps = list.length - beforeScalps;
  if (collegeProblem(state, seat) === undefined) list.push(COLLEGE);
  const required = list.length - optional - (state.config.scalpConsent === 'ask' ? scalps : 0);
  if (me.life.length > 0 && holdsWait(state)) list.push(WAIT);
  if (required === 0) list.push(FORFEIT);
  return list;
}

/** By slot, BUY before DISCARD. */
function listLayout(state: State, owner: Seat, money: number, list: Action[]): void {
  const theirs = seatOf(state, owner);
  const toll = tollTo(owner, state.active);
  if (theirs.there === 0 || money < toll) return;
  const { layout } = state.config;
  const content = contentOf(state.config);
  for (let open = availableIn(state, theirs); open !== 0; open &= open - 1) {
    const place = lowest(open);
    const card = theirs.layout[place] as Card;
    if (isGood(card)) {
      if (money >= toll + priceOf(content, card)) list.push(BUY[layout][owner]?.[place] as Action);
      list.push(DISCARD[layout][owner]?.[place] as Action);
    } else if (money >= toll + activationCost(content, card)) {
      list.push(ACTIVATE[layout][owner]?.[place] as Action);
    }
  }
}

function listScalps(state: State, { declined }: TurnFrame, list: Action[]): void {
  const { active: seat } = state;
  const me = seatOf(state, seat);
  if (me.passports > 0 && me.tickets > 0) return;
  for (let seller = 0; seller < state.seats.length; seller++) {
    const theirs = seatOf(state, seller);
    if (seller === seat || (theirs.passports < 2 && theirs.tickets < 2)) continue;
    for (const kind of PAPERS) {
      if (papersOf(theirs, kind) < 2 || scalpProblem(state, seat, seller, kind, declined) !== undefined)
        continue;
      list.push(SCALP[kind][seller] as Action);
    }
  }
}

/** EM-R23. */
const maySell = (state: State, { sold }: TurnFrame): boolean =>
  sold === 0 || state.config.sellLimit === 'unlimited';

/** EM-10.1, EM-R70. */
function refuseSelling(state: State, frame: TurnFrame, id: string): Refusal | undefined {
  const me = seatOf(state, state.active);
  const card = cardOf(id);
  if (me.life.includes(card)) {
    return refused('WRONG_CARD_TYPE', { kind: { key: 'kind.life' }, form: 'sell' }, 'EM-R70');
  }
  if (!isGood(card) || !pileOf(me, card).includes(card)) return refused('NOT_IN_STASH');
  return maySell(state, frame) ? undefined : refused('SELL_LIMIT_REACHED');
}

/** EM-10. */
function sellCard(state: State, frame: TurnFrame, card: Card, ctx: Ctx): void {
  const { active: seat } = state;
  const me = seatOf(state, seat);
  takeOut(pileOf(me, card), card);
  state.discard.push(card);
  me.money += RESALE;
  if (ctx.out !== undefined) {
    const ref = cardRef(contentOf(state.config), card);
    ctx.out.push({ type: 'sold', seat, card: ref, money: RESALE });
  }
  state.agenda = [{ ...frame, sold: frame.sold + 1, quiet: true }];
}

const holdsWait = (state: State): boolean =>
  keptAs(contentOf(state.config), seatOf(state, state.active).life, 'wait') >= 0;

/** EM-R71, LIFE-LA-1: instead of a Required Action. */
function waitAndSee(state: State, ctx: Ctx): void {
  const { active: seat } = state;
  const me = seatOf(state, seat);
  const money = statusOf(state.config, me, 'wait');
  const content = contentOf(state.config);
  me.money += money;
  ctx.out?.push({ type: 'waited', seat, card: cardRef(content, keptAs(content, me.life, 'wait')), money });
  dropKept(state, seat, 'wait', ctx);
  endTurn(state, ctx);
}
