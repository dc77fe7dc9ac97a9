import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { titles } from '../games/index.ts';
import { openLessons } from './site/lessons.ts';
import { LAPTOP, PHONE } from './testing/browser.ts';
import { cutText } from './testing/cutText.ts';
import { openHere } from './testing/here.ts';
import { invite } from './testing/inviting.ts';
import { keepPlayed } from './testing/played.ts';
import { startServer } from './testing/server.ts';
import { setSize } from './testing/still.ts';

const here = openHere(startServer);

const isLong = process.env.CROSSINGS_LONG === '1';
const GAMES = Object.keys(titles);
const LANGUAGES = isLong ? ['en', 'de', 'tr', 'es', 'fr'] : ['de', 'tr'];
const hasWords = (game: string, language: string): boolean =>
  existsSync(join(import.meta.dirname, `../games/${game}/text/${language}.ts`));
/** With a commit a game in its longest language: English where it has no other words of its own. */
const languagesOf = (game: string): readonly string[] =>
  isLong ? LANGUAGES : hasWords(game, 'de') ? ['de'] : ['en'];
const READ = GAMES.flatMap((game) => languagesOf(game).map((language) => ({ game, language })));

async function reader(language: string): Promise<Page> {
  const page = await here.visitor({ viewport: LAPTOP });
  await page.addInitScript(
    (chosen) => localStorage.setItem('crossings.settings', JSON.stringify({ bots: 'quick', ...chosen })),
    { language },
  );
  return page;
}

/** At a laptop and on a phone, at the usual type and at the largest; with a commit two of the four. */
const SIGHTS = [
  { size: LAPTOP, type: 'largest' },
  { size: LAPTOP, type: 'normal' },
  { size: PHONE, type: 'largest' },
  { size: PHONE, type: 'normal' },
] as const;
const LOOKED_AT = isLong ? SIGHTS : SIGHTS.slice(1, 3);

/** What is cut here. */
async function cut(page: Page, where: string): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  const found: string[] = [];
  for (const { size, type } of LOOKED_AT) {
    await page.setViewportSize(size);
    await setSize(page, type);
    const all = await page.evaluate(cutText);
    found.push(...all.map((one) => `${where}, ${size.width} wide, ${type}: ${one}`));
  }
  await page.setViewportSize(LAPTOP);
  return found;
}

test.each(READ)('nothing is cut on the pages of $game in $language', async ({ game, language }) => {
  const page = await reader(language);
  const found: string[] = [];
  const look = async (path: string, shows: string): Promise<void> => {
    await page.goto(path);
    await page.locator(shows).first().waitFor();
    found.push(...(await cut(page, path)));
  };
  await look(`/new/${game}`, '.seat');
  await look(`/rules/${game}`, '.figure');
  await look(`/learn/${game}`, 'li a');
  const book = (await openLessons(game)) ?? expect.fail('no lessons');
  await look(`/learn/${game}#${book.lessons[0]?.id}`, '.coach .said');
  const path = await keepPlayed(page, game, Math.min(4, titles[game]?.game.seats.max ?? 2), 'cut');
  await look(path, '.over h2');
  await look(`${path}&replay=9`, 'input[type=range]');
  expect(found, found.join('\n')).toEqual([]);
  await page.context().close();
});

/** A table that waits for people: where it is. */
async function waitingTable(): Promise<string> {
  const host = await here.visitor();
  await host.goto('/new/journey-istanbul');
  const path = await invite(host);
  await host.context().close();
  return path;
}

test.each(LANGUAGES)(
  'nothing is cut at home, in the list of rules and in a lobby in %s',
  async (language) => {
    const page = await reader(language);
    const found: string[] = [];
    for (const path of ['/', '/rules', '/join']) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      found.push(...(await cut(page, path)));
    }
    await page.goto(await waitingTable());
    const name = page.locator('input.field').first();
    await name.waitFor();
    found.push(...(await cut(page, 'the way in')));
    await name.fill('Maximilia');
    await name.press('Enter');
    await page.locator('.seats, .lobby').first().waitFor();
    found.push(...(await cut(page, 'the lobby')));
    expect(found, found.join('\n')).toEqual([]);
    await page.context().close();
  },
);
