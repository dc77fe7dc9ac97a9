import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Kind } from '../../engine/game.ts';
import type { LessonBook } from '../../engine/lesson.ts';
import type { Asked } from '../../kit/book.ts';
import { type Block, saidIn, toldIn } from './blocks.ts';
import { rulebook } from './rulebook.ts';

const bookOf = (game: string): readonly Block[] =>
  rulebook(readFileSync(`games/${game}/RULEBOOK.md`, 'utf8'));
const figuresIn = (book: readonly Block[]): string[] => saidIn(book).flatMap(({ figure }) => figure ?? []);

interface Parts {
  readonly FIGURES: Readonly<Record<string, unknown>>;
  readonly asked: Asked<Kind>;
  readonly lessons: LessonBook<Kind>;
}
/** A part of a game's folder, by what it exports. */
const part = async <N extends keyof Parts>(game: string, file: string): Promise<Pick<Parts, N>> =>
  import(`${import.meta.dirname}/../../games/${game}/${file}`);

const games = readdirSync('games').filter((game) => existsSync(`games/${game}/RULEBOOK.md`));

describe.each(games)('the rulebook of %s', (game) => {
  const book = bookOf(game);

  test('begins with pictures of the pieces and a turn at a glance', () => {
    const kinds = book.map(({ kind }) => kind);
    expect(kinds.indexOf('pieces')).toBeGreaterThan(0);
    expect(kinds.indexOf('glance')).toBeGreaterThan(kinds.indexOf('pieces'));
  });

  test('names every figure that its game draws, and no other', async () => {
    const { FIGURES } = await part<'FIGURES'>(game, 'ui/book/figures.ts');
    const named = new Set(figuresIn(book));
    expect([...named].filter((name) => !(name in FIGURES))).toEqual([]);
    expect(Object.keys(FIGURES).filter((name) => !named.has(name))).toEqual([]);
  });

  test('shows at a table only what a lesson has', async () => {
    const { lessons } = await part<'lessons'>(game, 'lessons/index.ts');
    const shown = book.flatMap((block) => (block.kind === 'head' ? (block.show ?? []) : []));
    expect(shown.length).toBeGreaterThan(0);
    const lost = shown.filter(({ lesson, part }) => {
      const found = lessons.lessons.find(({ id }) => id === lesson);
      return found === undefined || part < 1 || part > found.parts.length;
    });
    expect(lost).toEqual([]);
  });

  test('tells what is asked: each clause that the panel looks up has its paragraph', async () => {
    const { asked } = await part<'asked'>(game, 'ui/book/asked.ts');
    const told = toldIn(book);
    expect(
      Object.values(asked)
        .flat()
        .filter((clause) => !told.has(clause)),
    ).toEqual([]);
  });

  test('has no heading under which two things are found', () => {
    const heads = book.flatMap((block) => (block.kind === 'head' ? [block.id] : []));
    expect(heads).not.toContain(undefined);
    expect(heads).toHaveLength(new Set(heads).size);
  });
});

test('a comment in a rulebook is one that the page understands', () => {
  const known = /^(?:glance|needed|may|(?:may )?figure [a-z]+|show [a-zA-Z]+(?: [1-9])?)$/;
  const unknown = games.flatMap((game) =>
    [...readFileSync(`games/${game}/RULEBOOK.md`, 'utf8').matchAll(/<!--\s*(.*?)\s*-->/g)]
      .map(([, note = '']) => note)
      .filter((note) => !known.test(note))
      .map((note) => `${game}: ${note}`),
  );
  expect(unknown).toEqual([]);
});
