import { someByType } from '../../engine/byType.ts';
import type { Seat } from '../../engine/game.ts';
import { type Tally, tallyOf } from '../../engine/tally.ts';
import type { MetCards } from '../../engine/title.ts';
import { CROSSINGS, MOST_FAILURES } from './content.ts';
import type { Event, Ref } from './event.ts';
import type { Emigration } from './kind.ts';
import { destinationOf, numberOf } from './pieces/people.ts';
import { outcome } from './score.ts';
import type { State } from './state.ts';

const NAMES = [
  'turns',
  'entry',
  'assuranceAtBorder',
  'degrees',
  'failedTuitions',
  'collegeCaps',
  'skippedFor',
  'underMinimum',
  'tolls',
  'stalls',
  'forfeits',
  'scalps',
  'sales',
  'noWinner',
  ...CROSSINGS.lanes.map((_, place) => `lane.${place + 1}`),
];

/**
 * Section 10: what a designer asks of ten thousand games. Means are taken over the games that have the
 * figure; `wins.…` are relative to an even share.
 */
export function measure(state: State, events: readonly Event[]): Readonly<Record<string, number>> {
  const tally = tallyOf(NAMES);
  for (const event of events) count(event, tally, state.seats.length);
  // Stalls are games and not moments: one with several counts once.
  if (events.some(({ type }) => type === 'stallRelief')) tally.add('stalls');
  addWins(state, events, tally);
  return tally.sums;
}

/** A card is met by whoever is dealt it for good, buys it or lives it. */
export const cards: MetCards<Emigration> = {
  tables: ['destinations', 'careers', 'documents', 'connections', 'life'],
  note(_state, events, met) {
    for (const event of events) {
      if (event.type === 'seatDealt') {
        met(rowOf(event.destination), event.seat);
        met(rowOf(event.career), event.seat);
      } else if (event.type === 'bought' || event.type === 'lifeActivated') {
        met(rowOf(event.card), event.seat);
      }
    }
  },
};

const rowOf = (ref: Ref): string => ref.split(':')[0] ?? ref;

/** Much of it is counted per player. */
const count = someByType<Event, void, [tally: Tally, seats: number]>(
  {
    turnStarted: (_event, tally) => tally.add('turns'),
    turnSkipped: (_event, tally) => tally.add('turns'),
    withdrawn({ assurance, loss }, tally, seats) {
      tally.add('assuranceAtBorder', assurance / seats);
      if (loss > 0) tally.add('underMinimum', 1 / seats);
    },
    graduated: (_event, tally, seats) => tally.add('degrees', 1 / seats),
    enrolmentFailed({ failed }, tally, seats) {
      tally.add('failedTuitions', 1 / seats);
      if (failed === MOST_FAILURES) tally.add('collegeCaps');
    },
    supplyTaken({ pay }, tally, seats) {
      if (pay === 'skip') tally.add('skippedFor', 1 / seats);
    },
    tollPaid: ({ money }, tally, seats) => tally.add('tolls', money / seats),
    forfeited: (_event, tally) => tally.add('forfeits'),
    scalped: (_event, tally) => tally.add('scalps'),
    sold: (_event, tally, seats) => tally.add('sales', 1 / seats),
    laneTokenDrawn: ({ lane }, tally, seats) => tally.add(`lane.${lane}`, 1 / seats),
    entered: (_event, tally, seats) => tally.add('entry', 1 / seats),
  },
  () => {},
);

/** Who won, by starting player, place at the border, Destination and number of the Nationality. */
function addWins(state: State, events: readonly Event[], tally: Tally): void {
  const seats = state.seats.length;
  const winners = outcome(state)?.winners ?? [];
  if (winners.length === 0) tally.add('noWinner');
  const relative = (seat: Seat): number => (winners.includes(seat) ? seats / winners.length : 0);
  tally.add('wins.first', relative(state.first));
  const crossed = events.flatMap((event) => (event.type === 'laneTokenDrawn' ? [event.seat] : []));
  crossed.forEach((seat, place) => {
    tally.add(`wins.place.${place + 1}`, relative(seat));
  });
  const byNumber = new Map<number, number[]>();
  state.seats.forEach((mine, seat) => {
    tally.add(`wins.${destinationOf(state.config, mine).id}`, relative(seat));
    const n = numberOf(state.config, mine);
    byNumber.set(n, [...(byNumber.get(n) ?? []), relative(seat)]);
  });
  for (const [n, shares] of byNumber) {
    tally.add(`wins.number.${n}`, shares.reduce((sum, share) => sum + share, 0) / shares.length);
  }
}
