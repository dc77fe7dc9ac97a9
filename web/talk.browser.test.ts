import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsInTurn } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { invite, openManners, setSeats } from './testing/inviting.ts';
import { confirm } from './testing/robot.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

/** Ada, at a laptop, and Ben, on a phone, sit at one table of The Journey: Istanbul. */
async function twoAtOneTable(talk?: string): Promise<readonly [ada: Page, ben: Page]> {
  const ada = await here.visitor();
  const ben = await here.visitor({ viewport: PHONE, hasTouch: true });
  await ada.goto('/new/journey-istanbul#invite');
  await ada.getByLabel('Your name').fill('Ada');
  await setSeats(ada, 2);
  if (talk !== undefined) {
    await openManners(ada);
    await ada.locator('select[name=talk]').selectOption({ label: talk });
  }
  await ada.goto(await invite(ada));
  await ben.goto(new URL(ada.url()).pathname);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, ben]) await page.locator('.person').first().waitFor();
  return [ada, ben];
}

const money = (page: Page): Promise<string> => page.locator('.cash').innerText();

test('an offer hangs beside whoever made it and is agreed to by two taps, a question by its answer', async () => {
  const [ada, ben] = await twoAtOneTable();
  const before = await money(ben);
  await ada.getByRole('button', { name: /^Talk and give/ }).click();
  await ada.getByRole('button', { name: 'Trade', exact: true }).click();
  await ada.getByRole('button', { name: /^Suggest it/ }).click();

  const tag = ben.locator('.people .tag[aria-label]');
  await tag.waitFor();
  expect(await complaintsInTurn(ben)).toEqual([]);
  await tag.tap();
  await ben.locator('#prompt', { hasText: 'Ada suggests' }).waitFor();
  // Taken up only: nothing was paid by the tap on the tag, nor by the one that fell where it led.
  const pay = ben.getByRole('button', { name: /^Yes, pay/ });
  await pay.waitFor();
  expect(await money(ben)).toBe(before);
  await confirm(pay);
  await tag.waitFor({ state: 'detached' });
  await expect.poll(() => money(ben)).not.toBe(before);
  await Promise.all([ada, ben].map((page) => page.context().close()));
});

test('all talk has one place with a badge; whoever looks elsewhere is told', async () => {
  const [ada, ben] = await twoAtOneTable('free chat');
  for (const page of [ada, ben]) expect(await page.getByRole('tab', { name: 'Chat' }).count()).toBe(0);
  await ada.getByRole('tab', { name: 'Talk' }).first().click();
  await ada.getByLabel('Write a message').fill('see you at the ferry');
  await ada.getByRole('button', { name: 'Send' }).click();

  await ben.getByText('Ada: see you at the ferry').waitFor();
  await ben.getByRole('tab', { name: 'Talk (1)' }).tap();
  await ben.locator('.chat').getByText('see you at the ferry').waitFor();
  await ben.getByRole('tab', { name: 'Talk', exact: true }).waitFor();
  expect(await complaintsInTurn(ben)).toEqual([]);
  // Also for whoever looks back.
  await ada.goto(`${new URL(ada.url()).pathname}#replay=end`);
  await ada.getByRole('slider', { name: 'Position in the game' }).waitFor();
  await ada.getByRole('tab', { name: 'Talk' }).first().click();
  await ada.locator('.chat').getByText('see you at the ferry').waitFor();
  expect(await ada.getByRole('tab', { name: 'Chat' }).count()).toBe(0);
  await Promise.all([ada, ben].map((page) => page.context().close()));
});

test('where chat is off, nothing but the words of the game can be said', async () => {
  const [ada, ben] = await twoAtOneTable('no chat');
  await ben.getByRole('tab', { name: 'Talk' }).tap();
  await ben.locator('.talk .none').waitFor();
  for (const page of [ada, ben]) expect(await page.getByRole('tab', { name: 'Chat' }).count()).toBe(0);
  expect(await ben.getByText('Hello!', { exact: true }).count()).toBe(0);
  expect(await ben.getByLabel('Write a message').count()).toBe(0);
  await Promise.all([ada, ben].map((page) => page.context().close()));
});
