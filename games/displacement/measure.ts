import type { Event } from './events.ts';
import type { State } from './state.ts';
export function measure(state: State, _events: readonly Event[]): Readonly<Record<string, number>> {
  return { rounds: state.round };
}
