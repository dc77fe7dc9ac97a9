import type { Seat } from '../../../engine/game.ts';
import type { Action, Cards, To } from '../action.ts';
import { boxOf, type FamilyCards } from '../box.ts';
import { FIRST_JOB, KINDS, PASSPORT } from '../content.ts';
import { type Asked, type Market, SURE, type Trader, traderOf } from '../eyes/market.ts';
import { kindOf } from '../pieces/supply.ts';
import { missingFor } from '../pieces/usualMove.ts';
import { playerOf, type State } from '../state.ts';
import { gainFor } from './deals.ts';

/** What asking costs the table, in tenths of a step: more if everybody has to answer. */
const PRICE = { all: 0.5, one: 0.3 };
/** How likely somebody misses a card of whom nothing was heard, by whether it is a Job Offer. */
const MISSES = { job: 0.12, other: 0.3 };
/** How likely whoever holds one can spare it, by kind: everybody is short of time and money. */
const SPARES = KINDS.map((_card, kind) => (kind >= FIRST_JOB ? 0.25 : kind === PASSPORT ? 0.5 : 0.05));
/** How likely what was said so many rounds ago is still so. */
const STILL = 0.9;
const FORGOTTEN = 0.93;

interface Plan {
  readonly give: Cards;
  readonly want: Cards;
}

/** The offer worth most on the average, by what the others said, took and refused; if any is worth asking. */
export function proposal(
  state: State,
  seat: Seat,
  cards: FamilyCards,
  market: Market,
  made: readonly Asked[],
): Action | undefined {
  const { others, count } = state.turn;
  if (state.offers.some((offer) => offer.from === seat)) return undefined;
  const asked = made.filter(({ turn }) => turn === count);
  const missing = missingFor(state, seat, cards);
  let best: { to: To; plan: Plan } | undefined;
  let most = 0;
  for (const plan of plansFor(missing)) {
    const gain = gainFor(missing, plan.want, plan.give);
    const odds = others.map((other) => chanceWith(state, other, plan, traderOf(market, other)));
    const anyOf = 1 - odds.reduce((no, chance) => no * (1 - chance), 1);
    const consider = (to: To, chance: number): void => {
      const worth = chance * gain - PRICE[to === 'all' ? 'all' : 'one'];
      if (worth <= most || asked.some((one) => (one.to === 'all') === (to === 'all'))) return;
      if (made.some((one) => isSame(one, to, plan))) return;
      most = worth;
      best = { to, plan };
    };
    consider('all', anyOf);
    others.forEach((other, i) => {
      consider(other, odds[i] ?? 0);
    });
  }
  return best === undefined ? undefined : { type: 'offer', to: best.to, ...best.plan };
}

const isSame = (one: Asked, to: To, { give, want }: Plan): boolean =>
  (one.to === 'all' || to === 'all' || one.to === to) && one.give === give.join() && one.want === want.join();

/** One or two cards to spare for one that is missing. */
function plansFor(missing: readonly number[]): Plan[] {
  const spare = KINDS.filter((_card, kind) => (missing[kind] ?? 0) < 0);
  const plans: Plan[] = [];
  for (const want of KINDS) {
    if ((missing[kindOf(want)] ?? 0) <= 0) continue;
    spare.forEach((one, i) => {
      plans.push({ give: [one], want: [want] });
      for (const other of spare.slice(i)) {
        if (other !== one || (missing[kindOf(one)] ?? 0) <= -2)
          plans.push({ give: [one, other], want: [want] });
      }
    });
  }
  return plans;
}

/** How likely this seat gives that for this: it must hold it, spare it, and miss what it gets. */
function chanceWith(state: State, other: Seat, { give, want }: Plan, trader: Trader): number {
  const age = (turn: number | undefined): number =>
    STILL * FORGOTTEN ** ((state.turn.count - (turn ?? 0)) / state.players.length);
  let chance = 1;
  for (const card of want) {
    const kind = kindOf(card);
    const offered = trader.spares[kind] ?? 0;
    const prior = holdsOne(state, other, kind) * (SPARES[kind] ?? 0);
    chance *= (Math.max(prior, offered > 0 ? age(offered) : 0) * (trader.gives[kind] ?? SURE)) / SURE;
    if ((trader.wants[kind] ?? 0) > 0) chance *= 1 - age(trader.wants[kind]);
  }
  let misses = 0;
  for (const card of give) {
    const kind = kindOf(card);
    const wanted = trader.wants[kind] ?? 0;
    const prior = kind >= FIRST_JOB ? MISSES.job : MISSES.other;
    misses = Math.max(
      misses,
      (Math.max(prior, wanted > 0 ? age(wanted) : 0) * (trader.takes[kind] ?? SURE)) / SURE,
    );
  }
  return chance * misses;
}

/** Known to be there, or among the cards of which nothing is known. */
function holdsOne(state: State, other: Seat, kind: number): number {
  const { hand, known } = playerOf(state, other);
  if ((known[kind] ?? 0) > 0) return 1;
  const unseen = hand.reduce((sum, n) => sum + n, 0) - known.reduce((sum, n) => sum + n, 0);
  const { pack, packSize } = boxOf(state.config);
  return 1 - (1 - (pack[kind] ?? 0) / packSize) ** Math.max(0, unseen);
}
