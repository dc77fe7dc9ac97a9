import type { Seat } from '../../../engine/game.ts';
import type { Action, Cards } from '../action.ts';
import type { FamilyCards } from '../box.ts';
import { ALL_PASSED, KINDS, PASSPORT, SLOTS } from '../content.ts';
import { kindOf } from '../pieces/supply.ts';
import { findOffer } from '../pieces/trade.ts';
import { missingFor, worthOfKind } from '../pieces/usualMove.ts';
import { inPlay, type Offer, playerOf, type State } from '../state.ts';

/** 10.1, in tenths: what must be gained, and from somebody who is nearly through. */
const LEAST_GAIN = 5;
const LEAST_GAIN_NEAR_END = 15;
const NEAR_END = 2;
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
    // Nobody is asked for what they may not have, nor for what everybody is short of.
    if (kindOf(card) < PASSPORT || (playerOf(state, offer.from).known[kindOf(card)] ?? 0) < 1) continue;
    const want = [...offer.give, card].sort((a, b) => kindOf(a) - kindOf(b));
    return { type: 'counter', offer: offer.id, give: offer.want, want };
  }
  return undefined;
}
