import { describe, expect, test } from 'vitest';
import { parse } from '../../engine/message.ts';
import { type Messages, say } from '../../engine/text.ts';
import { en } from './en.ts';
import { later } from './later.ts';
import { pages } from './pages.ts';
import { sources } from './sources.ts';

const translated = Object.entries(
  import.meta.glob<Readonly<Record<string, Messages>>>(['./??.ts', './pages.??.ts', '!./en.ts'], {
    eager: true,
  }),
).map(([file, found]): readonly [string, Messages] => [file, found[file.slice(-5, -3)] ?? {}]);
const english: readonly (readonly [string, Messages])[] = Object.entries({ en, later, pages, sources });

/** The texts that have this in them, as "key: text". */
const having = (texts: Messages, what: RegExp): string[] =>
  Object.entries(texts)
    .filter(([, text]) => what.test(text))
    .map(([key, text]) => `${key}: ${text}`);

describe.each([...english, ...translated])('%s', (_file, texts) => {
  test('no clause, no name of an error and no key is said to anybody', () => {
    expect(having(texts, /\b[A-Z]{2}-[A-Z]?\d|\b[A-Z]+_[A-Z_]+\b|\{key\}/)).toEqual([]);
  });

  // The straight one is a quotation mark to ICU: beside a brace it would swallow an argument.
  test('apostrophes are round', () => {
    expect(having(texts, /'/)).toEqual([]);
  });
});

describe.each(english)('%s', (_file, texts) => {
  test('plain words, and one word for one thing', () => {
    expect(having(texts, /\b(take|taken|taking) back\b|\blook(s|ed|ing)? on\b/i)).toEqual([]);
    expect(having(texts, /\blawful|\b(every|some|any)body\b|\bas usual\b|\bby lot\b|\bgo on\b/i)).toEqual([]);
    expect(having(texts, /\b(can|do|does|did|is|are|was|has|have|wo)n’t\b/i)).toEqual([]);
  });
});

test('a reason beside the button for undo is short', () => {
  const reasons = Object.keys(en).filter((key) => /^undo\..*\.(short|why)$/.test(key));
  expect(reasons.length).toBeGreaterThan(4);
  expect(reasons.filter((key) => !/^· .{1,30}$/.test(en[key] ?? ''))).toEqual([]);
});

test('whoever won is told so', () => {
  const won = (seats: readonly number[], seat: number | null): string => {
    const winners = seats.map((one) => ({ seat: one }));
    const line = { key: 'plain.winners', args: { winners, count: seats.length } };
    return say(en, line, { language: 'en', names: ['Zq1', 'Lee', 'Ana'], seat });
  };
  expect(won([0], 0)).toBe('You win.');
  expect(won([1, 0], 0)).toBe('You and Lee win together.');
  expect(won([1], 0)).toBe('Lee wins.');
  expect(won([1, 2], null)).toBe('Lee and Ana win together.');
});

test('every sentence of every language can be read', () => {
  for (const [, texts] of translated)
    for (const text of Object.values(texts)) expect(parse(text).length).toBeGreaterThan(0);
});
