import type { Event } from '../event.ts';

/** Neither logged nor said. The heading of a round, what a goal is and what lies on the pile say the same. */
export const UNTOLD: readonly Event['type'][] = ['roundStarted', 'turnStarted', 'cardDiscarded', 'goalDealt'];
