import { describe, expect, test } from 'vitest';
import { crossings } from './testing/crossings.ts';

const ARGS = ['simulate', 'migrato', '--json', '--seed', 'lab'];

/** The report without what depends on the machine. */
function report(...args: string[]): Record<string, unknown> {
  const { code, out, err } = crossings([...ARGS, ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { seconds, actionsPerSecond, threads, ...rest } = JSON.parse(out) as Record<string, unknown>;
  for (const number of [seconds, actionsPerSecond, threads]) expect(number).toBeGreaterThan(0);
  return rest;
}

test('reports every field', () => {
  const found = report('--games', '300', '--threads', '1');
  expect(found).toEqual({
    game: 'migrato',
    seats: 2,
    games: 300,
    seed: 'lab',
    bots: ['random', 'random'],
    options: expect.objectContaining({ stallLimit: 40 }),
    content: null,
    build: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{16}$/),
    actions: expect.any(Number),
    wins: [expect.any(Number), expect.any(Number)],
    ties: expect.any(Number),
    ends: expect.any(Object),
    length: {
      mean: expect.any(Number),
      p5: expect.any(Number),
      p50: expect.any(Number),
      p95: expect.any(Number),
    },
    scores: [0, 1].map(() => ({
      mean: expect.any(Number),
      min: expect.any(Number),
      max: expect.any(Number),
    })),
    measures: {},
    errors: 0,
    digest: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  const [one, two] = found.wins as [number, number];
  expect(one + two).toBeCloseTo(1, 3);
  expect(Object.values(found.ends as Record<string, number>).reduce((a, b) => a + b)).toBe(300);
});

describe('the result does not depend on the number of threads', () => {
  test.each([
    ['random bots', ['--games', '1000']],
    ['thinking bots', ['--games', '6', '--bots', 'search:20,greedy-casual']],
  ])('%s', (_name, args) => {
    const [one, two, three] = ['1', '2', '3'].map((threads) => report(...args, '--threads', threads));
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });
});

test('another seed is another result; taking measures is not', () => {
  const usual = report('--games', '50');
  expect(report('--games', '50', '--seed', 'other').digest).not.toBe(usual.digest);
  const measured = report('--games', '50', '--measures');
  expect(measured.digest).toBe(usual.digest);
  expect(Object.keys(measured.measures as object).length).toBeGreaterThan(3);
});

test('table options change the game', () => {
  const usual = report('--games', '50');
  expect(report('--games', '50', '--set', 'stallLimit=60').digest).not.toBe(usual.digest);
});

test('without --json it is a table for people', () => {
  const { code, out } = crossings(['simulate', 'migrato', '--games', '20']);
  expect(code).toBe(0);
  expect(out).toContain('ended by');
  expect(out).toMatch(/length in actions: mean [0-9.]+, median/);
});
