import type { Event } from './event.ts';
import { scoreOf } from './score.ts';
import type { State } from './state.ts';

/** What a designer asks of thousands of games: the best score, and how many were lost in storms. */
export const measure = (state: State, events: readonly Event[]): Readonly<Record<string, number>> => ({
  best: Math.max(...state.hands.map((_hand, seat) => scoreOf(state, seat))),
  lost: state.lost.length,
  gifts: events.filter(({ type }) => type === 'gave').length,
});
