import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, complaintsInTurn } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { invite, setSeats } from './testing/inviting.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

const goals = (page: Page) => page.getByRole('radiogroup', { name: 'Goal cards' });
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
  expect(await page.locator('.page').evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
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
  await goals(page).getByText('without Humanitarian').click();
  await setSeats(page, 5);
  await page.getByRole('alert').getByText('Check “Goal cards”').waitFor();
  expect(await goals(page).getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('button', { name: 'Start', exact: true }).click({ force: true });
  expect(new URL(page.url()).pathname).toBe('/new/displacement');
  await setSeats(page, 4);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/solo\//);
  await page.context().close();
});

test('two at a table of Displacement are told whom it favours; one tap heeds it, else the lobby says it too', async () => {
  const page = await here.visitor();
  // The lobby's folded page of rules may already hold it as well.
  const hint = page
    .getByText('With two players, Humanitarian wins much more often')
    .filter({ visible: true });
  await page.goto('/new/displacement#invite');
  await setSeats(page, 3);
  expect(await hint.count()).toBe(0);
  await setSeats(page, 2);
  await hint.waitFor();
  await page.goto(await invite(page));
  await hint.waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.goto('/new/displacement#invite');
  await setSeats(page, 2);
  await page.getByRole('button', { name: 'Play without that goal' }).click();
  await hint.waitFor({ state: 'detached' });
  await page.goto(await invite(page));
  await page.getByText('Goal cards: without Humanitarian').waitFor();
  expect(await hint.count()).toBe(0);
  await page.context().close();
});

test('a seat for somebody elsewhere opens the table at once; it follows the page, and bots take what stays free', async () => {
  const page = await here.visitor();
  await page.goto('/new/displacement');
  await expect.poll(() => page.locator('.seat').count()).toBe(3);
  await page.getByLabel('Who plays on seat 3').selectOption('Elsewhere');
  await page.locator('[data-code]').waitFor();
  const link = new URL(await page.getByLabel('Link to this table').inputValue()).pathname;
  const ben = await here.visitor({ viewport: PHONE, colorScheme: 'dark' });
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByText('At the table: Player 1, Heron and Ben.').waitFor();
  expect(await complaintsInTurn(page)).toEqual([]);
  await page.getByLabel('Your name').fill('Ada');
  await ben.getByText('Ada', { exact: true }).waitFor();
  await page.getByRole('radiogroup', { name: 'Last round' }).getByText('12').click();
  await ben.getByText('Last round: 12').waitFor();
  await page.getByRole('button', { name: 'Another seat' }).click();
  await page.getByText('1 seat is free.').waitFor();
  await expect.poll(() => ben.locator('.row').count()).toBe(4);
  expect(await page.getByRole('button', { name: 'Remove seat 3' }).count()).toBe(0);
  await page.getByLabel('Who plays on seat 2').selectOption('Bot: very hard');
  await ben.getByText('Thinks ahead and forgets nothing.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL((url) => url.pathname === link);
  for (const one of [page, ben]) await one.locator('#prompt').waitFor();
  await Promise.all([page, ben].map((one) => one.context().close()));
});

test('whoever comes can be asked to leave, and after a reload the table is still there', async () => {
  const page = await here.visitor();
  await page.goto('/new/migrato');
  const link = await invite(page);
  const ben = await here.visitor();
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByText('Everyone is here.').waitFor();
  await page.getByRole('button', { name: 'Free this seat' }).click();
  await page.getByText('1 seat is free.').waitFor();
  await page.reload();
  await page.waitForURL((url) => url.pathname === link);
  await page.getByText('still free').waitFor();
  await Promise.all([page, ben].map((one) => one.context().close()));
});

test.each(['displacement', 'journey-istanbul'])(
  'axe finds nothing with all options of %s open',
  async (game) => {
    const page = await here.visitor();
    await page.goto(`/new/${game}`);
    await page.locator('.rest > summary').click();
    await setSeats(page, 2);
    expect(await complaintsInTurn(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  },
);
