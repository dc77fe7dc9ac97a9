import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Levels } from '../engine/levels.ts';
import { titles } from '../games/index.ts';
import { ratingsText } from './ratingsFile.ts';

test.each(Object.keys(titles))('%s: its file of levels is the one that a ladder writes', async (id) => {
  const file = new URL(`../games/${id}/bot/ratings.ts`, import.meta.url);
  const { ratings }: { readonly ratings: Levels } = await import(file.href);
  expect(ratingsText(ratings)).toBe(readFileSync(file, 'utf8'));
});
