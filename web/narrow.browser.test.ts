import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { titles } from '../games/index.ts';
import { openHere } from './testing/here.ts';
import { serveFiles } from './testing/site.ts';

/** WCAG 1.4.10: 1280 pixels at four times the size are 320. A board may be scrolled as a map is, the page never. */
const here = openHere(serveFiles);
const AT_400 = { viewport: { width: 320, height: 640 } } as const;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const PAGES = [
  '/',
  '/new/migrato',
  '/rules',
  '/rules/migrato',
  '/join',
  '/learn/migrato',
  '/lab',
  '/sources',
];

test('at 320 pixels no page and no table needs scrolling to the side', async () => {
  const page = await here.visitor(AT_400);
  for (const path of PAGES) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
  for (const game of Object.keys(titles)) {
    await page.goto(`/solo/${game}`);
    await page.locator('#prompt').waitFor();
    expect(await overflow(page), game).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});
