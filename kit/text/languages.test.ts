import { describe, expect, test } from 'vitest';
import { parse } from '../../engine/message.ts';
import type { Messages } from '../../engine/text.ts';
import { en as answers } from '../../lab/text/en.ts';
import { isLanguage, languageFor } from '../languages.ts';
import { later as kitLater } from './later.ts';
import { pages } from './pages.ts';
import { sources } from './sources.ts';

const files = import.meta.glob<Readonly<Record<string, Messages>>>(
  [
    './??.ts',
    './pages.??.ts',
    '../../games/*/text/??.ts',
    '../../games/*/ui/text/??.ts',
    '../../web/lab/text/??.ts',
  ],
  { eager: true },
);
/** English that a game's table loads later; the other languages have it in their one file. */
const later = import.meta.glob<{ readonly later: Messages }>('../../games/*/ui/text/later.ts', {
  eager: true,
});
/** What only the set-up page says in English; the other languages have it in their one file. */
const options = import.meta.glob<{ readonly options: Messages }>('../../games/*/ui/text/options.ts', {
  eager: true,
});
const tagOf = (file: string): string => file.slice(-5, -3);
const messagesOf = (file: string): Messages => files[file]?.[tagOf(file)] ?? {};

/** What a message needs to be said, and which ways it can go: 'n', 'n plural', 'kind select police'. */
function needs(parts: ReturnType<typeof parse>): string[] {
  const found = parts.flatMap((part): string[] => {
    if (typeof part === 'string') return [];
    if (!('kind' in part)) return [part.name];
    const inside = Object.values(part.cases).flatMap((one) => needs([...one]));
    // Languages differ in their plurals; whatever is selected by must be there in all.
    const ways = part.kind === 'select' ? Object.keys(part.cases).map((way) => `${part.name}=${way}`) : [];
    return [`${part.name} ${part.kind}`, ...ways, ...inside];
  });
  return [...new Set(found)].sort();
}

const nameIn = (need: string): string => need.split(/[ =]/, 1)[0] ?? '';
const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  [...new Set(a.map(nameIn))].join() === [...new Set(b.map(nameIn))].join();

const others = Object.keys(files).filter((file) => tagOf(file) !== 'en');

describe.each(others)('%s', (file) => {
  const english = file.startsWith('./pages.')
    ? { ...pages, ...sources }
    : {
        // The laboratory's answers are said in English by its commands, too.
        ...(file.includes('/lab/') && (answers as Messages)),
        ...messagesOf(file.replace(/..\.ts$/, 'en.ts')),
        ...later[file.replace(/..\.ts$/, 'later.ts')]?.later,
        ...options[file.replace(/text\/..\.ts$/, 'ui/text/options.ts')]?.options,
        ...(file.startsWith('./') && kitLater),
      };
  const own = messagesOf(file);

  test('is one of the languages that can be chosen', () => {
    expect(isLanguage(tagOf(file))).toBe(true);
  });

  // What is new is said in English until somebody has translated it; a language that lacks much is none.
  test('says nearly everything that English says, and nothing else', () => {
    expect(Object.keys(own).filter((key) => !(key in english))).toEqual([]);
    expect(Object.keys(own).length / Object.keys(english).length).toBeGreaterThan(0.9);
  });

  // English can say "gave you" without a choice; a language with cases may need one there.
  test('needs for each sentence what English needs', () => {
    const differing = Object.keys(own).filter((key) => {
      const [here, there] = [needs(parse(own[key] ?? '')), needs(parse(english[key] ?? ''))];
      const more = here.filter((need) => !there.includes(need));
      const lacking = there.filter((need) => !here.includes(need) && need.includes('='));
      const isOwn = (need: string) =>
        / select$|=(you|with|other)$/.test(need) && there.some((one) => nameIn(one) === nameIn(need));
      return lacking.length > 0 || !more.every(isOwn) || !sameNames(here, there);
    });
    expect(differing).toEqual([]);
  });

  test('has another case for every number', () => {
    const unfinished = Object.entries(own).filter(
      ([, text]) => /, (plural|select),/.test(text) && !/\bother \{/.test(text),
    );
    expect(unfinished).toEqual([]);
  });
});

test('a reader is answered in the first language we speak, else in English', () => {
  expect(languageFor(['de-AT', 'en'])).toBe('de');
  expect(languageFor(['ku', 'tr-TR'])).toBe('tr');
  expect(languageFor(['ja'])).toBe('en');
});
