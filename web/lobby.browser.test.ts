import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsInEveryLight } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { found } from './testing/familyPages.ts';
import { openHere } from './testing/here.ts';
import { openManners } from './testing/inviting.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The row of the seat on which this person sits, or which has this number. */
const row = (page: Page, who: string | number) =>
  typeof who === 'number'
    ? page.locator('.lobby .row').nth(who)
    : page.locator('.lobby .row', { has: page.locator('b', { hasText: new RegExp(`^${who}$`) }) });
/** Some buttons say whose they are, for whoever hears them. */
const within = (page: Page, who: string | number, name: string) =>
  row(page, who).getByRole('button', { name: new RegExp(`^${name}(: seat \\d)?$`) });
const names = (page: Page): Promise<readonly string[]> => page.locator('.lobby .row b').allTextContents();

/** Ada has set a table for three at which the others may sit down. */
async function open(): Promise<{ ada: Page; link: string }> {
  const ada = await here.visitor();
  const link = await found(ada, { game: 'emigration', people: 3, bots: 0, decisions: 0, isShort: true });
  await ada.goto(link);
  await ada.locator('[data-code]').waitFor();
  return { ada, link };
}

async function trySeat(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Take a seat').click();
}

async function sitDown(link: string, name: string, more: object = {}): Promise<Page> {
  const page = await here.visitor(more);
  await page.goto(link);
  await trySeat(page, name);
  await button(page, 'I am ready').waitFor();
  return page;
}

const leave = (pages: readonly Page[]): Promise<unknown> =>
  Promise.all(pages.map((page) => page.context().close()));

test('the host sends a stranger off a seat, gives seats to bots and to people again, and has more or fewer of them', async () => {
  const { ada, link } = await open();
  const eve = await sitDown(link, 'Eve', { viewport: PHONE, hasTouch: true });
  await within(ada, 'Eve', 'Free this seat').click();
  // Whoever loses a seat is told so, looks on, and may sit down again.
  await eve.getByText('This browser no longer holds that seat.').waitFor();
  await button(eve, 'Take a seat').waitFor();
  await ada.getByText('2 seats are still free.').waitFor();
  await within(ada, 1, 'Add a bot').click();
  await row(ada, 1).getByLabel('Bot strength').waitFor();
  await ada.getByText('One seat is still free.').waitFor();
  await within(ada, 1, 'Keep for a person').click();
  await ada.getByText('2 seats are still free.').waitFor();
  await button(ada, 'One more seat').click();
  await ada.getByText('3 seats are still free.').waitFor();
  await button(ada, 'One seat fewer').click();
  await ada.getByText('2 seats are still free.').waitFor();
  await within(ada, 1, 'Add a bot').click();
  await within(ada, 2, 'Add a bot').click();
  await ada.getByText('Everyone is here.').waitFor();
  expect(await complaintsInEveryLight(ada)).toEqual([]);
  // The stranger finds no seat any more, and is told so.
  await eve.getByText('This table is full. You can watch.').waitFor();
  await leave([ada, eve]);
});

test('a guest changes seats and stands up, and the word that they are ready goes with them', async () => {
  const { ada, link } = await open();
  const ben = await sitDown(link, 'Ben', { viewport: PHONE, hasTouch: true });
  await button(ben, 'I am ready').click();
  await row(ada, 'Ben').getByText('Ready', { exact: true }).waitFor();
  await within(ben, 2, 'Sit here').click();
  await expect.poll(() => names(ada)).toEqual(['Ada', 'Seat 2', 'Ben']);
  // It is the same person on another chair.
  await row(ada, 2).getByText('Ready', { exact: true }).waitFor();
  await row(ada, 1).getByText('Not yet', { exact: true }).waitFor();
  await within(ada, 'Ben', 'Ben: swap with the seat above').click();
  await expect.poll(() => names(ada)).toEqual(['Ada', 'Ben', 'Seat 3']);
  await row(ada, 1).getByText('Ready', { exact: true }).waitFor();
  await within(ben, 'Ben', 'Stand up').click();
  await expect.poll(() => names(ada)).toEqual(['Ada', 'Seat 2', 'Seat 3']);
  await row(ada, 1).getByText('Not yet', { exact: true }).waitFor();
  // Whoever sits down there has not said it yet.
  const cem = await sitDown(link, 'Cem');
  await row(ada, 'Cem').getByText('Not ready yet', { exact: true }).waitFor();
  await button(cem, 'I am ready').click();
  await row(ada, 'Cem').getByText('Ready', { exact: true }).waitFor();
  await cem.goto('/rules');
  await row(ada, 'Cem').locator('.sub', { hasText: 'offline' }).waitFor();
  await row(ada, 'Cem').getByText('Not ready yet', { exact: true }).waitFor();
  await leave([ada, ben, cem]);
});

test('two of one name are told apart; names that cannot be read or only look like another are refused in words', async () => {
  const { ada, link } = await open();
  const ben = await here.visitor({ viewport: PHONE, hasTouch: true });
  await ben.goto(link);
  await trySeat(ben, '\u200b\u2800');
  await ben.getByText('A name needs at least one letter, digit or emoji that others can see.').waitFor();
  await trySeat(ben, 'Аdа');
  await ben.getByText('That looks just like Ada. Please choose a name nobody mixes up.').waitFor();
  expect(await names(ada)).toEqual(['Ada', 'Seat 2', 'Seat 3']);
  await trySeat(ben, 'ada');
  await button(ben, 'I am ready').waitFor();
  await expect.poll(() => names(ada)).toEqual(['Ada', 'ada (2)', 'Seat 3']);
  await within(ben, 1, 'Rename').click();
  await row(ben, 1).getByLabel('Your name').fill('  ');
  await within(ben, 1, 'Save').click();
  await ben.getByText('A name needs at least one letter, digit or emoji that others can see.').waitFor();
  await row(ben, 1).getByLabel('Your name').fill('Ben');
  await within(ben, 1, 'Save').click();
  await expect.poll(() => names(ada)).toEqual(['Ada', 'Ben', 'Seat 3']);
  await leave([ada, ben]);
});

test('the host changes options and what is agreed; everybody reads it, and nobody is ready for it yet', async () => {
  const { ada, link } = await open();
  const ben = await sitDown(link, 'Ben', { viewport: PHONE, hasTouch: true });
  await button(ben, 'I am ready').click();
  await row(ada, 'Ben').getByText('Ready', { exact: true }).waitFor();
  await ada.getByText('Change the rules or the table settings').click();
  await openManners(ada);
  await ada.locator('select[name=talk]').selectOption({ label: 'no chat' });
  await ben.getByText(/^Changed from standard: .*no chat/).waitFor();
  await row(ada, 'Ben').getByText('Not ready yet', { exact: true }).waitFor();
  await button(ben, 'I am ready').click();
  await row(ada, 'Ben').getByText('Ready', { exact: true }).waitFor();
  await ada.locator('label', { hasText: 'everyone who enters, together' }).click();
  await ben.getByText(/^Changed from standard: .*everyone who enters, together/).waitFor();
  await row(ada, 'Ben').getByText('Not ready yet', { exact: true }).waitFor();
  expect(await complaintsInEveryLight(ada)).toEqual([]);
  await leave([ada, ben]);
});
