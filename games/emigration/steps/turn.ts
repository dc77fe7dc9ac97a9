import { at } from '../../../engine/at.ts';
import { bug } from '../../../engine/bug.ts';
import type { Actor, Refusal, Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { contentOf } from '../box.ts';
import { PAPERS, RESALE } from '../content.ts';
import type { Ctx } from '../kind.ts';
import { activationCost, type Card, cardOf, isGood, priceOf } from '../pieces/cards.ts';
import { keptAs, paperPrice, papersOf, pileOf, statusOf, takeOut } from '../pieces/people.ts';
import { lowest, placeOf } from '../pieces/places.ts';
import { cardRef } from '../pieces/refs.ts';
import { NOT_YOUR_TURN, PENDING, refused } from '../refusals.ts';
import { type FrameOf, type State, seatOf } from '../state.ts';
import { availableIn, canAct, collegeProblem, scalpProblem, tollTo } from './ability.ts';
import { goToCollege, graduate, refuseGraduating } from './college.ts';
import { defaultMove } from './defaults.ts';
import { dropKept } from './kept.ts';
import {
  activateAt,
  buyAt,
  COLLEGE,
  discardAt,
  FORFEIT,
  GRADUATE,
  PAY_SUPPLY,
  SCALP,
  SKIP_SUPPLY,
  sell,
  WAIT,
} from './orders.ts';
import { outOfPhase } from './outOfPlace.ts';
import { endTurn } from './rhythm.ts';
import { refuseScalp, refuseSupply, scalp, takeSupply } from './supply.ts';
import { activate, buy, discard, refuseTaking } from './take.ts';
import { timed } from './timed.ts';

/** EM-3: Optional Actions first, if any, then one Required Action. Listed in the order of 6.3. */
export const turn = timed<FrameOf<'turn'>>({
  takes: [
    'graduate',
    'sell',
    'buy',
    'discard',
    'activate',
    'buySupply',
    'scalp',
    'goToCollege',
    'useWait',
    'forfeit',
  ],
  options: listAll,
  outOfPlace: (state, actor) => outOfPhase(state, actor, 'preparation') ?? refuseMeanwhile(state, actor),

  refuse(state, frame, _actor, action) {
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
        return holdsWait(state) ? undefined : refused('E_NOT_IN_STASH', undefined, 'EM-R71');
      case 'forfeit':
        return canAct(state, state.active) ? refused('E_MUST_ACT') : undefined;
      default:
        return bug('no such action here', action);
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
});

/** Whose turn it is must settle first what was asked on the way (EM-7.1, EM-R36). */
function refuseMeanwhile(state: State, actor: Actor): Refusal {
  if (actor !== state.active) return NOT_YOUR_TURN;
  return state.agenda.at(-1)?.step === 'life' ? PENDING.life : PENDING.scalp;
}

function listAll(state: State, frame: FrameOf<'turn'>): Action[] {
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
    const card = at(theirs.layout, place);
    if (isGood(card)) {
      if (money >= toll + priceOf(content, card)) list.push(buyAt(layout, owner, place));
      list.push(discardAt(layout, owner, place));
    } else if (money >= toll + activationCost(content, card)) {
      list.push(activateAt(layout, owner, place));
    }
  }
}

function listScalps(state: State, { declined }: FrameOf<'turn'>, list: Action[]): void {
  const { active: seat } = state;
  const me = seatOf(state, seat);
  if (me.passports > 0 && me.tickets > 0) return;
  for (let seller = 0; seller < state.seats.length; seller++) {
    const theirs = seatOf(state, seller);
    if (seller === seat || (theirs.passports < 2 && theirs.tickets < 2)) continue;
    for (const kind of PAPERS) {
      if (papersOf(theirs, kind) < 2 || scalpProblem(state, seat, seller, kind, declined) !== undefined)
        continue;
      list.push(at(SCALP[kind], seller));
    }
  }
}

/** EM-R23. */
const maySell = (state: State, { sold }: FrameOf<'turn'>): boolean =>
  sold === 0 || state.config.sellLimit === 'unlimited';

/** EM-10.1, EM-R70. */
function refuseSelling(state: State, frame: FrameOf<'turn'>, id: string): Refusal | undefined {
  const me = seatOf(state, state.active);
  const card = cardOf(id);
  if (me.life.includes(card)) {
    return refused('E_WRONG_CARD_TYPE', { kind: { key: 'kind.life' }, form: 'sell' }, 'EM-R70');
  }
  if (!isGood(card) || !pileOf(me, card).includes(card)) return refused('E_NOT_IN_STASH');
  return maySell(state, frame) ? undefined : refused('E_SELL_LIMIT_REACHED');
}

/** EM-10. */
function sellCard(state: State, frame: FrameOf<'turn'>, card: Card, ctx: Ctx): void {
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
