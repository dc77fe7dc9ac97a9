import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { titles } from '../games/index.ts';
import { allIn, treeOf } from './testing/earTree.ts';
import { openHere } from './testing/here.ts';
import { invite, setSeats } from './testing/inviting.ts';
import { startServer } from './testing/server.ts';

/** WCAG 1.4.10: 1280 pixels at four times the size are 320. A board may be scrolled as a map is, the page never. */
const here = openHere(startServer);
const AT_400 = { viewport: { width: 320, height: 640 } } as const;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Of a lobby the part that scrolls down must not scroll to the side either. */
async function expectNarrowLobby(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const main = page.getByRole('main');
  expect(await main.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
}

/** The names of these in the lobby, as they are heard. */
async function named(page: Page, role: RegExp): Promise<readonly string[]> {
  const all = allIn(await treeOf(page));
  return all.flatMap((one) => (role.test(one.role) ? [one.name.trim()] : []));
}

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

test('a lobby fits 320 pixels, too; each seat of it is one sentence, and each button has its own name', async () => {
  const ada = await here.visitor(AT_400);
  await ada.goto('/new/journey-istanbul#invite');
  await ada.getByLabel('Your name').fill('Ada');
  await setSeats(ada, 5);
  const link = await invite(ada);
  await ada.goto(link);
  await ada.getByRole('button', { name: 'Add a bot: seat 4' }).click();
  const ben = await here.visitor(AT_400);
  await ben.goto(link);
  await expectNarrowLobby(ben);
  await ben.getByLabel('Your name').fill('Bartholomew of Kadıköy 2');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ben.getByRole('button', { name: 'I am ready' }).waitFor();
  await ada.getByRole('button', { name: 'Make host: seat 2' }).waitFor();
  await ada.getByRole('button', { name: 'Keep for a person: seat 4' }).waitFor();
  for (const page of [ada, ben]) {
    await expectNarrowLobby(page);
    const buttons = await named(page, /^button$/);
    expect(buttons.filter((one, i) => buttons.indexOf(one) !== i)).toEqual([]);
  }
  const seats = (await named(ada, /^StaticText$/)).filter((one) => one.startsWith('Seat '));
  expect(seats.slice(0, 3)).toEqual([
    'Seat 1: Ada, you, host, here, reads English',
    'Seat 2: Bartholomew of Kadıköy 2, here, reads English',
    'Seat 3: free seat',
  ]);
  await Promise.all([ada.context().close(), ben.context().close()]);
});
