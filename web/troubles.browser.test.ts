import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type SqliteStore, sqliteStore } from '../server/sqliteStore.ts';
import { serveHere } from '../server/testing/here.ts';
import { complaints } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { invite, openManners } from './testing/inviting.ts';
import { playOn, step } from './testing/robot.ts';
import { DIST } from './testing/site.ts';

let store: SqliteStore;
let file: string;

/** A server in this process, so that its disk can be filled. */
const here = openHere(async () => {
  const open = (path: string): SqliteStore => {
    file = path;
    store = sqliteStore(path);
    return store;
  };
  const { port, stop } = await serveHere({}, undefined, DIST, open);
  return { origin: `http://127.0.0.1:${port}`, close: stop };
});

/** Ada opens a table, and Ben sits down at it. */
async function twoAtTable(ada: Page, ben: Page, clock?: string): Promise<string> {
  await ada.goto('/new/migrato#invite');
  await ada.getByLabel('Your name').fill('Ada');
  await openManners(ada);
  if (clock !== undefined) await ada.getByLabel('Time per move').selectOption({ label: clock });
  const link = await invite(ada);
  await ada.goto(link);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ada.getByText('Everyone is here.').waitFor();
  return link;
}

const start = async (ada: Page, ben: Page): Promise<void> => {
  await ada.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, ben]) await page.locator('.hold').first().waitFor();
};
const close = (...pages: readonly Page[]): Promise<unknown> =>
  Promise.all(pages.map((page) => page.context().close()));
const phase = (page: Page): Promise<string | null> => page.locator('.phase').textContent();

/** So many pages of 4 KB as the database has now. */
function pagesOf(path: string): number {
  const db = new DatabaseSync(path);
  const pages = Number(db.prepare('PRAGMA page_count').get()?.page_count);
  db.close();
  return pages;
}

test('a disk that fills up while two play: a sentence, nothing lost, and it goes on when there is room', async () => {
  const ada = await here.visitor();
  const ben = await here.visitor({ viewport: PHONE, colorScheme: 'dark' });
  await twoAtTable(ada, ben);
  await start(ada, ben);
  await playOn([ada, ben], async (steps) => steps >= 4);
  await store.limitPages(pagesOf(file));
  const full = (page: Page) => page.getByText('The server is out of space.').first();
  const isTold = async (page: Page): Promise<boolean> => (await full(page).count()) > 0;
  await playOn([ada, ben], async () => (await isTold(ada)) || (await isTold(ben)));
  const mover = (await isTold(ada)) ? ada : ben;
  await full(mover).getByText('tell whoever runs the server').waitFor();
  expect(await complaints(mover)).toEqual([]);
  const before = await phase(mover);
  // Whatever is tried, nothing moves, and the one who tries stays in charge of the choice.
  await step(mover);
  expect(await phase(mover)).toBe(before);
  await mover.reload();
  await mover.locator('.hold').first().waitFor();
  expect(await phase(mover)).toBe(before);
  await store.limitPages(1_000_000);
  await playOn([ada, ben], async (steps) => steps >= 6);
  await close(ada, ben);
});

test('a link to a table that is full says so', async () => {
  const ada = await here.visitor();
  const ben = await here.visitor();
  const link = await twoAtTable(ada, ben);
  const cem = await here.visitor({ viewport: PHONE });
  await cem.goto(link);
  await cem.getByText('This table is full. You can watch.').waitFor();
  expect(await complaints(cem)).toEqual([]);
  await close(ada, ben, cem);
});

test('one seat on two devices and in two tabs: each is told, and both show the same', async () => {
  const ada = await here.visitor();
  const ben = await here.visitor();
  const link = await twoAtTable(ada, ben);
  await start(ada, ben);
  const storageState = await ada.context().storageState();
  const phone = await here.visitor({ viewport: PHONE, storageState });
  await phone.goto(link);
  const sentence = 'Your seat is also open in another tab or on another device.';
  for (const page of [ada, phone]) await page.getByText(sentence).first().waitFor();
  await phone.locator('.hold').first().waitFor();
  expect(await phone.locator('.hold').allTextContents()).toEqual(
    await ada.locator('.hold').allTextContents(),
  );
  const tab = await ada.context().newPage();
  await tab.goto(link);
  await tab.getByText(sentence).first().waitFor();
  await playOn([ben, phone], async (steps) => steps >= 4);
  // What was done last may still be on its way, to each of them.
  await expect.poll(async () => new Set(await Promise.all([ada, phone, tab].map(phase))).size).toBe(1);
  await close(ada, ben, phone);
});

test('who signs out the other devices stays at the table, and the others look on', async () => {
  const ada = await here.visitor();
  const ben = await here.visitor();
  const link = await twoAtTable(ada, ben);
  await start(ada, ben);
  const storageState = await ada.context().storageState();
  const phone = await here.visitor({ viewport: PHONE, storageState });
  await phone.goto(link);
  await phone.locator('.hold').first().waitFor();
  await ada.getByRole('button', { name: 'Table and settings' }).click();
  await ada.getByRole('button', { name: 'Sign out my other devices' }).click();
  await ada.getByText('Only this device holds your seat now.').first().waitFor();
  await phone.getByText('This browser no longer holds that seat.').first().waitFor();
  await expect.poll(() => phone.locator('.hold').count()).toBe(0);
  await ada.reload();
  await ada.locator('.hold').first().waitFor();
  await playOn([ada, ben], async (steps) => steps >= 2);
  await close(ada, ben, phone);
});

test('a host gives a seat away before the start, and whoever sat there can sit down again', async () => {
  const ada = await here.visitor();
  const ben = await here.visitor();
  await twoAtTable(ada, ben);
  await ada.getByRole('button', { name: 'Free this seat' }).click();
  await ben.getByText('This browser no longer holds that seat.').first().waitFor();
  await ben.getByRole('button', { name: 'Take a seat', exact: true }).click();
  await ada.getByText('Everyone is here.').waitFor();
  await start(ada, ben);
  await close(ada, ben);
});

test('a game alone in two tabs goes on in one of them, and the other says so', async () => {
  const page = await here.visitor();
  await page.goto('/solo/migrato');
  await page.locator('.hold').first().waitFor();
  const other = await page.context().newPage();
  await other.goto('/solo/migrato');
  await other.locator('.hold').first().waitFor();
  await page.getByText('This game is also open in another tab. Please close one of them.').waitFor();
  expect(await complaints(page)).toEqual([]);
  await playOn([other], async (steps) => steps >= 2);
  await other.close();
  await page.reload();
  await playOn([page], async (steps) => steps >= 2);
  await close(page);
});

test('a device whose clock is wrong by hours has the same time left for a decision', async () => {
  const ada = await here.visitor();
  const ben = await here.visitor();
  await ben.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 7 * 3_600_000;
  });
  await twoAtTable(ada, ben, '2 minutes');
  await start(ada, ben);
  const seconds = async (page: Page): Promise<number> => {
    const said = /(\d+):(\d+)/.exec((await page.getByRole('timer').textContent()) ?? '');
    return Number(said?.[1]) * 60 + Number(said?.[2]);
  };
  const [one, two] = await Promise.all([seconds(ada), seconds(ben)]);
  expect(Math.abs(one - two)).toBeLessThanOrEqual(2);
  await playOn([ada, ben], async (steps) => steps >= 4);
  await close(ada, ben);
});
