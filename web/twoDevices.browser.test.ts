import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsInEveryLight } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { confirmSeat, found, nameSeat } from './testing/familyPages.ts';
import { openHere } from './testing/here.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

const SECOND = { viewport: PHONE, hasTouch: true } as const;
const EVENING = { game: 'migrato', people: 2, bots: 0, decisions: 0, isShort: true };
const hand = (page: Page) => page.locator('.hold').first();
const mine = (page: Page) => page.getByText('One of these seats is mine');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Ada has set the table, Ben has sat down. Gives its address. */
async function twoSit(ada: Page, ben: Page): Promise<string> {
  const link = await found(ada, EVENING);
  await ada.goto(link);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await button(ben, 'Take a seat').click();
  await button(ben, 'I am ready').waitFor();
  return link;
}

/** The number by which a person finds out that it is their own device which asks. */
async function signOn(page: Page): Promise<string> {
  const said = page.getByText(/shows the number \d\d/);
  await said.waitFor();
  return /\d\d/.exec((await said.textContent()) ?? '')?.[0] ?? expect.fail('no number');
}

test('whoever opens the table on a second device names their seat; the first says yes, and both have it until one is signed out', async () => {
  const [ada, ben] = [await here.visitor(), await here.visitor()];
  const link = await twoSit(ada, ben);
  await button(ada, 'Start').click();
  await hand(ben).waitFor();
  const phone = await here.visitor(SECOND);
  await phone.goto(link);
  await nameSeat(phone, 'Ben');
  expect(await complaintsInEveryLight(phone)).toEqual([]);
  expect(await signOn(ben)).toBe(await signOn(phone));
  // Nobody else hears of it, and until the yes the phone looks on.
  expect(await ada.getByText('play on as you').count()).toBe(0);
  expect(await phone.locator('.hold').count()).toBe(0);
  expect(await complaintsInEveryLight(ben)).toEqual([]);
  await confirmSeat(ben);
  await Promise.all([hand(phone).waitFor(), hand(ben).waitFor()]);
  await phone.reload();
  await hand(phone).waitFor();
  await button(ben, 'Table and settings').click();
  await ben.getByText('Your seat is open 2 times').waitFor();
  expect(await complaintsInEveryLight(ben)).toEqual([]);
  await button(ben, 'Sign out my other devices').click();
  await mine(phone).waitFor();
  expect(await phone.locator('.hold').count()).toBe(0);
  await hand(ben).waitFor();
  await Promise.all([ada, ben, phone].map((page) => page.context().close()));
});

test('by a no the seat stays where it is; where its device is not connected it is said what helps', async () => {
  const [ada, ben] = [await here.visitor(), await here.visitor(SECOND)];
  const link = await twoSit(ada, ben);
  const eve = await here.visitor();
  await eve.goto(link);
  // Before the start, too.
  await nameSeat(eve, 'Ben');
  await signOn(ben);
  expect(await complaintsInEveryLight(ben)).toEqual([]);
  await button(ben, 'No').click();
  await eve.getByText('The device with that seat said no.').waitFor();
  await button(eve, 'I am Ben').click();
  await eve.getByRole('alert').filter({ hasText: 'said no' }).waitFor();
  await button(ada, 'Start').click();
  await hand(ben).waitFor();
  await ben.goto('/rules');
  await ada.locator('header li.away', { hasText: 'Ben' }).waitFor();
  const late = await here.visitor(SECOND);
  await late.goto(link);
  await nameSeat(late, 'Ben');
  await late.getByText('The device with that seat is not connected.').waitFor();
  expect(await complaintsInEveryLight(late)).toEqual([]);
  expect(await late.locator('.hold').count()).toBe(0);
  await Promise.all([ada, ben, eve, late].map((page) => page.context().close()));
});
