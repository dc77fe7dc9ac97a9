import { expect, test } from 'vitest';
import { others } from './others.ts';

const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test('the pages of learning say the same in every language', () => {
  const { de, ...rest } = others;
  for (const own of Object.values(rest)) {
    expect(Object.keys(own)).toEqual(Object.keys(de));
    for (const [key, text] of Object.entries(de)) expect(blanks(own[key] ?? '')).toEqual(blanks(text));
  }
});
