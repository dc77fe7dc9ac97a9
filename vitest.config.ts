import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', 'bench/**', 'web/dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'code',
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.browser.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // Real Chromium; the site is built once before.
        test: {
          name: 'browser',
          include: ['**/*.browser.test.ts'],
          exclude,
          globalSetup: ['web/testing/setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
