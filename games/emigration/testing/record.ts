import { type Wish, writeRecords } from '../../../bots/testing/record.ts';
import { title as emigration } from '../index.ts';
import type { Emigration } from '../kind.ts';

/** One game for each way to end, at tables with different options; a stall and the Family Register, too. */
export const WISHES: readonly Wish<Emigration>[] = [
  { name: 'most-tokens', seats: 2, config: {}, bots: 'greedy', seed: 'most-tokens 1' },
  { name: 'more-money', seats: 4, config: {}, bots: 'greedy', seed: 'more-money 3' },
  { name: 'tie', seats: 5, config: {}, bots: 'random', seed: 'tie 18' },
  { name: 'shared', seats: 5, config: { tie: 'shared' }, bots: 'random', seed: 'tie 18' },
  { name: 'nobody', seats: 2, config: {}, bots: 'random', seed: 'nobody 1' },
  { name: 'together', seats: 3, config: { mode: 'cooperative' }, bots: 'greedy', seed: 'together 1' },
  {
    name: 'register',
    seats: 2,
    config: { packs: ['hypatia', 'confucius'] },
    bots: 'greedy',
    seed: 'register 1',
  },
  {
    name: 'asked',
    seats: 3,
    config: { scalpConsent: 'ask', packs: ['socrates', 'ibnKhaldun', 'laozi'] },
    bots: 'random',
    seed: 'asked 3',
  },
  {
    name: 'stall',
    seats: 2,
    config: { packs: ['augustine', 'confucius'] },
    bots: 'random',
    seed: 'stall 107',
  },
];

/** Only for a change of the rules that is meant: `npx node games/emigration/testing/record.ts`. */
if (import.meta.main) writeRecords(emigration, WISHES, new URL('../recorded', import.meta.url));
