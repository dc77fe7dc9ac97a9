import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { OFFERED_AFTER_MS } from '../room/away.ts';
import { DEAD_MS } from '../room/pulse.ts';
import { STILL_MS } from './table/quiet.ts';
import { complaintsInTurn } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { invite, openManners } from './testing/inviting.ts';
import { newPatience } from './testing/patience.ts';
import { confirm, playOn, step } from './testing/robot.ts';
import { startLeapingServer } from './testing/server.ts';

const here = openHere(startLeapingServer);

async function openTable(page: Page, name: string): Promise<string> {
  await page.goto('/new/migrato#invite');
  await page.getByLabel('Your name').fill(name);
  const link = await invite(page);
  await page.goto(link);
  await page.locator('[data-code]').waitFor();
  return link;
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
}

const openMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Table and settings' }).click();

test('before the start people say that they are ready, rename themselves, stand up; the host sets the seats', async () => {
  const ada = await here.visitor();
  const link = await openTable(ada, 'Ada');
  const ben = await here.visitor({ viewport: PHONE, hasTouch: true, colorScheme: 'dark' });
  await sitDown(ben, link, 'Ben');
  await ada.getByText('Not ready yet: Ben.').waitFor();
  await ben.getByRole('button', { name: 'Rename' }).click();
  await ben.getByLabel('Your name').fill('Аdа');
  await ben.getByRole('button', { name: 'Save' }).click();
  await ben.getByText('That looks just like Ada.').waitFor();
  await ben.getByLabel('Your name').fill('Benno');
  await ben.getByRole('button', { name: 'Save' }).click();
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await ada.getByText('Not ready yet: Benno.').waitFor({ state: 'detached' });
  // What somebody was ready for has changed.
  await ada.getByText('Change the rules or the table settings').click();
  await openManners(ada);
  await ada.locator('select[name=decisionMs]').selectOption({ label: '2 minutes' });
  await ben.getByText('Changed from standard: 2 minutes per move.').waitFor();
  await ada.getByText('Not ready yet: Benno.').waitFor();
  expect(await complaintsInTurn(ada)).toEqual([]);
  expect(await complaintsInTurn(ben)).toEqual([]);
  await ada.getByRole('button', { name: 'Benno: swap with the seat above' }).click();
  await ben
    .getByRole('button', { name: 'I am ready' })
    .or(ben.getByRole('button', { name: 'Not ready' }))
    .waitFor();
  await ada.getByRole('button', { name: 'Ada: swap with the seat above' }).click();
  await ben.getByRole('button', { name: 'Stand up' }).click();
  await ben.getByRole('button', { name: 'Take a seat' }).waitFor();
  await ada.getByText('One seat is still free.').waitFor();
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ada.getByRole('button', { name: 'Make host' }).click();
  await ben.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, ben]) await page.locator('.hold').first().waitFor();
  await openMenu(ada);
  await ada.getByText('Host: Benno').waitFor();
  await Promise.all([ada, ben].map((page) => page.context().close()));
});

test('who is away for a minute is played for and reads what was done; who leaves for good gives the seat to a late comer', async () => {
  const ada = await here.visitor();
  const link = await openTable(ada, 'Ada');
  const ben = await here.visitor({ viewport: PHONE, hasTouch: true });
  await sitDown(ben, link, 'Ben');
  await ada.getByRole('button', { name: 'Start' }).click();
  await ben.locator('.hold').first().waitFor();
  await ben.goto('/rules');
  const offered = ada.getByRole('button', { name: 'Let a bot play' });
  const waits = ada.getByText('Not connected: Ben');
  await playOn([ada], async () => (await waits.count()) > 0);
  await here.place.leap(OFFERED_AFTER_MS);
  await offered.waitFor();
  expect(await complaintsInTurn(ada)).toEqual([]);
  await offered.click();
  await ada.getByRole('log').getByText('Away: Ben. A bot takes over.').waitFor();
  await ada.getByRole('log').getByText('(a bot for Ben)').first().waitFor();
  await ben.goto(link);
  await ben.getByRole('heading', { name: 'While you were away' }).waitFor();
  expect(await complaintsInTurn(ben)).toEqual([]);
  await ben.getByRole('button', { name: 'Watch it in the replay' }).click();
  await ben.getByRole('button', { name: 'Close replay' }).click();
  await openMenu(ben);
  await ben.getByRole('button', { name: 'Leave for good' }).click();
  await confirm(ben.getByRole('button', { name: 'Leave for good? A bot plays on for you.' }));
  await ben.waitForURL((url) => url.pathname === '/');
  await ada.getByRole('log').getByText('Left the table: Ben.').waitFor();
  await ada.getByText('Free seat: Ben. A bot plays on there until someone sits down.').waitFor();
  await ada.getByRole('button', { name: 'Invite someone' }).click();
  await ada.locator('dialog [data-code]').waitFor();
  expect(await complaintsInTurn(ada)).toEqual([]);
  await ada.locator('dialog header .round').click();
  const cem = await here.visitor({ viewport: PHONE, hasTouch: true });
  await cem.goto(link);
  await cem.getByLabel('Your name').fill('Cem');
  expect(await complaintsInTurn(cem)).toEqual([]);
  await cem.getByRole('button', { name: 'Take a seat' }).click();
  await cem.locator('.hold').first().waitFor();
  await ada.getByRole('log').getByText('Sat down and plays on: Cem.').waitFor();
  await Promise.all([ada, ben, cem].map((page) => page.context().close()));
});

test('who is here and does nothing is named by itself after a while, with the way to ask', async () => {
  const ada = await here.visitor({ viewport: PHONE, hasTouch: true });
  await ada.clock.install();
  const link = await openTable(ada, 'Ada');
  const ben = await here.visitor();
  await sitDown(ben, link, 'Ben');
  await ada.getByRole('button', { name: 'Start' }).click();
  await ben.locator('.hold').first().waitFor();
  await playOn([ada], async () => /^Waiting for/.test(await ada.title()));
  const quiet = ada.getByText(/^Ben (is here and )?has not moved for a while[.]/);
  expect(await quiet.count()).toBe(0);
  const board = ada.locator('[data-region=board]').first();
  const before = await board.boundingBox();
  await ada.clock.fastForward(STILL_MS);
  await quiet.waitFor();
  // That it is said moves nothing.
  expect(await board.boundingBox()).toEqual(before);
  await ada.getByRole('button', { name: 'Ask Ben: still there?' }).click();
  await quiet.waitFor({ state: 'detached' });
  const word = ben.getByRole('button', { name: 'I am here' });
  await word.click();
  await word.waitFor({ state: 'detached' });
  await Promise.all([ada, ben].map((page) => page.context().close()));
});

/** What a server that others can reach says of itself to whoever sits at its own machine. */
const OTHERS = 'http://192.0.2.7:4173';

test('a seat travels to a phone by a personal link, and a late comer asks for the seat of a bot', async () => {
  const ada = await here.visitor();
  await ada.route('**/api/here', (route) => route.fulfill({ json: { others: OTHERS } }));
  const link = await openTable(ada, 'Ada');
  await ada.getByRole('button', { name: 'Add a bot' }).click();
  await ada.getByRole('button', { name: 'Start' }).click();
  await ada.locator('.hold').first().waitFor();
  await openMenu(ada);
  await ada.getByText('Invite: code').click();
  await expect.poll(() => ada.getByLabel('Link to this table').inputValue()).toBe(`${OTHERS}${link}`);
  await ada.getByText('Play on with another device').click();
  await ada.getByRole('button', { name: 'Make a personal link' }).click();
  const field = ada.getByRole('textbox', { name: 'Personal link' });
  const first = await field.inputValue();
  // Taken back before anybody used it, it is worth nothing; the next one is another.
  await ada.getByRole('button', { name: 'Cancel this link' }).click();
  await ada.getByText('That link no longer works.').waitFor();
  await field.waitFor({ state: 'detached' });
  await ada.getByText('Play on with another device').click();
  await ada.getByRole('button', { name: 'Make a personal link' }).click();
  const personal = await field.inputValue();
  expect(personal).not.toBe(first);
  expect(personal).toMatch(new RegExp(`^${OTHERS}/t/`));
  expect(await complaintsInTurn(ada)).toEqual([]);
  const phone = await here.visitor({ viewport: PHONE, hasTouch: true });
  // It is told for a moment only.
  const told = ada.getByText('You play on with your other device.').waitFor();
  await phone.goto(new URL(personal).pathname + new URL(personal).hash);
  await Promise.all([phone.locator('.hold').first().waitFor(), told]);
  // The first device looks on now, and can ask the second one.
  await ada.reload();
  await ada.getByText('One of these seats is mine').click();
  await ada.getByRole('button', { name: 'I am Ada' }).waitFor();
  const cem = await here.visitor();
  await cem.goto(link);
  await cem.getByText('Join in', { exact: true }).click();
  await cem.getByLabel('Your name').fill('Cem');
  await cem.getByRole('button', { name: /^Ask to play for/ }).click();
  expect(await complaintsInTurn(cem)).toEqual([]);
  await phone.getByRole('button', { name: 'Let them in' }).click();
  await cem.locator('.hold').first().waitFor();
  await Promise.all([ada, phone, cem].map((page) => page.context().close()));
});

/** How much is written at all tables of this server. */
function written(): number {
  const db = new DatabaseSync(here.place.db, { readOnly: true });
  const found = db.prepare('SELECT count(*) AS n FROM entries').get();
  db.close();
  return Number(found?.n);
}

test('a line that dies without a word is noticed by its owner, and what was sent meanwhile arrives once', async () => {
  const ada = await here.visitor();
  await ada.clock.install();
  // The line dies with the next action, so that its answer is what is lost, however slow the machine.
  let isDying = false;
  let isDeaf = false;
  const acts: string[] = [];
  await ada.routeWebSocket(/./, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => {
      const { t, id } = JSON.parse(String(message)) as { t: string; id: string };
      if (t === 'act') {
        acts.push(id);
        isDeaf ||= isDying;
      }
      far.send(message);
    });
    far.onMessage((message) => void (isDeaf || near.send(message)));
  });
  const link = await openTable(ada, 'Ada');
  const ben = await here.visitor();
  await sitDown(ben, link, 'Ben');
  await ada.getByRole('button', { name: 'Start' }).click();
  // Asked, and nothing is under way: what was pressed last may still have to be answered.
  const isAsked = (): Promise<boolean> =>
    ada.evaluate(() => {
      const prompt = document.querySelector('#prompt')?.textContent ?? '';
      return /^Choose a card/.test(prompt) && document.querySelector('.mine[aria-busy="true"]') === null;
    });
  await playOn([ada, ben], async (steps) => steps >= 3 && (await isAsked()));
  const [before, had] = [written(), acts.length];
  isDying = true;
  const check = newPatience();
  while (acts.length === had) check(await step(ada), 'nothing is sent');
  const noLine = ada.getByText(/Not connected: your (turn waits|move is sent)|Connection lost/);
  await noLine.waitFor();
  isDying = false;
  isDeaf = false;
  // Its page gives the line up and takes another.
  await ada.clock.runFor(DEAD_MS);
  await noLine.waitFor({ state: 'detached' });
  await expect.poll(() => ada.locator('.mine[aria-busy="true"]').count()).toBe(0);
  const sent = acts.slice(had);
  expect([new Set(sent).size, sent.length > 1, written() - before]).toEqual([1, true, 1]);
  await playOn([ada, ben], async (steps) => steps >= 3);
  await Promise.all([ada, ben].map((page) => page.context().close()));
});
