import { expect, test } from 'vitest';
import { en } from './en.ts';
import { others } from './others.ts';

const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test('the pages of learning say the same in every language', () => {
  for (const own of Object.values(others)) {
    expect(Object.keys(own)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) expect(blanks(own[key] ?? '')).toEqual(blanks(text));
  }
});

test('they speak as the tables do', () => {
  const all = [en, ...Object.values(others)].flatMap((texts) => Object.values(texts));
  expect(all.filter((text) => /'|\b[A-Z]{2}-\d|\bgo on\b|\b(every|some|any)body\b/i.test(text))).toEqual([]);
});
