import type { Seat } from '../../engine/game.ts';
import type { Event } from './event.ts';
import { destinationOf, numberOf } from './pieces/people.ts';
import { outcome } from './score.ts';
import type { State } from './state.ts';

/**
 * Section 10: what a designer asks of ten thousand games. Means are taken over the games that have the figure;
 * `wins.…` are relative to an even share.
 */
export function measure(state: State, events: readonly Event[]): Readonly<Record<string, number>> {
  const seats = state.seats.length;
  const found: Record<string, number> = {
    turns: 0,
    entry: 0,
    assuranceAtBorder: 0,
    degrees: 0,
    failedTuitions: 0,
    collegeCaps: 0,
    skippedFor: 0,
    underMinimum: 0,
    tolls: 0,
    stalls: 0,
    forfeits: 0,
    scalps: 0,
    sales: 0,
    noWinner: 0,
  };
  for (let lane = 1; lane <= 5; lane++) found[`lane.${lane}`] = 0;
  const add = (name: string, amount: number): void => {
    found[name] = (found[name] ?? 0) + amount;
  };
  const order: Seat[] = [];
  for (const event of events) {
    switch (event.type) {
      case 'turnStarted':
      case 'turnSkipped':
        add('turns', 1);
        break;
      case 'withdrawn':
        add('assuranceAtBorder', event.assurance / seats);
        if (event.loss > 0) add('underMinimum', 1 / seats);
        break;
      case 'graduated':
        add('degrees', 1 / seats);
        break;
      case 'enrolmentFailed':
        add('failedTuitions', 1 / seats);
        if (event.failed === 6) add('collegeCaps', 1);
        break;
      case 'supplyTaken':
        if (event.pay === 'skip') add('skippedFor', 1 / seats);
        break;
      case 'tollPaid':
        add('tolls', event.money / seats);
        break;
      case 'stallRelief':
        found.stalls = 1;
        break;
      case 'forfeited':
        add('forfeits', 1);
        break;
      case 'scalped':
        add('scalps', 1);
        break;
      case 'sold':
        add('sales', 1 / seats);
        break;
      case 'laneTokenDrawn':
        order.push(event.seat);
        add(`lane.${event.lane}`, 1 / seats);
        break;
      case 'entered':
        add('entry', 1 / seats);
        break;
      default:
        break;
    }
  }
  addWins(state, order, found);
  return found;
}

/** Who won, by starting player, place at the border, Destination and number of the Nationality. */
function addWins(state: State, order: readonly Seat[], found: Record<string, number>): void {
  const seats = state.seats.length;
  const winners = outcome(state)?.winners ?? [];
  if (winners.length === 0) found.noWinner = 1;
  const relative = (seat: Seat): number => (winners.includes(seat) ? seats / winners.length : 0);
  found['wins.first'] = relative(state.first);
  order.forEach((seat, place) => {
    found[`wins.place.${place + 1}`] = relative(seat);
  });
  const byNumber = new Map<number, number[]>();
  state.seats.forEach((mine, seat) => {
    const { id } = destinationOf(state.config, mine);
    found[`wins.${id}`] = relative(seat);
    const n = numberOf(state.config, mine);
    byNumber.set(n, [...(byNumber.get(n) ?? []), relative(seat)]);
  });
  for (const [n, shares] of byNumber) {
    found[`wins.number.${n}`] = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  }
}
