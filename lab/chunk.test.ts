import { expect, test } from 'vitest';
import { RANDOM } from '../bots/names.ts';
import { type Duel, duel } from '../bots/testing/duel.ts';
import { bug } from '../engine/bug.ts';
import type { Title } from '../engine/title.ts';
import { chunkSize, chunksOf, playChunk } from './chunk.ts';
import { percentile } from './summary.ts';
import { addUp } from './tally.ts';

const job = {
  game: 'duel',
  seats: 2,
  seed: 's',
  bots: [RANDOM, RANDOM],
  botNames: ['random', 'random'],
  config: {},
};

test('chunks cover every game once', () => {
  for (const games of [1, 2, 127, 128, 129, 1000, 300_000]) {
    const last = (chunksOf(games) - 1) * chunkSize(games);
    expect(last).toBeLessThan(games);
    expect(last + chunkSize(games)).toBeGreaterThanOrEqual(games);
  }
});

test('a game that breaks is counted with its seed, and the others go on', () => {
  let audits = 0;
  const broken: Title<Duel> = {
    ...duel,
    game: {
      ...duel.game,
      audit() {
        if (++audits === 3) bug('a card was lost');
      },
    },
  };
  const simulation = { job, games: 5, measures: false };
  const parts = Array.from({ length: chunksOf(5) }, (_, chunk) => playChunk(broken, simulation, chunk));
  const tally = addUp(2, parts);
  expect(tally.games).toBe(4);
  expect(tally.failures).toEqual([{ index: 2, seed: 's/2', problem: 'a card was lost' }]);
  const sound = Array.from({ length: 5 }, (_, chunk) => playChunk(duel, simulation, chunk));
  expect(addUp(2, sound).digest).not.toBe(tally.digest);
});

test('percentiles are lengths that occur', () => {
  const counts = new Map([
    [10, 1],
    [30, 1],
    [20, 2],
  ]);
  expect([0.05, 0.5, 0.95].map((share) => percentile(counts, share))).toEqual([10, 20, 30]);
  expect(percentile(new Map(), 0.5)).toBe(0);
});
