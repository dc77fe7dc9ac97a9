import type { Event } from './events.ts';
import type { State } from './state.ts';

export const measure = (state: State, events: readonly Event[]): Readonly<Record<string, number>> => ({
  rounds: state.round,
  events: events.length,
});
