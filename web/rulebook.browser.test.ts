import { describe, expect, test } from 'vitest';
import { titles } from '../games/index.ts';
import { complaints, complaintsInEveryLight } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);
const GAMES = Object.keys(titles);

describe.each(GAMES)('the rulebook of %s', (game) => {
  test('draws every piece, leads to lessons that are there, and axe finds nothing', async () => {
    const page = await here.visitor();
    await page.goto(`/rules/${game}`);
    await page.getByRole('heading', { name: 'Pieces' }).waitFor();
    const empty = await page
      .locator('.figure')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 12 || !one.firstElementChild),
      );
    expect(empty).toEqual([]);
    expect(await complaintsInEveryLight(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    // The last of them names a part of its lesson in most games.
    await page
      .getByRole('link', { name: /Show me/ })
      .last()
      .click();
    await page.locator('#prompt').waitFor();
    await page.context().close();
  });
});

test('the list of sections leads to each of them and says which one is read', async () => {
  const page = await here.visitor();
  await page.goto('/rules/emigration');
  const contents = page.getByRole('navigation', { name: 'Sections' });
  await contents.getByRole('link', { name: 'The border' }).click();
  await expect
    .poll(() => page.evaluate(() => document.getElementById('the-border')?.getBoundingClientRect().top ?? 0))
    .toBeLessThan(200);
  await expect.poll(() => contents.locator('[aria-current]').textContent()).toBe('The border');
  await contents.getByRole('link', { name: 'The exact rules' }).click();
  await page.locator('[id="exact-EM-1.1"]').waitFor();
  await page.context().close();
});

test('a search marks what it finds, goes from place to place by keys, and says when there is nothing', async () => {
  const page = await here.visitor();
  await page.goto('/rules/journey-istanbul');
  const field = page.getByRole('textbox', { name: 'Search the rules' });
  await field.waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('uskudar');
  const status = page.getByRole('search').getByRole('status');
  await expect.poll(() => status.textContent()).toMatch(/^1 of \d+ places/);
  expect(await page.locator('mark').first().textContent()).toBe('Üsküdar');
  await page.keyboard.press('Enter');
  await expect.poll(() => status.textContent()).toMatch(/^2 of/);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await expect.poll(() => status.textContent()).toMatch(/^(\d+) of \1 places/);
  expect(await complaints(page)).toEqual([]);
  await field.fill('zebra');
  await status.getByText('Nothing found for “zebra”.').waitFor();
  await field.fill('BadInput');
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe('');
  await expect.poll(() => page.locator('mark').count()).toBe(0);
  await page.context().close();
});

test('on a phone the sections open as a sheet', async () => {
  const page = await here.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto('/rules/migrato');
  await page.getByRole('button', { name: 'Sections' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'The night' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.getElementById('the-night')?.getBoundingClientRect().top ?? 999))
    .toBeLessThan(300);
  await page.context().close();
});

test('beside the table the rules open at what is asked, and say what this table changed', async () => {
  const page = await here.visitor();
  await page.goto('/solo/ellis-island');
  await page.locator('#prompt').getByText(/./).first().waitFor();
  await page.getByRole('tab', { name: 'Rules' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Rules' });
  await panel.getByText('This table changed').waitFor();
  await panel.getByText('Asked of you now').waitFor();
  expect(await complaints(page)).toEqual([]);
  // A clause opens here, at its exact words, and the way back leads to all sections.
  await panel.locator('.asked a[data-rule]').first().click();
  await panel.locator('.here[id^="exact-"]').waitFor();
  expect(page.context().pages()).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/solo/ellis-island');
  await panel.getByRole('button', { name: 'All sections' }).click();
  await panel.getByRole('button', { name: 'Trading' }).click();
  await panel.getByRole('heading', { name: 'Trading' }).waitFor();
  const field = panel.getByRole('textbox', { name: 'Search the rules' });
  await field.fill('last ferry');
  await panel.locator('mark.at').waitFor();
  await page.context().close();
});

test('what is printed is the book alone, black on white', async () => {
  const page = await here.visitor({ colorScheme: 'dark' });
  await page.goto('/rules/emigration');
  await page.getByRole('heading', { name: 'Pieces' }).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header.bar, nav, .told, [role=search]').filter({ visible: true }).count()).toBe(
    0,
  );
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.context().close();
});

test('whoever reads another language is told that the book is in English', async () => {
  const page = await here.visitor({ locale: 'tr-TR' });
  await page.goto('/rules/emigration');
  await page.getByText('Bu kural kitabı şimdilik yalnızca İngilizce.').waitFor();
  expect(await page.locator('main [lang=en]').count()).toBeGreaterThan(0);
  await page.context().close();
});
