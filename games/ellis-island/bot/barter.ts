import type { Seat } from '../../../engine/game.ts';
import type { Pondering } from '../../../engine/pondering.ts';
import type { Action, Cards } from '../action.ts';
import type { CardsOf } from '../box.ts';
import { FIRST_JOB, KINDS } from '../content.ts';
import { hopeOf, type Market, traderOf } from '../eyes/market.ts';
import type { Memory } from '../eyes/memory.ts';
import type { View } from '../eyes/view.ts';
import { countsOf, kindOf } from '../pieces/supply.ts';
import { findOffer } from '../pieces/trade.ts';
import { missingFor } from '../pieces/usualMove.ts';
import { playerOf, type State } from '../state.ts';
import { gainFor, needed } from './deals.ts';
import type { Walk } from './way.ts';

/** Who thinks: what it sees and remembers, and how it imagines the rest. */
export interface Mind {
  readonly view: View;
  readonly seat: Seat;
  readonly memory: Memory;
  imagine(): State;
  readonly cardsOf: CardsOf;
}

/** Imagined hands of the others. */
const WORLDS = 16;
/** Turns that must be gained for a trade, and expected to be gained for an offer. */
const LEAST = 0.05;
const WORTH_ASKING = 0.2;
/** The whole table is asked only if somebody more likely than not takes it. */
const LEAST_CHANCE = 0.6;
/** Whoever refused the like is left in peace until so much hope is back. */
const HOPE = 0.95;
const MOST_TRIED = 200;
/**
 * Turns that a missing card costs, found by walking thousands of ways with and without it: one member, and
 * several.
 */
const priced = (time: number, money: number, passport: number, job: number): readonly number[] =>
  KINDS.map((_kind, i) => (i >= FIRST_JOB ? job : ([time, money, passport][i] ?? 0)));
const ALONE = priced(0.3, 0.5, 0.5, 3.2);
const SEVERAL = priced(0.35, 0.48, 0.4, 1.5);
const pricesAt = ({ config }: View): readonly number[] => (config.mode === 'quick' ? ALONE : SEVERAL);
const SPARE = 0.03;

/** A partner in an imagined world: its hand, what it misses, and what a trade must bring it. */
interface Partner {
  readonly seat: Seat;
  readonly hand: readonly number[];
  readonly missing: readonly number[];
  readonly least: number;
}

/** As many worlds as there is time for, one at least. */
function* partnersIn({ seat, imagine, cardsOf }: Mind, seats: readonly Seat[]): Pondering<Partner[][]> {
  const worlds: Partner[][] = [];
  do {
    const world = imagine();
    const least = needed(world, seat);
    worlds.push(
      seats.map((other) => ({
        seat: other,
        hand: playerOf(world, other).hand,
        missing: missingFor(world, other, cardsOf(world.config)),
        least,
      })),
    );
  } while ((yield) && worlds.length < WORLDS);
  return worlds;
}

/** Turns that whoever misses so many of each kind gains by getting and giving these. */
function turnsGained(missing: readonly number[], get: Cards, give: Cards, prices: readonly number[]): number {
  const left = missing.slice();
  let gain = 0;
  for (const card of give) {
    const kind = kindOf(card);
    gain -= (left[kind] ?? 0) < 0 ? SPARE : (prices[kind] ?? 0);
    left[kind] = (left[kind] ?? 0) + 1;
  }
  for (const card of get) {
    const kind = kindOf(card);
    gain += (left[kind] ?? 0) > 0 ? (prices[kind] ?? 0) : SPARE;
    left[kind] = (left[kind] ?? 0) - 1;
  }
  return gain;
}

/** A rival's turn counts the less the more rivals there are. */
const rivalry = (view: View): number =>
  1 / Math.max(1, view.players.filter((player) => player.resigned === 0).length - 1);

interface Deal {
  readonly give: Cards;
  readonly want: Cards;
  readonly mine: number;
}

/** One or two cards for one or two others that are missing, the best for the own way first. */
function dealsFor({ hand, missing }: Walk, prices: readonly number[]): Deal[] {
  const deals: Deal[] = [];
  const given = handfuls(hand);
  for (const want of handfuls(missing)) {
    for (const give of given) {
      if (give.some((card) => want.includes(card))) continue;
      const mine = turnsGained(missing, want, give, prices);
      if (mine > LEAST) deals.push({ give, want, mine });
    }
  }
  return deals.sort((one, other) => other.mine - one.mine).slice(0, MOST_TRIED);
}

/** Every card and every pair of cards of which there are enough. */
function handfuls(counts: readonly number[]): Cards[] {
  const found: Cards[] = [];
  KINDS.forEach((one, i) => {
    if ((counts[i] ?? 0) < 1) return;
    found.push([one]);
    for (let j = i; j < KINDS.length; j++) {
      const other = KINDS[j];
      if (other !== undefined && (counts[j] ?? 0) > (j === i ? 1 : 0)) found.push([one, other]);
    }
  });
  return found;
}

/** How likely somebody takes it who has not refused the like, and what they gain by it. */
function taken(
  worlds: readonly Partner[][],
  { give, want }: Deal,
  prices: readonly number[],
  market: Market,
): { chance: number; gain: number } {
  const asked = countsOf(want);
  let takers = 0;
  let gain = 0;
  for (const partners of worlds) {
    const taker = partners.find(
      ({ hand, missing, least }) =>
        asked.every((n, kind) => (hand[kind] ?? 0) >= n) && gainFor(missing, give, want) >= least,
    );
    if (taker === undefined) continue;
    const hope = hopeOf(traderOf(market, taker.seat), want, give);
    if (hope < HOPE) continue;
    takers += hope;
    gain += hope * turnsGained(taker.missing, give, want, prices);
  }
  return { chance: takers / worlds.length, gain: takers === 0 ? 0 : gain / takers };
}

/** The offer that is worth most on the average, if any is worth asking. */
export function* offerOf(mind: Mind, walk: Walk): Pondering<Action | undefined> {
  const { view, memory } = mind;
  const { others, count } = view.turn;
  if (memory.offers.some(({ turn }) => turn === count) || others.length === 0) return undefined;
  const prices = pricesAt(view);
  const deals = dealsFor(walk, prices);
  const worlds = yield* partnersIn(mind, others);
  let best: Deal | undefined;
  let most = WORTH_ASKING;
  for (const deal of deals) {
    const want = deal.want.join();
    const give = deal.give.join();
    if (memory.offers.some((one) => one.want === want && one.give === give)) continue;
    if (!(yield)) break;
    const odds = taken(worlds, deal, prices, memory.market);
    if (odds.chance < LEAST_CHANCE) continue;
    const worth = odds.chance * (deal.mine - rivalry(view) * odds.gain);
    if (worth <= most) continue;
    most = worth;
    best = deal;
  }
  return best === undefined ? undefined : { type: 'offer', to: 'all', give: best.give, want: best.want };
}

/**
 * Accepts what brings more than it brings the partner, asks for more where that may be had, and declines the
 * rest.
 */
export function* answerOf(mind: Mind, options: readonly Action[], walk: Walk): Pondering<Action | undefined> {
  const { view } = mind;
  const reply = options.find((one) => one.type === 'accept') ?? options.find((one) => one.type === 'decline');
  if (reply?.type !== 'accept' && reply?.type !== 'decline') return undefined;
  const decline: Action = { type: 'decline', offer: reply.offer };
  const found = findOffer(mind.imagine(), reply.offer);
  if (reply.type === 'decline' || found === undefined) return decline;
  const { give, want, from } = found.counter ?? found.offer;
  if (!give.some((card) => (walk.missing[kindOf(card)] ?? 0) > 0)) return decline;
  const prices = pricesAt(view);
  const worlds = yield* partnersIn(mind, [from]);
  let gain = 0;
  for (const [partner] of worlds)
    gain += turnsGained(partner?.missing ?? [], want, give, prices) / worlds.length;
  const mine = turnsGained(walk.missing, give, want, prices);
  return mine - rivalry(view) * gain > LEAST ? reply : decline;
}
