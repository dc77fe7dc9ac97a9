import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints } from './testing/axe.ts';
import { openHere } from './testing/here.ts';
import { invite, openManners, setSeats } from './testing/inviting.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

const hints = (page: Page) => page.locator('select[name=hints]');
const isAsked = (page: Page) => page.locator('main.table:not([data-moves="0"])');

test('where the host allows hints, whoever asks is told before that everybody hears of it, and so they do', async () => {
  const ada = await here.visitor();
  await ada.goto('/new/displacement#invite');
  await setSeats(ada, 2);
  await ada.getByLabel('Your name').fill('Ada');
  await openManners(ada);
  await hints(ada).selectOption({ label: 'on request' });
  const link = await invite(ada);
  await ada.goto(link);
  const ben = await here.visitor({ colorScheme: 'dark' });
  await ben.goto(link);
  await ben.getByText('hints on request').waitFor();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  await expect
    .poll(async () => (await isAsked(ada).count()) + (await isAsked(ben).count()))
    .toBeGreaterThan(0);
  const [asker, other, name] = (await isAsked(ada).count()) > 0 ? [ada, ben, 'Ada'] : [ben, ada, 'Ben'];
  await asker.locator('.moment').waitFor({ state: 'detached' });
  await asker.keyboard.press('a');
  const sheet = asker.getByRole('dialog', { name: 'What would a bot do?' });
  await sheet.getByText('Everyone is told that you asked.').waitFor();
  expect(await complaints(asker)).toEqual([]);
  await sheet.getByRole('button', { name: 'Ask for a hint' }).click();
  await sheet.getByText(/^A strong bot would choose this: /).waitFor();
  await asker.keyboard.press('Escape');
  await expect.poll(() => asker.getByRole('log').textContent()).toContain('You asked for a hint.');
  await other.getByText(`${name} asked for a hint.`).first().waitFor();
  await other.getByRole('button', { name: 'Table and settings' }).click();
  await other.getByText('Hints on request: everyone is told who asks.').waitFor();
  await Promise.all([ada.context().close(), ben.context().close()]);
});

test('a table that may not remember for anybody is not asked about hints', async () => {
  const page = await here.visitor();
  await page.goto('/new/migrato#invite');
  await page.getByRole('button', { name: 'Invite people' }).waitFor();
  await invite(page);
  await openManners(page);
  await page.locator('select[name=talk]').waitFor();
  expect(await hints(page).count()).toBe(0);
  await page.context().close();
});

test('the words of the levels follow the number of seats', async () => {
  const page = await here.visitor();
  await page.goto('/new/emigration');
  for (const seats of [2, 4]) {
    await setSeats(page, seats);
    await page.getByRole('button', { name: 'How strong are the bots?' }).click();
    const sheet = page.getByRole('dialog');
    await sheet
      .getByText(new RegExp(`^(Nobody has measured yet .* ${seats} seats|Measured with ${seats} seats )`))
      .waitFor();
    const named = await sheet
      .locator('dt')
      .evaluateAll((all) => all.map((one) => (one.firstChild?.textContent ?? '').trim()));
    const meant = await sheet.locator('dd').allTextContents();
    expect(new Set(named).size).toBe(named.length);
    for (const text of meant) expect(text.trim()).not.toBe('');
    await page.keyboard.press('Escape');
    const offered = await page.getByLabel('Who plays on seat 2').locator('option').allTextContents();
    for (const name of named) expect(offered.some((one) => one.includes(name))).toBe(true);
  }
  await page.context().close();
});
