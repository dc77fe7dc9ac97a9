import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { contentOf } from '../box.ts';
import { PAPERS } from '../content.ts';
import { activationCost, isGood, priceOf } from '../pieces/cards.ts';
import { paperPrice, papersOf } from '../pieces/people.ts';
import { lowest } from '../pieces/places.ts';
import { cardAt, type FrameOf, type State, seatOf } from '../state.ts';
import { availableIn, collegeProblem, scalpProblem, tollTo } from './ability.ts';
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
import { maySell } from './sell.ts';
import { holdsWait } from './wait.ts';

/** All that can be done on a turn, in the order of 6.3. */
export function listTurn(state: State, frame: FrameOf<'turn'>): Action[] {
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
    if (papersOf(state, kind) === 0) continue;
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
    const card = cardAt(theirs, place);
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
