import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCase } from '../laws/case-file.ts';
import { report } from './conforms.ts';

test('a failing case is written to a file, and the report says how to open it', () => {
  const given = { config: { rounds: 2 }, seats: 3, seed: 9, choices: [4, -1] };
  const text = report('no-game', { law: 'L3', given, message: 'L3: broken' }, 5);
  const file = '.failures/no-game-L3.json';
  expect(text).toMatch(/^L3: broken\nafter 2 actions, found with seed 5/);
  expect(text).toContain(`npx crossings fuzz no-game --case ${file}`);
  const read = parseCase(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  expect(read).toMatchObject({ game: 'no-game', law: { law: 'L3' }, given });
});
