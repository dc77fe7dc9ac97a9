import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { playOn } from './testing/robot.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

interface Agreed {
  readonly clock?: string;
  readonly listed?: boolean;
  readonly host?: boolean;
}

async function openTable(page: Page, name: string, { clock, listed, host }: Agreed): Promise<string> {
  await page.goto('/new/migrato#invite');
  await page.getByLabel('Your name').fill(name);
  if (clock !== undefined) await page.getByLabel('Clock per decision').selectOption({ label: clock });
  if (listed) await page.getByLabel('List of open tables').selectOption({ label: 'show it there' });
  if (host) await page.getByLabel('take the first seat').selectOption({ label: 'only host' });
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('[data-code]').waitFor();
  return new URL(page.url()).pathname;
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

const inMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name, exact: true }).click();
};

test('a listed table is found and joined from the list; a private one is not there', async () => {
  const ada = await here.visitor();
  const eve = await here.visitor();
  await openTable(eve, 'Eve', {});
  const ben = await here.visitor({ viewport: PHONE, colorScheme: 'dark' });
  await ben.goto('/join');
  await ben.getByText('No table is open to everybody').waitFor();
  const link = await openTable(ada, 'Ada', { clock: '5 minutes', listed: true });
  await ben.getByRole('button', { name: 'Look again' }).click();
  await ben.getByText('5 minutes per decision').waitFor();
  expect(await complaints(ben)).toEqual([]);
  expect(await ben.getByText('Eve').count()).toBe(0);
  await ben.goto('/');
  await ben.getByRole('link', { name: '1 open table' }).click();
  await ben.getByRole('link', { name: 'Sit down with Ada' }).click();
  await ben.waitForURL((url) => url.pathname === link);
  await sitDown(ben, 'Ben');
  await ada.getByText('Everybody is here.').waitFor();
  await Promise.all([ada, ben, eve].map((page) => page.context().close()));
});

test('the clock runs, stands still in a pause, and a bot plays for whoever steps back until they return', async () => {
  const ada = await here.visitor();
  const link = await openTable(ada, 'Ada', { clock: '30 seconds' });
  const ben = await here.visitor({ viewport: PHONE, hasTouch: true, colorScheme: 'dark' });
  await ben.goto(link);
  await ben.getByText('30 seconds per decision').waitFor();
  await sitDown(ben, 'Ben');
  await ada.getByText('Everybody is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, ben]) await page.getByRole('timer').waitFor();
  const left = async (): Promise<string> => (await ben.getByRole('timer').textContent()) ?? '';
  const first = await left();
  await expect.poll(left).not.toBe(first);

  await inMenu(ben, 'Pause');
  for (const page of [ada, ben]) await page.getByText('The table is paused.').waitFor();
  const stands = await left();
  await ben.waitForTimeout(1500);
  expect(await left()).toBe(stands);
  expect(await complaints(ben)).toEqual([]);
  await ada.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(left).not.toBe(stands);

  await inMenu(ben, 'Let a bot play for me');
  const back = ben.getByRole('button', { name: 'Play myself again' });
  await back.waitFor();
  expect(await ben.locator('.hold.lit').count()).toBe(0);
  await ada.getByText('a bot plays').waitFor({ state: 'attached' });
  await playOn([ada], async (steps) => steps >= 4);
  expect(await complaints(ben)).toEqual([]);
  await back.click();
  await back.waitFor({ state: 'detached' });
  await playOn([ada, ben], async (steps) => steps >= 4);
  await Promise.all([ada, ben].map((page) => page.context().close()));
});

test('whoever is asked to let something be taken back answers in one sentence', async () => {
  const ada = await here.visitor();
  const answers: unknown[] = [];
  // Migrato lets only be taken back what nobody saw, so the server is made to ask as another game would.
  await ada.routeWebSocket(/\/socket$/, (socket) => {
    const upstream = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.t !== 'consent') return upstream.send(text);
      answers.push(message);
      socket.send(JSON.stringify({ t: 'ack', id: message.id }));
    });
    upstream.onMessage((text) => {
      // Only what is said of the table is plain JSON; steps are squeezed.
      if (!String(text).startsWith('{"t":"table"')) return socket.send(text);
      const message = JSON.parse(String(text));
      const asks = message.table.phase === 'playing';
      if (asks) message.table.request = { id: 7, seat: 1, waiting: [0] };
      socket.send(asks ? JSON.stringify(message) : text);
    });
  });
  await openTable(ada, 'Ada', {});
  await ada.getByRole('button', { name: 'Let a bot sit here' }).click();
  await ada.getByText('Everybody is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  await ada.getByRole('alertdialog').getByText('asks to take back what was just done').waitFor();
  expect(await complaints(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Agree' }).click();
  await expect
    .poll(() => answers)
    .toEqual([{ t: 'consent', id: expect.any(String), request: 7, agree: true }]);
  await ada.context().close();
});

test('a host without a seat opens all hands, and every seat is shown it', async () => {
  const host = await here.visitor();
  const link = await openTable(host, 'Cem', { host: true });
  const ada = await here.visitor();
  await ada.goto(link);
  await sitDown(ada, 'Ada');
  const letBot = host.getByRole('button', { name: 'Let a bot sit here' });
  await expect.poll(() => letBot.count()).toBe(1);
  await letBot.click();
  await host.getByText('Everybody is here.').waitFor();
  await host.getByRole('button', { name: 'Start' }).click();
  await ada.locator('.hold').first().waitFor();
  expect(await host.getByText(/^Holds /).count()).toBe(0);
  await inMenu(host, 'Open all hands');
  await expect.poll(() => host.getByText(/^Holds /).count()).toBe(2);
  await ada.getByText('The host looks at all hands.').waitFor();
  expect(await ada.getByText(/^Holds /).count()).toBe(0);
  expect(await complaints(host)).toEqual([]);
  await inMenu(host, 'Close all hands');
  await ada.getByText('The host looks at all hands.').waitFor({ state: 'detached' });
  await expect.poll(() => host.getByText(/^Holds /).count()).toBe(0);
  await Promise.all([host, ada].map((page) => page.context().close()));
});
