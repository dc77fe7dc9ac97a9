import { expect, test } from 'vitest';
import { bug } from '../bug.ts';
import { BadInput } from '../door.ts';
import { badField } from './badField.ts';

test('the field that is wrong, or none; what is no bad input is thrown on', () => {
  const bad = (): never => {
    throw new BadInput('seats', 'too many');
  };
  expect(badField(bad)).toBe('seats');
  expect(badField(() => 7)).toBeUndefined();
  expect(() => badField(() => bug('ours'))).toThrow('ours');
});
