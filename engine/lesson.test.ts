import { expect, test } from 'vitest';
import type { Kind } from './game.ts';
import { isWanted, type LessonPart, luckAt, scriptedAt, stepAt } from './lesson.ts';

const GO = { type: 'go' } as const;
const part: LessonPart<Kind> = {
  options: {},
  begin: () => null,
  steps: [
    { id: 'look' },
    { id: 'go', wants: [GO], luck: [3], others: [{ by: 1, action: GO, luck: [0] }] },
    { id: 'see', others: [{ by: 'clock', action: GO }] },
    { id: 'again', wants: [GO] },
    { id: 'end' },
  ],
};

test('a step is over when its entries stand, and is asked again when they were taken back', () => {
  expect(stepAt(part, 0, 0)).toBe(0);
  expect(stepAt(part, 1, 0)).toBe(1);
  expect(stepAt(part, 1, 1)).toBe(1);
  expect(stepAt(part, 1, 2)).toBe(2);
  expect(stepAt(part, 2, 3)).toBe(3);
  expect(stepAt(part, 3, 4)).toBe(4);
  expect(stepAt(part, 4, 3)).toBe(3);
  expect(stepAt(part, 4, 0)).toBe(1);
});

test('the others act where the lesson says so', () => {
  expect(scriptedAt(part, 1, 0)).toBeUndefined();
  expect(scriptedAt(part, 1, 1)?.by).toBe(1);
  expect(scriptedAt(part, 2, 2)?.by).toBe('clock');
  expect(scriptedAt(part, 3, 3)).toBeUndefined();
});

test('luck is fixed for each entry, named or not', () => {
  expect(luckAt(part, 0).below(6)).toBe(3);
  expect(luckAt(part, 1).below(6)).toBe(0);
  expect(luckAt(part, 2).below(1000)).toBe(luckAt(part, 2).below(1000));
  expect(() => luckAt(part, 0).below(2)).toThrow('wishes');
});

test('an action fits whatever the order of its fields', () => {
  const step = { id: 'x', wants: [{ type: 'go', a: 1, b: 2 } as Kind['action']] };
  expect(isWanted(step, { b: 2, a: 1, type: 'go' } as Kind['action'])).toBe(true);
  expect(isWanted(step, GO)).toBe(false);
  expect(isWanted({ id: 'y', fits: (action) => action.type === 'go' }, GO)).toBe(true);
});
