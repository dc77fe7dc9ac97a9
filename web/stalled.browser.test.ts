import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type StallingWire, stallingWire } from '../server/testing/stallingWire.ts';
import { PHONE } from './testing/browser.ts';
import { decide, found, hasLine } from './testing/familyPages.ts';
import { openHere } from './testing/here.ts';
import { newPatience } from './testing/patience.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

/** So soon a page notices that nobody is at the other end. */
const NOTICED_MS = 5000;

/** Somebody with a line of their own, on which everything can stop without a word. */
async function onWire(wire: StallingWire, more: object): Promise<Page> {
  const page = await here.visitor({ ...more, baseURL: `http://127.0.0.1:${wire.port}` });
  await page.addInitScript(() => localStorage.setItem('crossings.settings', '{"pace":"quick"}'));
  await page.clock.install();
  return page;
}

/** They decide in turn until it is this one's turn, or no longer. */
async function playUntil(pages: readonly Page[], on: Page, isAsked: boolean): Promise<void> {
  const check = newPatience();
  while (/^Your turn/.test(await on.title()) !== isAsked) {
    let moved = false;
    for (const page of pages) moved = (await decide(page, 'migrato')) || moved;
    check(moved, 'nobody can do anything');
    if (!moved) await on.waitForTimeout(20);
  }
}

async function lose(wire: StallingWire, page: Page, said: string): Promise<void> {
  await page.locator('.mine[aria-busy="true"]').waitFor({ state: 'detached' });
  wire.stall();
  await page.clock.runFor(NOTICED_MS);
  await page.locator('.pill.lost', { hasText: said }).waitFor();
  wire.flow();
  await hasLine(page);
}

test.each([
  ['it waits', {}, 'Not connected: your turn waits'],
  ['time runs', { decisionMs: 120_000 }, 'Not connected: time runs'],
  ['a bot is to come', { absenceMs: 60_000 }, 'Not connected: after 1 minute a bot plays until you are back'],
])('who is on turn and has no line any more reads what becomes of it: %s', async (_what, agreed, said) => {
  const wire = await stallingWire(Number(new URL(here.place.origin).port));
  const ada = await onWire(wire, {});
  const ben = await here.visitor({ viewport: PHONE, hasTouch: true });
  const evening = { game: 'migrato', people: 2, bots: 0, decisions: 0, isShort: true, agreed };
  const link = await found(ada, evening);
  await ada.goto(link);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ben.getByRole('button', { name: 'I am ready' }).waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, ben]) await page.locator('main.table .mine').waitFor();
  await playUntil([ada, ben], ada, true);
  await lose(wire, ada, said);
  // Whom nobody waits for needs to know no more than that it comes back.
  await playUntil([ada], ada, false);
  await lose(wire, ada, 'Connection lost. Reconnecting … Nothing is lost.');
  expect(await ada.title()).toMatch(/^Waiting for Ben/);
  await Promise.all([ada, ben].map((page) => page.context().close()));
  await wire.close();
});
