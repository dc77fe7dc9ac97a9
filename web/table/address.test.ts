import { expect, test } from 'vitest';
import { momentIn, withMoment, withoutMoment } from './address.ts';

test('an address names a moment, beside whatever else it says', () => {
  expect(momentIn('')).toBeUndefined();
  expect(momentIn('#aGame')).toBeUndefined();
  expect(momentIn('#replay=12')).toBe(12);
  expect(momentIn('#aGame&replay=0')).toBe(0);
  expect(momentIn('#replay=end')).toBe(Number.POSITIVE_INFINITY);
  expect(momentIn('#replay=-1')).toBeUndefined();
  expect(momentIn('#replay=1e9')).toBeUndefined();
});

test('moving on keeps the rest of the address, leaving gives it back', () => {
  expect(withMoment('#aGame', 3)).toBe('aGame&replay=3');
  expect(withMoment('#aGame&replay=3', 4)).toBe('aGame&replay=4');
  expect(withMoment('', Number.POSITIVE_INFINITY)).toBe('replay=end');
  expect(withoutMoment('#aGame&replay=4')).toBe('aGame');
  expect(withoutMoment('#replay=4')).toBe('');
});
