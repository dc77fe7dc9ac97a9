import { expect, test } from 'vitest';
import { texts } from './hosting.ts';

test('the set-up page says the same in every language', () => {
  for (const own of Object.values(texts)) expect(Object.keys(own)).toEqual(Object.keys(texts.en));
});
