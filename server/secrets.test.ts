import { expect, test } from 'vitest';
import { readCode } from '../service/codes.ts';
import { fingerprint, newCode, newTableId, newToken, sameAs } from './secrets.ts';

test('a token has 128 bits, is kept as a fingerprint and fits only itself', () => {
  const token = newToken();
  expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(fingerprint(token)).not.toContain(token);
  expect(sameAs(token)(fingerprint(token))).toBe(true);
  expect(sameAs(newToken())(fingerprint(token))).toBe(false);
  expect(sameAs(token)('short')).toBe(false);
});

test('a code can be said aloud, typed in any case, and is no table id', () => {
  for (let i = 0; i < 200; i++) expect(newCode()).toMatch(/^([bdfgkmnprstvz][aeiou]){3}[2-9]{2}$/);
  expect(readCode(' BAKI-do 47')).toBe('bakido47');
  expect(newTableId()).toMatch(/^[a-z0-9]{16}$/);
});
