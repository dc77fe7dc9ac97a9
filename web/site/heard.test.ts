import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Part, parse } from '../../engine/message.ts';
import { titles } from '../../games/index.ts';
import { en } from '../../kit/text/en.ts';
import { later } from '../../kit/text/later.ts';

const HEARD = join(import.meta.dirname, '../../docs/heard');
const tables = import.meta.glob<Record<string, unknown>>(
  ['../../games/*/ui/text/*.ts', '!../../games/*/ui/text/*.test.ts'],
  { eager: true },
);

/** A message with fewer letters of its own would fit anything. */
const LETTERS = 3;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the parts of a message may come to, each wording by itself: what takes anything must not hide in one. */
function wordings(parts: readonly Part[], inPlural = false): readonly string[] {
  return parts.reduce<readonly string[]>(
    (all, part) => {
      const more =
        typeof part === 'string'
          ? [inPlural ? escaped(part).replaceAll('#', '[\\d,.]+') : escaped(part)]
          : 'cases' in part
            ? Object.values(part.cases).flatMap((one) => wordings(one, inPlural || part.kind !== 'select'))
            : ['.+?'];
      return all.flatMap((one) => more.map((end) => one + end));
    },
    [''],
  );
}

interface Said {
  readonly pattern: RegExp;
  /** Its longest words: what lacks them need not be tried. */
  readonly words: string;
}

/** All that a game says in English. Of hints a sentence may be left out. */
function saidBy(id: string): readonly Said[] {
  const own = Object.entries(tables).filter(([path]) => path.split('/')[3] === id);
  const files = own.flatMap(([path, file]) => (/\/(de|es|fr|tr)\.ts$/.test(path) ? [] : Object.values(file)));
  const all: object[] = [en, later, titles[id]?.texts.en ?? {}, ...(files as object[])];
  const messages = all.flatMap((one) => Object.values(one)).filter((one) => typeof one === 'string');
  const whole = [...new Set(messages)].flatMap((one) => wordings(parse(one.replaceAll(/\s/g, ' '))));
  return [...new Set(whole.flatMap((one) => [one, ...one.split(/(?<=[.?!]) /)]))].flatMap((one) => {
    const literal = one.split(/\.\+\?|\[.*?\]\+/).map((text) => text.replaceAll(/\\(.)/g, '$1').trim());
    if (literal.join('').replaceAll(/[^a-zA-Z]/g, '').length < LETTERS) return [];
    const [words = ''] = literal.toSorted((x, y) => y.length - x.length);
    return [{ pattern: new RegExp(`^(?:${one.trim()})[.:]?(?=,? |$)`), words }];
  });
}

/** Whether these words are sentences of the game, or the parts of a button, one after the other. */
function isSaid(all: readonly Said[], said: string): boolean {
  if (said === '') return true;
  return all.some(({ pattern, words }) => {
    const [found] = said.includes(words) ? (pattern.exec(said) ?? []) : [];
    return found !== undefined && isSaid(all, said.slice(found.length).replace(/^,? /, ''));
  });
}

// Whoever reads these games judges the site by them: what it no longer says must not stand there.
test.each(Object.keys(titles))('all that was heard in the game of %s is still said so', (id) => {
  const all = saidBy(id);
  const [, ...lines] = readFileSync(join(HEARD, `${id}.txt`), 'utf8').split('\n');
  // The cubes of a puzzle are told by their numbers alone.
  const heard = lines.filter((one) => /^ {2}(?![1-4]$)/.test(one)).map((one) => one.trim());
  const parts = heard.flatMap((one) =>
    one.split(/(?:^|(?<=[.?!…] ))(?:[1-9L]: )/).map((part) => part.trim()),
  );
  expect([...new Set(parts)].filter((one) => !isSaid(all, one))).toEqual([]);
  expect(heard.length).toBeGreaterThan(50);
});
