import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { invite, openManners } from './testing/inviting.ts';
import { playOn } from './testing/robot.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

interface Agreed {
  readonly clock?: string;
  readonly listed?: boolean;
  readonly host?: boolean;
  readonly game?: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

async function openTable(
  page: Page,
  name: string,
  { clock, listed, host, game = 'migrato', prepare }: Agreed,
): Promise<string> {
  await page.goto(`/new/${game}#invite`);
  await page.getByLabel('Your name').fill(name);
  await openManners(page);
  if (clock !== undefined) await page.getByLabel('Time per move').selectOption({ label: clock });
  if (listed) await page.getByLabel('Who can join').selectOption({ label: 'anyone' });
  if (host) await page.getByLabel('take the first seat').selectOption({ label: 'host only' });
  await prepare?.(page);
  expect(await complaints(page)).toEqual([]);
  const link = await invite(page);
  await page.goto(link);
  await page.locator('[data-code]').waitFor();
  return link;
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
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
  await ben.getByText('No open tables just now.').waitFor();
  const link = await openTable(ada, 'Ada', { clock: '5 minutes', listed: true });
  await ben.getByRole('button', { name: 'Refresh' }).click();
  await ben.getByText('5 minutes per move').waitFor();
  expect(await complaints(ben)).toEqual([]);
  expect(await ben.getByText('Eve').count()).toBe(0);
  await ben.goto('/');
  await ben.getByRole('link', { name: '1 open table' }).click();
  await ben.getByRole('link', { name: 'Take a seat at Ada’s table' }).click();
  await ben.waitForURL((url) => url.pathname === link);
  await sitDown(ben, 'Ben');
  await ada.getByText('Everyone is here.').waitFor();
  await Promise.all([ada, ben, eve].map((page) => page.context().close()));
});

test('the clock runs, stands still in a pause, and a bot plays for whoever steps back until they return', async () => {
  const ada = await here.visitor();
  const link = await openTable(ada, 'Ada', { clock: '30 seconds' });
  const ben = await here.visitor({ viewport: PHONE, hasTouch: true, colorScheme: 'dark' });
  await ben.goto(link);
  await ben.getByText('30 seconds per move').waitFor();
  await sitDown(ben, 'Ben');
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, ben]) await page.getByRole('timer').waitFor();
  // Whoever is waited for sees it in the tab, by its name and its icon.
  const isCalled = async (page: Page): Promise<boolean> =>
    (await page.locator('link[rel=icon]').getAttribute('href')) === '/icon-turn.svg';
  await expect.poll(async () => [await isCalled(ada), await isCalled(ben)].filter(Boolean)).toHaveLength(1);
  expect(await ((await isCalled(ada)) ? ada : ben).title()).toMatch(/^Your turn/);
  const eve = await here.visitor();
  await eve.goto(link);
  const others = ada.getByRole('list', { name: 'The others' });
  await others.getByText('1 person is watching').waitFor({ state: 'attached' });
  await eve.context().close();
  await others.getByText('1 person is watching').waitFor({ state: 'detached' });
  const left = async (): Promise<string> => (await ben.getByRole('timer').textContent()) ?? '';
  const first = await left();
  await expect.poll(left).not.toBe(first);

  await inMenu(ben, 'Pause');
  for (const page of [ada, ben]) await page.getByText('Ben paused the table.').waitFor();
  const stands = await left();
  await ben.waitForTimeout(1500);
  expect(await left()).toBe(stands);
  expect(await complaints(ben)).toEqual([]);
  await ada.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(left).not.toBe(stands);

  await inMenu(ben, 'Let a bot play for me');
  const back = ben.getByRole('button', { name: 'Take over again' });
  await back.waitFor();
  expect(await ben.locator('.hold.lit').count()).toBe(0);
  await playOn([ada], async (steps) => steps >= 4);
  // Nobody else can tell: for Ada he sits there and plays.
  expect(await ada.getByText('bot playing').count()).toBe(0);
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
  await ada.routeWebSocket(/\/socket\/[0-9a-f]{2}$/, (socket) => {
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
  await ada.getByRole('button', { name: 'Add a bot' }).click();
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  await ada.getByRole('alertdialog').getByText('would like to undo that move').waitFor();
  expect(await complaints(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Yes, undo it' }).click();
  await expect
    .poll(() => answers)
    .toEqual([{ t: 'consent', id: expect.any(String), request: 7, agree: true }]);
  await ada.context().close();
});

const SEES = 'The host can see all hidden cards now.';
const LOOKED = 'The host looked at all hidden cards.';
const STOPPED = 'The host stopped looking at hidden cards.';

/** A host without a seat, a person and bots have begun to play. */
async function facilitated(game: string, prepare: (page: Page) => Promise<void> = async () => {}) {
  const host = await here.visitor();
  const link = await openTable(host, 'Cem', { host: true, game, prepare });
  const ada = await here.visitor();
  await ada.goto(link);
  await sitDown(ada, 'Ada');
  const letBot = host.getByRole('button', { name: 'Add a bot' });
  await host.getByText('Ada').first().waitFor();
  for (let left = await letBot.count(); left > 0; left--) {
    await letBot.first().click();
    await expect.poll(() => letBot.count()).toBe(left - 1);
  }
  await host.getByText('Everyone is here.').waitFor();
  await host.getByRole('button', { name: 'Start' }).click();
  await ada.locator('[data-undo]').waitFor();
  return { host, ada };
}

test('a host without a seat looks on as everybody does, where no option says otherwise', async () => {
  const { host, ada } = await facilitated('migrato');
  expect(await host.getByText(/^Has /).count()).toBe(0);
  await host.getByRole('button', { name: 'Table and settings' }).click();
  await host.getByRole('button', { name: 'Pause' }).waitFor();
  expect(await host.getByRole('button', { name: 'See all hidden cards' }).count()).toBe(0);
  await Promise.all([host, ada].map((page) => page.context().close()));
});

test('where the table says so it sees what is hidden; every seat is shown it, and reads it later', async () => {
  const { host, ada } = await facilitated('displacement', async (page) => {
    // It is folded away, and comes with the options of the game.
    await page.getByLabel('The host sees all goals').waitFor({ state: 'attached' });
    await page.locator('details').evaluateAll((all) => all.map((one) => one.setAttribute('open', '')));
    await page.getByLabel('The host sees all goals').selectOption({ label: 'yes, and everyone is told' });
  });
  await inMenu(host, 'See all hidden cards');
  const note = ada.locator('[role=status]').filter({ hasText: SEES });
  await note.waitFor();
  // What was opened lies on the board, to the host alone; everybody sees that there is one who looks on.
  await expect.poll(() => host.locator('.board .shown, .board .goal').count()).toBeGreaterThanOrEqual(2);
  expect(await ada.locator('.board .nation .shown').count()).toBe(0);
  await ada.getByText('The host is watching').waitFor();
  expect(await complaints(host)).toEqual([]);
  await inMenu(host, 'Stop seeing hidden cards');
  await note.waitFor({ state: 'detached' });
  await ada.reload();
  await ada.getByText(STOPPED).first().waitFor({ state: 'attached' });
  await ada.getByText(LOOKED).first().waitFor({ state: 'attached' });
  await Promise.all([host, ada].map((page) => page.context().close()));
});
