import type { Refusal, Seat } from '../../../engine/game.ts';
import { contentOf } from '../box.ts';
import { MOST_FAILURES, PAPERS, type Paper, TOLL } from '../content.ts';
import { activationCost, isGood } from '../pieces/cards.ts';
import { paperPrice, papersOf, tuitionOf } from '../pieces/people.ts';
import { lowest, uncoveredOf } from '../pieces/places.ts';
import { refused, tooPoor } from '../refusals.ts';
import { cardAt, type SeatState, type State, seatOf } from '../state.ts';

/** EM-4.3: one bit for each slot of this layout whose card is face up and uncovered. */
export const availableIn = (state: State, owner: SeatState): number =>
  uncoveredOf(state.config.layout, owner.there) & owner.up;

/** EM-4.4, EM-4.5. */
export const tollTo = (owner: Seat, seat: Seat): number => (owner === seat ? 0 : TOLL);

/**
 * EM-11.1, EM-R40, EM-R42: whether this seat could do some Required Action if it had the turn. A scalp that
 * needs the seller's consent is no ability (EM-R36), nor is waiting (EM-R71).
 */
export function canAct(state: State, seat: Seat): boolean {
  // Giving up the next turn costs no Money (EM-5.4, EM-R34).
  if (state.passports + state.tickets > 0) return true;
  return canTakeSome(state, seat) || canScalpSome(state, seat) || collegeProblem(state, seat) === undefined;
}

function canTakeSome(state: State, seat: Seat): boolean {
  const { money } = seatOf(state, seat);
  const content = contentOf(state.config);
  for (let owner = 0; owner < state.seats.length; owner++) {
    const toll = tollTo(owner, seat);
    const theirs = seatOf(state, owner);
    if (theirs.there === 0 || money < toll) continue;
    for (let open = availableIn(state, theirs); open !== 0; open &= open - 1) {
      const card = cardAt(theirs, lowest(open));
      if (isGood(card) || toll + activationCost(content, card) <= money) return true;
    }
  }
  return false;
}

function canScalpSome(state: State, seat: Seat): boolean {
  if (state.config.scalpConsent === 'ask') return false;
  for (const kind of PAPERS) {
    if (papersOf(seatOf(state, seat), kind) > 0) continue;
    for (let seller = 0; seller < state.seats.length; seller++) {
      if (scalpProblem(state, seat, seller, kind, 0) === undefined) return true;
    }
  }
  return false;
}

/** EM-14: the seller's last one stays (EM-14.5), and only who has none may take one (EM-R37). */
export function scalpProblem(
  state: State,
  seat: Seat,
  seller: Seat,
  kind: Paper,
  declined: number,
): Refusal | undefined {
  const paper = { key: `paper.${kind}` };
  const me = seatOf(state, seat);
  if (papersOf(seatOf(state, seller), kind) < 2) {
    return refused('E_NO_EXTRA_TO_SCALP', { seller: { seat: seller }, paper });
  }
  if (papersOf(me, kind) > 0) return refused('E_BUYER_ALREADY_HAS', { paper });
  if ((declined & declinedBit(seller, kind)) !== 0) {
    return refused('E_ALREADY_DECLINED', { seller: { seat: seller }, paper });
  }
  const price = paperPrice(state.config, kind) + TOLL;
  return price > me.money ? tooPoor(price, me.money, 'EM-14.3') : undefined;
}

export const declinedBit = (seller: Seat, kind: Paper): number =>
  1 << (2 * seller + (kind === 'passport' ? 0 : 1));

/** EM-8.1, EM-8.2, EM-R26, EM-R29. */
export function collegeProblem(state: State, seat: Seat): Refusal | undefined {
  const me = seatOf(state, seat);
  if (me.inCollege) return refused('E_ALREADY_IN_COLLEGE');
  if (me.degrees >= 2) return refused('E_NO_PAY_RAISE_SLOT');
  if (me.failed >= MOST_FAILURES) return refused('E_COLLEGE_CAP_REACHED', { failed: me.failed });
  const needs = tuitionOf(state.config, me, 1);
  return needs > me.money ? tooPoor(needs, me.money, 'EM-8.1') : undefined;
}
