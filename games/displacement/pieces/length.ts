import { boxOf } from '../box.ts';
import type { Config } from '../config.ts';
import { SPACES, STARTING_PINS } from '../content.ts';

/** Everybody alive could be sent one by one in every turn, all spaces bought and filled one by one. */
export function longest(config: Config, seats: number): number {
  const { cards } = boxOf(config);
  const turns = config.roundLimit * seats;
  const births = cards.reduce((sum, { row }) => sum + (row.family === 'babyBoom' ? row.pins : 0), 0);
  // Kept Crashes stay out of the reshuffled deck, so it comes round a little sooner.
  const passing = cards.filter(({ row }) => row.family !== 'crash').length;
  const people = STARTING_PINS * seats + births * (Math.ceil(turns / passing) + 1);
  return turns * (4 + seats + SPACES + people) + seats;
}
