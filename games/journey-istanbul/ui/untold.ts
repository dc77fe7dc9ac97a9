import type { Event } from '../event.ts';

/** Neither logged nor said. The heading of a day, and the question, say the same. */
export const UNTOLD: readonly Event['type'][] = ['dayBegan', 'stands', 'planned'];
