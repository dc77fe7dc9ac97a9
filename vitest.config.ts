import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'bench/**', 'web/dist/**'];

export default defineConfig({
  test: {
    // Two cores are the least we promise the tests to fit; leaving one idle would cost two minutes.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'code',
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.browser.test.ts'],
          globalSetup: ['vitest.setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // Real Chromium; the site is built once before. Robots play by chance and machines are busy: what
        // fails twice is wrong.
        test: {
          name: 'browser',
          retry: 2,
          include: ['**/*.browser.test.ts'],
          exclude,
          globalSetup: ['web/testing/setup.ts', 'vitest.setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
