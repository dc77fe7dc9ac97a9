import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { titles } from '../games/index.ts';
import { complaints, complaintsInEveryLight } from './testing/axe.ts';
import { LAPTOP, PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { serveFiles } from './testing/site.ts';
import { total, weigh, weighPage } from './testing/weigh.ts';

const here = openHere(serveFiles);

const SIZES = [LAPTOP, PHONE];
const PAGES = [
  '/',
  '/new/migrato',
  '/solo/migrato',
  '/rules',
  '/rules/migrato',
  '/join',
  '/sources',
  '/nowhere',
];

describe('axe finds nothing, in light and dark, on a laptop and on a phone', () => {
  let page: Page;

  beforeAll(async () => {
    page = await here.visitor();
  });

  test.each(PAGES)('on %s', async (path) => {
    await page.goto(path);
    await page
      .locator(path.startsWith('/solo') ? '.hold' : 'h1, p.logo')
      .first()
      .waitFor();
    await page.waitForTimeout(300);
    expect(await complaintsInEveryLight(page)).toEqual([]);
    for (const viewport of [PHONE, LAPTOP]) {
      await page.setViewportSize(viewport);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
});

const TABLES = Object.keys(titles).map((id) => `/solo/${id}`);

const isLong = process.env.CROSSINGS_LONG === '1';
/** With a commit a page on a laptop, the next on a phone. */
const AT_LARGEST = [...new Set([...PAGES, ...TABLES])].map((path, i) => ({
  path,
  sizes: isLong ? SIZES : SIZES.slice(i % 2, (i % 2) + 1),
}));

test.each(AT_LARGEST)('axe finds nothing at the largest type on $path', async ({ path, sizes }) => {
  const page = await here.visitor();
  await page.addInitScript(() =>
    localStorage.setItem('crossings.settings', JSON.stringify({ size: 'largest', bots: 'quick' })),
  );
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await page
      // Not before the others have acted: a table that changes is no table to look at.
      .locator(path.startsWith('/solo') ? 'main.table:not([data-moves="0"])' : 'h1, p.logo')
      .first()
      .waitFor();
    expect(await complaints(page), `${viewport.width} wide`).toEqual([]);
  }
  await page.context().close();
});

test.each(['new', 'solo', 'rules', 'learn'])('/%s/ of a game that nobody knows says so', async (page) => {
  const visit = await here.visitor();
  for (const id of ['nothing', '_template', 'constructor']) {
    await visit.goto(`/${page}/${id}`);
    await visit.getByText('There is no game by this name here.').waitFor();
  }
  await visit.context().close();
});

test('without a server the set-up page says why nobody can be invited, and bots play all the same', async () => {
  const page = await here.visitor();
  await page.goto('/new/migrato');
  await page.getByText('Nobody can be invited just now').waitFor();
  await page.getByRole('button', { name: 'How strong are the bots?' }).click();
  const strength = page.getByRole('dialog');
  await strength.getByText('Thinks ahead and forgets nothing.').waitFor();
  await strength.getByText(/^(Nobody has measured yet .* 2 seats|Measured with 2 seats )/).waitFor();
  await strength.getByText(/^npx crossings ladder migrato --seats 2 /).waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel('Who plays on seat 2').selectOption('Bot: easy');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.hold').first().waitFor();
  await page.context().close();
});

test('every game is on the home page and has its rulebook', async () => {
  const page = await here.visitor();
  await page.goto('/');
  await page.getByRole('heading', { name: 'games about leaving' }).waitFor();
  expect(await page.locator('article').count()).toBe(Object.keys(titles).length);
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('link', { name: 'Ellis Island', exact: true }).click();
  await page.getByRole('heading', { name: 'Ellis Island', level: 1 }).waitFor();
  await page.context().close();
});

test('axe finds nothing in the menu, the list of choices and the drawer', async () => {
  const page = await here.visitor({ viewport: PHONE });
  await page.goto('/solo/migrato');
  await page.getByText('Choose a card, or pass.').waitFor();
  for (const name of ['Table and settings', 'Open log, notes and rules', 'All moves']) {
    await page.getByRole('button', { name }).click();
    await page.locator('dialog[open]').waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  await page.context().close();
});

test('the laptop shows the whole table without scrolling, and touch targets are large enough', async () => {
  const page = await here.visitor();
  await page.goto('/solo/migrato');
  await page.getByText('Choose a card, or pass.').waitFor();
  const scrolls = await page.evaluate(() => {
    const board = document.querySelector('.board');
    return [
      document.documentElement.scrollHeight - innerHeight,
      (board?.scrollHeight ?? 0) - (board?.clientHeight ?? 0),
    ];
  });
  expect(Math.max(...scrolls)).toBeLessThanOrEqual(0);
  const small = await page.locator('main button:visible').evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const reach = Number.parseFloat(getComputedStyle(one, '::after').top) || 0;
      return width < 44 || height - 2 * Math.min(0, reach) < 44
        ? [`${one.className} ${width}x${height}`]
        : [];
    }),
  );
  expect(small).toEqual([]);
  await page.context().close();
});

test('a clause opens the rulebook at its place', async () => {
  const page = await here.visitor();
  await page.goto('/rules/migrato#MI-3.3');
  const focused = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.querySelector('[id="MI-3.3"]') instanceof Element);
  await expect.poll(focused).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(
        () => Math.abs((document.getElementById('MI-3.3')?.getBoundingClientRect().top ?? 0) - 400) < 300,
      ),
    )
    .toBe(true);
  // What only the exact rules say opens them.
  await page.goto('/rules/migrato#MI-R3');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('exact-MI-R3');
  await page.context().close();
});

test('the first page needs at most 60 KB of compressed script and style', async () => {
  const home = await weighPage(here.browser, here.place.origin, { path: '/', shows: 'article' });
  expect(home.length).toBeGreaterThan(10);
  expect(total(home)).toBeLessThan(60_000);
});

test.each(Object.keys(titles))(
  '%s: the first prompt needs at most 110 KB of compressed script and style',
  async (game) => {
    const { page, beside } = await weigh(here.browser, here.place.origin, game);
    expect(page.length).toBeGreaterThan(20);
    expect(total(page)).toBeLessThan(110_000);
    expect(total(beside)).toBeGreaterThan(10_000);
    expect(total(beside)).toBeLessThan(95_000);
  },
);
