import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { titles } from '../games/index.ts';
import { LAPTOP, PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { judge, wanderer } from './testing/judge.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);

const isLong = process.env.CROSSINGS_LONG === '1';
const STEPS = isLong ? 120 : 8;
/** What a game without words of its own in a language borrows from the kit is looked at in the long run. */
const hasWords = (game: string): boolean =>
  existsSync(join(import.meta.dirname, `../games/${game}/text/de.ts`));
const ALL = Object.keys(titles).filter((game) => isLong || hasWords(game));
const SITTINGS = [
  { language: 'de', size: PHONE },
  { language: 'tr', size: LAPTOP },
  ...(isLong
    ? [
        { language: 'de', size: LAPTOP },
        { language: 'tr', size: PHONE },
      ]
    : []),
] as const;

test.each(
  ALL.flatMap((game) => SITTINGS.map((sitting) => ({ ...sitting, game, width: sitting.size.width }))),
)('a still table in another language: $game in $language, $width wide', async ({ game, size, language }) => {
  const found = await judge(here.visitor, { player: wanderer(game), size, language, steps: STEPS });
  expect(found, found.join('\n')).toEqual([]);
});

test
  .runIf(isLong)
  .each(ALL.flatMap((game) => [LAPTOP, PHONE].map((size) => ({ game, size, width: size.width }))))(
  'a still table with every seat taken: $game, $width wide',
  async ({ game, size }) => {
    const seats = titles[game]?.game.seats.max ?? expect.fail(game);
    const found = await judge(here.visitor, { player: wanderer(game), size, seats, steps: STEPS });
    expect(found, found.join('\n')).toEqual([]);
  },
);
