import type { Event } from '../event.ts';

/** Neither logged nor said. The question, and what follows at once, say the same. */
export const UNTOLD: readonly Event['type'][] = ['turnBegan', 'readied', 'worked', 'handChosen'];
