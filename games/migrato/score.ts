import { at } from '../../engine/at.ts';
import type { Outcome, Seat } from '../../engine/game.ts';
import { numberOf, SPECIES, TYPES_TO_END } from './content.ts';
import type { Ctx } from './kind.ts';
import { isClosed, other, type SeatState, type Settlement, type State, seatOf, type Why } from './state.ts';

/** MI-4.3: the number on the top card; nothing once a theft has emptied the pile (MI-R33). */
export const topNumber = (settlement: Readonly<Settlement>): number =>
  settlement.cards.length === 0 ? 0 : numberOf(at(settlement.cards, settlement.cards.length - 1));

/** MI-9.1, MI-9.2. */
export function scoreOf(seat: Readonly<SeatState>): number {
  let total = 0;
  for (const settlement of seat.settlements) total += topNumber(settlement);
  return total;
}

/** MI-8.1, MI-R40: as soon as the arrival that was just settled completes the season. */
export function whyOver(state: State): Why | undefined {
  const [a, b] = state.seats;
  if (state.config.endTrigger === 'fiveArrivals') {
    return a.settlements.length + b.settlements.length >= TYPES_TO_END ? 'arrivals' : undefined;
  }
  return SPECIES.every((species) => isClosed(a, species) || isClosed(b, species)) ? 'types' : undefined;
}

/** MI-R41: no leftovers, no discard, no draw, no further turn. Everything is shown from now on. */
export function endGame(state: State, why: Why, resigned: Seat | null, ctx: Ctx): void {
  state.agenda.length = 0;
  state.ended = { why, resigned };
  ctx.reveal('all');
  ctx.out?.push({ type: 'gameEnded', why, winners: winners(state), scores: state.seats.map(scoreOf) });
}

const CLAUSE_OF: Readonly<Record<Why, string>> = {
  types: 'MI-8.1',
  arrivals: 'MI-R40',
  season: 'MI-R42',
  resign: 'MI-R47',
};

export function outcome(state: State): Outcome | undefined {
  if (state.ended === null) return undefined;
  const { why, resigned } = state.ended;
  const won = winners(state);
  return {
    why,
    rule: CLAUSE_OF[why],
    winners: won,
    scores: state.seats.map(scoreOf),
    fates: [0, 1].map((seat) => {
      if (seat === resigned) return 'resigned';
      if (!won.includes(seat)) return 'behind';
      return won.length === 1 ? 'won' : 'shared';
    }),
  };
}

/** MI-9.3, MI-R43. A seat that resigned cannot win (MI-R47). */
function winners(state: State): Seat[] {
  const resigned = state.ended?.resigned ?? null;
  if (resigned !== null) return [other(resigned)];
  const lead = scoreOf(seatOf(state, 0)) - scoreOf(seatOf(state, 1)) || tieBreak(state);
  if (lead === 0) return [0, 1];
  return lead > 0 ? [0] : [1];
}

function tieBreak(state: State): number {
  if (state.config.tieBreak === 'shared') return 0;
  const [a, b] = state.seats.map((seat) =>
    seat.settlements
      .filter((settlement) => settlement.cards.length > 0)
      .map(topNumber)
      .sort((x, y) => y - x),
  ) as [number[], number[]];
  if (a.length !== b.length) return a.length - b.length;
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
