import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsInTurn } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { invite } from './testing/inviting.ts';
import { confirm, playOn, playOut, replayShows } from './testing/robot.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

async function openTable(page: Page, name: string): Promise<string> {
  await page.goto('/new/migrato#invite');
  await page.getByLabel('Your name').fill(name);
  await page.getByText('when five colonies are home').click();
  await page.locator('.rest > summary').click();
  await page.getByLabel('The season ends early after').selectOption('30');
  const link = await invite(page);
  await page.goto(link);
  await page.locator('[data-code]').waitFor();
  return link;
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

test('two browsers play a whole game by link; one reloads in the middle; then the story, the replay and a rematch', async () => {
  const ada = await here.visitor();
  const link = await openTable(ada, 'Ada');
  expect(await complaintsInTurn(ada)).toEqual([]);
  const ben = await here.visitor({ viewport: PHONE, hasTouch: true, colorScheme: 'dark' });
  await ben.goto(link);
  await sitDown(ben, 'Ben');
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  await ben.locator('.hold').first().waitFor();

  await playOn([ada, ben], async (steps) => steps >= 16);
  expect(await complaintsInTurn(ada)).toEqual([]);
  await ada.getByRole('tab', { name: 'Chat' }).click();
  await ada.getByRole('button', { name: 'Hello!' }).click();
  await ben.reload();
  await ben.locator('.hold').first().waitFor();
  await ben.getByRole('button', { name: 'Open log, notes and rules' }).click();
  await ben.getByRole('tab', { name: 'Chat' }).click();
  await ben.getByText('Hello!', { exact: true }).first().waitFor();
  await ben.keyboard.press('Escape');

  await playOut([ada, ben]);
  for (const page of [ada, ben]) await page.getByRole('heading', { name: 'How it went' }).waitFor();
  expect(await complaintsInTurn(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Watch the replay' }).click();
  await ada.getByRole('button', { name: 'Next turn', exact: true }).click();
  await replayShows(ada);
  await ada.getByRole('button', { name: 'Close replay' }).click();
  await ada.getByRole('button', { name: 'Rematch' }).click();
  await ada.waitForURL((url) => url.pathname !== link);
  await ben.getByText('Another game? In so far: Ada.').waitFor();
  await ben.getByRole('button', { name: 'Join the rematch' }).click();
  await ben.waitForURL((url) => url.pathname !== link);
  expect(new URL(ben.url()).pathname).toBe(new URL(ada.url()).pathname);
  await Promise.all([ada.context().close(), ben.context().close()]);
});

test('a code opens the table, a bot takes the empty seat, and an onlooker sees no hand', async () => {
  const ada = await here.visitor();
  const link = await openTable(ada, 'Ada');
  const code = (await ada.locator('[data-code]').textContent()) ?? '';
  const eve = await here.visitor();
  await eve.goto('/join');
  await eve.getByLabel('Table code').fill(code);
  await eve.getByRole('button', { name: 'Join', exact: true }).click();
  await eve.waitForURL((url) => url.pathname === link);
  await ada.getByRole('button', { name: 'Add a bot' }).click();
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  await playOn([ada], async (steps) => steps >= 4);
  await eve.getByRole('log').waitFor();
  expect(await eve.locator('.hold').count()).toBe(0);
  await ada.getByRole('button', { name: 'Table and settings' }).click();
  await ada.getByRole('button', { name: 'Replay' }).click();
  await ada.getByText('what everyone could see').waitFor();
  await Promise.all([ada.context().close(), eve.context().close()]);
});

test('the host ends the access of a link that was given away, and a personal link lets its person in again', async () => {
  const ada = await here.visitor();
  const link = await openTable(ada, 'Ada');
  const ben = await here.visitor();
  await ben.goto(link);
  await sitDown(ben, 'Ben');
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  await ben.locator('.hold').first().waitFor();
  await ada.getByRole('button', { name: 'Table and settings' }).click();
  await ada.getByText('A link was given away?').click();
  await ada.getByRole('button', { name: 'Sign out all devices of Ben' }).click();
  await confirm(ada.getByRole('button', { name: 'Sign out Ben: are you sure?' }));
  const personal = await ada.getByLabel('Personal link for Ben').inputValue();
  expect(await complaintsInTurn(ada)).toEqual([]);
  await ben.locator('.hold').first().waitFor({ state: 'detached' });
  const again = await here.visitor();
  await again.goto(personal);
  await again.locator('.hold').first().waitFor();
  expect(new URL(again.url()).hash).toBe('');
  await again.reload();
  await again.locator('.hold').first().waitFor();
  await again.getByRole('log').getByText('The host signed out all devices of').waitFor();
  const late = await here.visitor();
  await late.goto(personal);
  await late.getByText('This personal link was used already').waitFor();
  await Promise.all([ada, ben, again, late].map((page) => page.context().close()));
});

test('a server that is killed comes back: the page says so meanwhile, and the game goes on where it was', async () => {
  const ada = await here.visitor({ viewport: PHONE, hasTouch: true });
  await openTable(ada, 'Ada');
  await ada.getByRole('button', { name: 'Add a bot' }).click();
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  await playOn([ada], async (steps) => steps >= 6);
  await here.place.crash();
  await ada.getByText(/Connection lost|Not connected/).waitFor();
  await here.place.restart();
  await ada.getByText(/Connection lost|Not connected/).waitFor({ state: 'detached' });
  await playOn([ada], async (steps) => steps >= 6);
  await ada.context().close();
});

test('a link to a table that is gone says so, and the site works on without its server', async () => {
  const page = await here.visitor({ serviceWorkers: 'allow' });
  await page.goto('/t/nosuchtable00000');
  await page.getByText('This table no longer exists.').waitFor();
  await page.getByRole('link', { name: 'All games' }).click();
  const kept = (): Promise<string | undefined> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(kept).toBe('activated');
  await page.context().setOffline(true);
  await page.goto('/solo/migrato');
  await page.locator('.hold').first().waitFor();
  await page.context().close();
});
