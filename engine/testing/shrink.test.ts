import { expect, test } from 'vitest';
import type { Case } from '../laws/law.ts';
import { shrink } from './shrink.ts';

const given = (choices: readonly number[]): Case => ({ config: {}, seats: 2, seed: 1, choices });
const long = Array.from({ length: 300 }, (_nothing, i) => 500 + i);

test('what is not needed goes, and numbers get small', () => {
  const needsTwo = ({ choices }: Case): unknown =>
    choices.filter((n) => n % 2 === 1).length > 1 ? 'x' : undefined;
  expect(shrink(given(long), needsTwo).choices).toEqual([1, 1]);
});

test('what is needed stays', () => {
  const needsAll = ({ choices }: Case): unknown => (choices.length >= 300 ? 'x' : undefined);
  const { choices } = shrink(given(long), needsAll);
  expect(choices).toHaveLength(300);
});

test('a long game is not played again for ever', () => {
  let played = 0;
  shrink(given(long), ({ choices }) => {
    played++;
    return choices.includes(799) ? 'x' : undefined;
  });
  expect(played).toBeLessThanOrEqual(250);
});
