import type { Event } from '../event.ts';

/** Neither logged nor said. What follows at once says the same. */
export const UNTOLD: readonly Event['type'][] = ['turnEnded'];
