import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { retries } from './retries.ts';

const exclude = ['**/node_modules/**', 'bench/**', 'web/dist/**'];
/** No test may fail because a machine is slow: only what hangs takes as long as this. */
const HANGS_MS = 900_000;
const LONG_HANGS_MS = 4 * 3_600_000;

/** `--mode long`: many more games, seeds and kills. */
export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  const patience = {
    testTimeout: isLong ? LONG_HANGS_MS : HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: 120_000 } },
    ...(isLong && { env: { CROSSINGS_LONG: '1' } }),
  };
  return {
    test: {
      // A browser test waits about a third of its time: one worker more than there are cores keeps them busy.
      maxWorkers: availableParallelism() + 1,
      reporters: ['default', retries()],
      projects: [
        {
          test: {
            ...patience,
            name: 'code',
            include: ['**/*.test.ts'],
            exclude: [...exclude, '**/*.browser.test.ts'],
            globalSetup: ['vitest.setup.ts'],
          },
        },
        {
          // Real Chromium; the site is built once before. Robots play by chance: what fails twice is wrong.
          test: {
            ...patience,
            name: 'browser',
            retry: 1,
            include: ['**/*.browser.test.ts'],
            exclude,
            globalSetup: ['web/testing/setup.ts', 'vitest.setup.ts'],
          },
        },
      ],
    },
  };
});
