import { type Wish, writeRecords } from '../../../bots/testing/record.ts';
import { title as displacement } from '../index.ts';
import type { Displacement } from '../kind.ts';

/** One short game for each way to end, at tables with different options. */
export const WISHES: readonly Wish<Displacement>[] = [
  {
    name: 'goal',
    seats: 3,
    config: {},
    bots: 'greedy',
    seed: 'goal 11',
    // Seat 1 shows its goal.
    meanwhile: ({ entries }) => (entries.length === 9 ? { by: 1, action: { type: 'showGoal' } } : undefined),
  },
  { name: 'together', seats: 4, config: { graceRounds: 1 }, bots: 'greedy', seed: 'together 18' },
  {
    name: 'limit-closest',
    seats: 4,
    config: { roundLimit: 8, limitResult: 'closest', goalTargets: 'levelled' },
    bots: 'greedy',
    seed: 'closest 15',
  },
  {
    name: 'limit',
    seats: 2,
    config: { roundLimit: 8, expulsion: 'free', vacancies: 'mayLeave', tieFromDrawer: 'drawerLast' },
    bots: 'random',
    seed: 'limit 3',
  },
];

/** Only for a change of the rules that is meant: `npx node games/displacement/testing/record.ts`. */
if (import.meta.main) writeRecords(displacement, WISHES, new URL('../recorded', import.meta.url));
