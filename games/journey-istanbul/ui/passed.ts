import type { Seat } from '../../../engine/game.ts';
import type { Event } from '../event.ts';

/** One side of a deal: words, pages of a planner, money. */
export interface Passed {
  readonly from: Seat;
  readonly what: 'word' | 'pages' | 'money';
  /** Of money, where it may be known. */
  readonly amount: number | null;
}

/** What passed between the two. */
export const passedIn = (events: readonly Event[]): readonly Passed[] =>
  events.flatMap((event): Passed[] => {
    if (event.type === 'gave') return [{ from: event.from, what: 'money', amount: event.amount }];
    if (event.type !== 'told') return [];
    return [{ from: event.item.from, what: event.item.kind === 'pages' ? 'pages' : 'word', amount: null }];
  });
