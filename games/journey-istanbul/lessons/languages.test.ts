import { expect, test } from 'vitest';
import { lessons } from './index.ts';

const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test('the lessons say the same in every language', () => {
  const { en } = lessons.texts;
  for (const own of Object.values(lessons.texts)) {
    expect(Object.keys(own)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) expect(blanks(own[key] ?? '')).toEqual(blanks(text));
  }
});
