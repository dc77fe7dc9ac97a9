import type { Seat } from '../../../engine/game.ts';
import type { Action, Cards } from '../action.ts';
import type { FamilyCards } from '../box.ts';
import { ALL_PASSED, KINDS, SLOTS } from '../content.ts';
import { kindOf } from '../pieces/supply.ts';
import { findOffer } from '../pieces/trade.ts';
import { missingFor, worthOfKind } from '../pieces/usualMove.ts';
import { inPlay, type Offer, playerOf, type State } from '../state.ts';

/** 10.1, in tenths: what must be gained, and from somebody who is nearly through. */
const LEAST_GAIN = 5;
const LEAST_GAIN_NEAR_END = 15;
const NEAR_END = 2;
const OFFERS_PER_TURN = 3;
const SPARE = 2;

/** What this seat gains by getting and giving these, in tenths. Asks only its own hand. */
export const gainOf = (state: State, seat: Seat, get: Cards, give: Cards, cards: FamilyCards): number =>
  gainFor(missingFor(state, seat, cards), get, give);

/** The same for whoever misses so many of each kind. */
export function gainFor(had: readonly number[], get: Cards, give: Cards): number {
  const missing = had.slice();
  let gain = 0;
  for (const card of give) {
    const kind = kindOf(card);
    // One to spare is worth little; one that is needed must be found again.
    gain -= (missing[kind] ?? 0) < 0 ? SPARE : worthOfKind([1, 1, 1, 1, 1, 1, 1, 1], kind);
    missing[kind] = (missing[kind] ?? 0) + 1;
  }
  for (const card of get) {
    const kind = kindOf(card);
    gain += worthOfKind(missing, kind);
    missing[kind] = (missing[kind] ?? 0) - 1;
  }
  return gain;
}

export function passesToGo(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let left = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!inPlay(player, slot)) continue;
    for (let bits = ALL_PASSED & ~(player.passes[slot] ?? 0); bits > 0; bits >>= 1) left += bits & 1;
  }
  return left;
}

/** What a trade must bring, in tenths, for a bot to accept it from this partner. */
export const needed = (state: State, partner: Seat): number =>
  passesToGo(state, partner) <= NEAR_END ? LEAST_GAIN_NEAR_END : LEAST_GAIN;

/**
 * Accepts what pays, counters once when one card short of it, declines the rest. Undefined: nothing to
 * answer.
 */
export function answer(
  state: State,
  seat: Seat,
  options: readonly Action[],
  cards: FamilyCards,
): Action | undefined {
  for (const option of options) {
    if (option.type !== 'accept' && option.type !== 'decline') continue;
    const found = findOffer(state, option.offer);
    if (found === undefined) continue;
    const { give, want, from } = found.counter ?? found.offer;
    const gain = gainOf(state, seat, give, want, cards) - needed(state, from);
    if (option.type === 'accept' && gain >= 0) return option;
    if (option.type === 'accept') {
      const better = found.counter === null ? oneMore(state, seat, found.offer, gain, cards) : undefined;
      return better ?? { type: 'decline', offer: option.offer };
    }
    const canPay = options.some((other) => other.type === 'accept' && other.offer === option.offer);
    if (!canPay) return option;
  }
  return undefined;
}

/** The same exchange with one more card that is missed. */
function oneMore(
  state: State,
  seat: Seat,
  offer: Offer,
  gain: number,
  cards: FamilyCards,
): Action | undefined {
  if (playerOf(state, seat).countered > 0 || offer.counters.some((one) => one.from === seat))
    return undefined;
  const missing = missingFor(state, seat, cards);
  for (const card of KINDS) {
    if (offer.want.includes(card) || (missing[kindOf(card)] ?? 0) <= 0) continue;
    if (worthOfKind(missing, kindOf(card)) + gain < 0) continue;
    const want = [...offer.give, card].sort((a, b) => kindOf(a) - kindOf(b));
    return { type: 'counter', offer: offer.id, give: offer.want, want };
  }
  return undefined;
}

/** First one for one to all, then two for one to whoever is seen to hold it. */
export function proposal(state: State, seat: Seat, cards: FamilyCards): Action | undefined {
  const player = playerOf(state, seat);
  if (player.offered >= OFFERS_PER_TURN || state.turn.others.length === 0) return undefined;
  if (state.offers.some((offer) => offer.from === seat)) return undefined;
  const missing = missingFor(state, seat, cards);
  const spare = KINDS.filter((_card, kind) => (missing[kind] ?? 0) < 0);
  const wanted = KINDS.filter((_card, kind) => (missing[kind] ?? 0) > 0).sort(
    (a, b) => worthOfKind(missing, kindOf(b)) - worthOfKind(missing, kindOf(a)),
  );
  const want = wanted[player.offered % Math.max(1, wanted.length)];
  // What one has most of, others may lack.
  const [most, next] = [...spare].sort((a, b) => (missing[kindOf(a)] ?? 0) - (missing[kindOf(b)] ?? 0));
  if (want === undefined || most === undefined) return undefined;
  if (player.offered < 2) {
    const give = player.offered === 0 ? most : (next ?? most);
    return { type: 'offer', to: 'all', give: [give], want: [want] };
  }
  const two =
    (missing[kindOf(most)] ?? 0) <= -2 ? [most, most] : next === undefined ? undefined : [most, next];
  const holder = state.turn.others.find((other) => (playerOf(state, other).known[kindOf(want)] ?? 0) > 0);
  if (two === undefined || holder === undefined) return undefined;
  return { type: 'offer', to: holder, give: two.sort((a, b) => kindOf(a) - kindOf(b)), want: [want] };
}
