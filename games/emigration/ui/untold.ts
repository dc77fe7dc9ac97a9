import type { Event } from '../event.ts';

/** Neither logged nor said. The question, and the layouts in words, say the same. */
export const UNTOLD: readonly Event['type'][] = ['turnStarted', 'layoutDealt'];
