import { expect, test } from 'vitest';
import { sayAgo } from './ago.ts';

const MINUTE = 60_000;

test('how long ago is said in the largest unit that it has', () => {
  const ago = (ms: number, language = 'en') => sayAgo(10_000, 10_000 + ms, language);
  expect(ago(MINUTE - 1)).toBeUndefined();
  expect(ago(MINUTE)).toBe('1 minute ago');
  expect(ago(59 * MINUTE)).toBe('59 minutes ago');
  expect(ago(119 * MINUTE)).toBe('1 hour ago');
  expect(ago(24 * 60 * MINUTE, 'de')).toBe('vor 1 Tag');
});
