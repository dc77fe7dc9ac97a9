import { type Wish, writeRecords } from '../../../bots/testing/record.ts';
import { title } from '../index.ts';
import type { Ferry } from '../kind.ts';

/** One short game for each way to end. */
export const WISHES: readonly Wish<Ferry>[] = [
  { name: 'crossed', seats: 3, config: {}, bots: 'random', seed: 'crossed 1' },
  { name: 'empty-boats', seats: 2, config: { rounds: 2 }, bots: 'random', seed: 'emptyBoats 5' },
  {
    name: 'left',
    seats: 3,
    config: {},
    bots: 'random',
    seed: 'left 1',
    meanwhile: ({ entries }) => (entries.length === 5 ? { by: 1, action: { type: 'leave' } } : undefined),
  },
];

/** Only for a change of the rules that is meant: `npx node games/<id>/testing/record.ts`. */
if (import.meta.main) writeRecords(title, WISHES, new URL('../recorded', import.meta.url));
