import type { Page } from 'playwright-core';
import { LONGEST_WAIT_MS } from '../link/socket.ts';
import { PLAYERS } from './judge.ts';
import { WHOLE_GAME_MS } from './patience.ts';
import { confirm, isOver } from './robot.ts';
import { wander } from './wanderer.ts';

/** What lies over the table is read first, as a person would. */
export async function readOn(page: Page): Promise<void> {
  while ((await page.locator('.moment').count()) > 0) await wander(page);
}

export async function openMenu(page: Page): Promise<void> {
  await readOn(page);
  await page.getByRole('button', { name: 'Table and settings' }).click();
}
const closeSheet = (page: Page): Promise<void> => page.locator('dialog[open] header .round').click();

export interface Evening {
  readonly game: string;
  /** How many of the family have a seat; a bot has one more where there is room. */
  readonly people: number;
  readonly bots: number;
  readonly options?: object;
  /** What else is agreed: clocks, absence. */
  readonly agreed?: object;
  /** Decisions between two lines. */
  readonly decisions: number;
  /** Somebody resigns, where otherwise bots play to the end. */
  readonly isShort: boolean;
}

/** Unless it is over: while one asks for a bot, those of the others play on. */
export async function letBotPlay(page: Page): Promise<void> {
  const over = page.locator('main.table.over');
  if ((await over.count()) > 0) return;
  await openMenu(page);
  const wish = page.getByRole('button', { name: 'Let a bot play for me' });
  await wish.or(over).first().waitFor();
  // The menu closes with the press, or the wish goes with the end.
  while ((await wish.count()) > 0) await wish.click({ timeout: 1000 }).catch(() => undefined);
  if ((await over.count()) > 0 && (await page.locator('dialog[open]').count()) > 0) await closeSheet(page);
}

/** A table on the server by its own door: the page that sets it up is tested apart. Gives its address. */
export async function found(page: Page, evening: Evening): Promise<string> {
  await page.goto('/join');
  return page.evaluate(async ({ game, people, bots, options = {}, agreed = {} }) => {
    const seats = Array.from({ length: people + bots }, (_, i) =>
      i < people ? { kind: 'human' } : { kind: 'bot', bot: 'level:3', name: 'Robin' },
    );
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, options, seats, name: 'Ada', pace: 'quick', ...agreed }),
    });
    const { table, code, token } = await response.json();
    localStorage.setItem('crossings.tables', JSON.stringify([{ table, code, token, game, at: 0 }]));
    return `/t/${table}`;
  }, evening);
}

/** Only whoever is asked, or is shown something, does anything: chatting is no decision. */
export async function decide(page: Page, game: string): Promise<boolean> {
  const isAsked = /^Your turn/.test(await page.title()) || (await page.locator('.moment').count()) > 0;
  const press = PLAYERS.find((one) => one.game === game)?.press ?? wander;
  return isAsked && (await press(page));
}

/** Of two the other has won: it is over. */
export async function resign(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await confirm(page.locator('dialog .choice.armed'));
}

/** Some things wait for their reader, also while bots play: a death is not passed over. */
export async function watchToTheEnd(page: Page, leap: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + WHOLE_GAME_MS;
  const read = page.locator('.mine, .moment').getByRole('button', { name: 'Continue' });
  while (!(await isOver(page))) {
    if (performance.now() > deadline) throw new Error('the game does not end');
    await leap();
    if ((await read.count()) === 0) await page.waitForTimeout(20);
    else
      await read
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined);
  }
}

/** Before it begins. */
export async function rename(page: Page, name: string): Promise<void> {
  const open = page.getByRole('button', { name: 'Rename', exact: true });
  await open.click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await open.waitFor();
}

export async function seeHost(page: Page, host: string): Promise<void> {
  await openMenu(page);
  await page.getByText(`Host: ${host}`).waitFor();
  await closeSheet(page);
}

export async function makeHost(page: Page, host: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: `Make ${host} the host`, exact: true }).click();
  await confirm(page.locator('dialog .choice.armed'));
  await closeSheet(page);
}

/** Whoever looks on asks for the seat of a bot, or of somebody away. */
export async function knock(page: Page, name: string, seat: string): Promise<void> {
  await readOn(page);
  await page.getByText('Join in', { exact: true }).click();
  await page.getByLabel('Your name').filter({ visible: true }).fill(name);
  await page.getByRole('button', { name: `Ask to play for ${seat}` }).click();
}

export async function leaveForGood(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Leave for good', exact: true }).click();
  await confirm(page.getByRole('button', { name: /^Leave for good\?/ }));
  await page.waitForURL((url) => url.pathname === '/');
}

/** For one's own second device: in the menu of a running game, and before the start below the seats. */
async function personalLink(page: Page): Promise<URL> {
  await page.getByText('Play on with another device').click();
  await page.getByRole('button', { name: 'Make a personal link' }).click();
  return new URL(await page.getByRole('textbox', { name: 'Personal link' }).inputValue());
}

/** On a second device, which has no seat yet: the first one is asked. */
export async function nameSeat(page: Page, name: string): Promise<void> {
  await page.getByText('One of these seats is mine').click();
  await page.getByRole('button', { name: `I am ${name}`, exact: true }).click();
}

/** On the first device, by a press that is meant. */
export async function confirmSeat(page: Page): Promise<void> {
  await readOn(page);
  await page.getByRole('button', { name: 'Yes, that is me' }).click();
  await confirm(page.getByRole('button', { name: 'Yes: it gets my seat, too' }));
}

/** By a personal link, which takes the seat along. */
export async function travel(first: Page, second: Page, hasBegun: boolean): Promise<void> {
  if (hasBegun) await openMenu(first);
  const link = await personalLink(first);
  // It is told for a moment only.
  const told = first.getByText('You play on with your other device.').waitFor();
  await second.goto(link.pathname + link.hash);
  const seat = hasBegun
    ? second.locator('main.table .mine')
    : second.getByRole('button', { name: 'Stand up' });
  await Promise.all([seat.waitFor(), told]);
}

/** By the word of the first device: for a while both have the seat. */
export async function share(first: Page, second: Page, name: string): Promise<void> {
  await second.goto(new URL(first.url()).pathname);
  await nameSeat(second, name);
  await confirmSeat(first);
  for (const page of [second, first]) await page.locator('main.table .mine').waitFor();
}

/** Before it begins only those who have sat down are there. */
export function seesGone(page: Page, who: string, hasBegun: boolean): Promise<void> {
  const place = hasBegun ? 'header li.away' : '.lobby .row:has(:text("offline"))';
  return page.locator(place, { hasText: who }).waitFor();
}

/** A phone has no place for a list of people: there the table says it, whatever lies over it just now. */
export const seesGoneOnPhone = (page: Page, who: string): Promise<void> =>
  page.getByTitle(`${who}: away`).first().waitFor({ state: 'attached' });

/** To the next game from this table, unless they are there already, or have left this one. */
export async function goOnFrom(page: Page, table: string, how: 'Join' | 'Watch'): Promise<void> {
  const isThere = ({ pathname }: URL): boolean => pathname !== table;
  if (isThere(new URL(page.url()))) return;
  const name = `${how} the rematch`;
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
  await page.waitForURL(isThere);
}

/** They have been here for so long that all that may have to open has been fetched (table/ahead.ts). */
export async function hasAll(page: Page): Promise<void> {
  const isElsewhere = !new URL(page.url()).pathname.startsWith('/t/');
  if (isElsewhere || (await page.locator('.lobby').count()) > 0) return;
  await page.locator('head link[href*="/Keys-"]').first().waitFor({ state: 'attached' });
}

export const hasLine = (page: Page): Promise<void> =>
  page.getByText(/Not connected|Connection lost/).waitFor({ state: 'detached' });

/** They try again after a while, and the longer it took the longer they wait. */
export async function findServer(page: Page): Promise<void> {
  await page.clock.fastForward(LONGEST_WAIT_MS);
  await hasLine(page);
}

/** What was done has come back to this page: before anybody else acts upon it. */
export async function mayAskToUndo(page: Page): Promise<boolean> {
  await page.locator('.mine[aria-busy="true"]').waitFor({ state: 'detached' });
  return (await page.locator('[data-undo]').innerText()).startsWith('Ask to undo');
}
