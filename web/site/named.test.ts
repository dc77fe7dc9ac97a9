import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { titles } from '../../games/index.ts';
import { namedIn } from './named.ts';

test('the home page counts as complete exactly the games that can be simulated', () => {
  const index = readFileSync(join(import.meta.dirname, '../../games/index.ts'), 'utf8');
  expect([...namedIn(index)].sort()).toEqual(Object.keys(titles).sort());
});
