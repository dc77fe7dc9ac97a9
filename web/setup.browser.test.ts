import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, complaintsInEveryLight } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

const players = (page: Page, count: number) =>
  page.getByRole('radiogroup', { name: 'Players' }).getByText(String(count), { exact: true });
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await page.locator(selector).evaluate((one) => one.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${selector}`);
};

test('the rest of the options is folded, says what differs, and goes back to the usual: by keyboard', async () => {
  const page = await here.visitor();
  await page.goto('/new/ellis-island');
  const fold = page.locator('.rest > summary');
  await fold.getByText('18 more').waitFor();
  expect(await page.evaluate(() => (document.querySelector('main')?.scrollHeight ?? 0) <= innerHeight)).toBe(
    true,
  );
  await tabTo(page, '.rest > summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '[aria-label="Gifts"], .opt:has-text("Gifts") select');
  await page.keyboard.press('ArrowDown');
  await fold.getByText('1 changed: Gifts').waitFor();
  await page.getByText('1 change from standard').waitFor();
  await tabTo(page, '.reset');
  await page.keyboard.press('Enter');
  await fold.getByText('standard:').waitFor();
  expect(await fold.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.context().close();
});

test('a preset sets several options at once, and a change of one’s own leaves it', async () => {
  const page = await here.visitor();
  await page.goto('/new/displacement');
  const preset = page.getByRole('radio', { name: /^Class/ });
  await preset.focus();
  await page.keyboard.press('Space');
  await page.locator('.rest > summary').getByText('2 changed: Goals, After the last round').waitFor();
  expect(await page.getByRole('radio', { name: '8', exact: true }).isChecked()).toBe(true);
  await page.getByRole('radiogroup', { name: 'Last round' }).getByText('12').click();
  expect(await preset.isChecked()).toBe(false);
  await page.getByRole('radio', { name: /^Standard/ }).check({ force: true });
  await page.locator('.rest > summary').getByText('standard:').waitFor();
  await page.context().close();
});

test('what does not go with so many players is named before anybody sits down', async () => {
  const page = await here.visitor();
  await page.goto('/new/displacement');
  await page.getByLabel('Goal cards').selectOption('noHumanitarian');
  await players(page, 5).click();
  await page.getByRole('alert').getByText('Check “Goal cards”').waitFor();
  expect(await page.getByLabel('Goal cards').getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: 'Start', exact: true }).click({ force: true });
  expect(new URL(page.url()).pathname).toBe('/new/displacement');
  await players(page, 4).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/solo\//);
  await page.context().close();
});

test('two at a table of Displacement are told whom it favours; one tap heeds it, else the lobby says it too', async () => {
  const page = await here.visitor();
  const hint = page.getByText('With two players the Humanitarian is strongly favoured');
  await page.goto('/new/displacement#invite');
  await players(page, 3).click();
  expect(await hint.count()).toBe(0);
  await players(page, 2).click();
  await hint.waitFor();
  const invite = page.getByRole('button', { name: 'Open the table' });
  await invite.click();
  await page.locator('[data-code]').waitFor();
  await hint.waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.goto('/new/displacement#invite');
  await players(page, 2).click();
  await page.getByRole('button', { name: 'Play without that goal' }).click();
  await hint.waitFor({ state: 'detached' });
  await invite.click();
  await page.getByText('Goal cards: without Humanitarian').waitFor();
  expect(await hint.count()).toBe(0);
  await page.context().close();
});

test.each(['displacement', 'journey-istanbul'])(
  'axe finds nothing with all options of %s open',
  async (game) => {
    const page = await here.visitor();
    await page.goto(`/new/${game}`);
    await page.locator('.rest > summary').click();
    await players(page, 2).click();
    expect(await complaintsInEveryLight(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  },
);
