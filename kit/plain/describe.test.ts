import { expect, test } from 'vitest';
import { plainSubjects } from './describe.ts';

test('what a view holds is told of each seat and of the table', () => {
  const view = { config: { a: 1 }, round: 3, hands: [['tea', 'salt'], []], pile: { left: 4, open: null } };
  const told = plainSubjects(view, 2, 1);
  expect(told.map(({ about }) => about)).toEqual(['seat', 'mine', 'table', 'table']);
  expect(told.flatMap(({ says }) => says.map(({ args }) => args?.text))).toEqual([
    'Hands: tea, salt.',
    'Hands: –.',
    '3.',
    'Left: 4; Open: –.',
  ]);
});
