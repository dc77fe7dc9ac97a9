import { type Wish, writeRecords } from '../../../bots/testing/record.ts';
import { title as migrato } from '../index.ts';
import type { Migrato } from '../kind.ts';

/** One short game for each way to end, at tables with different options. */
export const WISHES: readonly Wish<Migrato>[] = [
  { name: 'types', seats: 2, config: {}, bots: 'greedy-beginner', seed: 'play 9' },
  {
    name: 'arrivals',
    seats: 2,
    config: { endTrigger: 'fiveArrivals', memoryAid: 'species', settlementTheft: true },
    bots: 'greedy-beginner',
    seed: 'arrivals 6',
  },
  {
    name: 'season',
    seats: 2,
    config: { stallLimit: 30, leftoverSweep: 'referee' },
    bots: 'random',
    seed: 'season 116',
  },
  {
    name: 'resign',
    seats: 2,
    config: { firstPlayer: 'skyQuestion', memoryAid: 'full' },
    bots: 'greedy',
    seed: 'resign 5',
    // Seat 1 gives up.
    meanwhile: ({ entries }) => (entries.length === 24 ? { by: 1, action: { type: 'resign' } } : undefined),
  },
];

/** Only for a change of the rules that is meant: `npx node games/migrato/testing/record.ts`. */
if (import.meta.main) writeRecords(migrato, WISHES, new URL('../recorded', import.meta.url));
