import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { titles } from '../games/index.ts';
import { DEAF_MS } from '../kit/deaf.ts';
import { PHONE } from './testing/browser.ts';
import { FormHand } from './testing/earForms.ts';
import { found, openMenu } from './testing/familyPages.ts';
import { heardOn } from './testing/hearing.ts';
import { openHere } from './testing/here.ts';
import { invite } from './testing/inviting.ts';
import { startServer } from './testing/server.ts';

/** What was once in the way of whoever uses keys or hears the page, and must not come back. */
const here = openHere(startServer);
const LONG = process.env.CROSSINGS_LONG === '1';

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(
    () =>
      document.activeElement?.closest('[data-region]')?.getAttribute('data-region') ??
      document.activeElement?.tagName ??
      null,
  );

/** Presses the key and gives what is said after it. */
async function saidAfter(page: Page, key: string): Promise<readonly string[]> {
  const before = (await heardOn(page)).length;
  await page.keyboard.press(key);
  await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(before);
  return (await heardOn(page)).slice(before);
}

async function openTurn(page: Page, game: string): Promise<void> {
  await page.goto(`/solo/${game}`);
  await page.getByRole('heading', { name: 'What I hold' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Your turn/);
  await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(0);
}

// At each commit one of them, below: what asks and answers is the same code for all.
test.runIf(LONG).each(Object.keys(titles))(
  '%s answers every question, by a key and by typed words',
  async (id) => {
    const page = await here.visitor();
    await openTurn(page, id);
    for (const key of ['i', 'o', 'b', 'c', 't'])
      expect((await saidAfter(page, key)).join(' ')).toMatch(/\w\.$/);
    const held = (await saidAfter(page, 'i')).join(' ');
    await page.keyboard.press('/');
    await page.getByRole('dialog', { name: 'Ask the table' }).waitFor();
    await page.keyboard.type('what i hold');
    expect((await saidAfter(page, 'Enter')).join(' ')).toBe(held);
    await page.keyboard.type('help');
    expect((await saidAfter(page, 'Enter')).join(' ')).toContain('Type');
    await page.context().close();
  },
);

test('a table is asked by single keys and by typed words, and one key comes back to the prompt', async () => {
  const page = await here.visitor();
  await openTurn(page, 'migrato');
  expect(await page.title()).toBe('Your turn · Migrato');
  expect(await focused(page)).toBe('prompt');
  expect((await saidAfter(page, 'i')).join(' ')).toContain('You hold');
  expect((await saidAfter(page, 'o')).join(' ')).toContain('in hand');
  expect((await saidAfter(page, 'b')).join(' ')).toContain('to draw');
  expect((await saidAfter(page, 'c')).length).toBeGreaterThan(0);
  expect(await saidAfter(page, 't')).toEqual(['There is no clock.']);

  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Ask the table' }).waitFor();
  await page.keyboard.type('what i hold');
  const held = (await saidAfter(page, 'Enter')).join(' ');
  expect(held).toContain('You hold');
  // Whoever asks again has not heard it, or forgotten.
  await page.keyboard.type('what i hold');
  expect((await saidAfter(page, 'Enter')).join(' ')).toBe(held);
  await page.keyboard.type('no such thing');
  expect((await saidAfter(page, 'Enter')).join(' ')).toContain('Nothing here fits');
  // What only opens something can be typed, too.
  await page.keyboard.type('all moves');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^All \d+ moves$/ }).waitFor();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Tab');
  const asked = (await page.locator('#prompt').textContent()) ?? '';
  expect((await saidAfter(page, 'p')).join(' ')).toContain(asked.trim());
  expect(await focused(page)).toBe('prompt');
  await page.context().close();
});

/** Two quick presses, and a key held down long after, leave “sure?” asked; one more press is meant. */
async function isAskedOnce(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  const armed = page.locator('dialog .choice.armed');
  await page.keyboard.press('Enter');
  await armed.waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.down('Enter');
  await page.clock.fastForward(DEAF_MS);
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await armed.count(), name).toBe(1);
  await page.keyboard.press('Enter');
  await armed.waitFor({ state: 'detached' });
}

test('what cannot be taken back is asked once more: two quick presses are one, and so is a key held down', async () => {
  const ada = await here.visitor();
  await ada.clock.install();
  const evening = { game: 'displacement', people: 3, bots: 0, decisions: 0, isShort: true };
  const link = await found(ada, evening);
  await ada.goto(link);
  for (const name of ['Ben', 'Cem']) {
    const page = await here.visitor();
    await page.goto(link);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Take a seat' }).click();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
  }
  await ada.getByRole('button', { name: 'Start' }).click();
  await ada.locator('main.table .mine').waitFor();
  // Time stands still: no machine is too slow to press twice in half a second of it.
  await openMenu(ada);
  await ada.clock.pauseAt(Date.now() + 60_000);
  await ada.getByText('A link was given away?').click();
  await isAskedOnce(ada, 'Sign out all devices of Cem');
  await ada.getByText('Send this link to Cem').waitFor();
  await isAskedOnce(ada, 'Make Ben the host');
  await ada.getByText('Host: Ben').waitFor();
  await isAskedOnce(ada, 'Leave for good');
  await ada.waitForURL((url) => url.pathname === '/');
  await ada.context().close();
});

test('neither a double click nor a double tap goes through “sure?”', async () => {
  const page = await here.visitor({ viewport: PHONE, hasTouch: true });
  await page.clock.install();
  await page.goto('/solo/migrato');
  await page.locator('#prompt').waitFor();
  await openMenu(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const resign = page.getByRole('button', { name: /^Resign/ });
  const armed = page.locator('dialog .choice.armed');
  await resign.tap();
  await armed.waitFor();
  await resign.tap();
  await resign.dblclick();
  expect(await armed.count()).toBe(1);
  await page.clock.fastForward(DEAF_MS);
  await resign.tap();
  await page.getByRole('heading', { name: 'How it went' }).waitFor();
  await page.context().close();
});

test('letters can be switched off; then the same is reached by Tab and a button', async () => {
  const page = await here.visitor();
  await page.addInitScript(() =>
    localStorage.setItem('crossings.settings', '{"letters":"off","bots":"quick"}'),
  );
  await openTurn(page, 'migrato');
  expect((await heardOn(page)).join(' ')).not.toMatch(/\bL: /);
  await page.keyboard.press('l');
  await page.keyboard.press('/');
  await page.keyboard.press('1');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  const ask = page.getByRole('button', { name: 'Ask the table' });
  for (let i = 0; !(await ask.evaluate((one) => one === document.activeElement)); i++) {
    expect(i).toBeLessThan(40);
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Ask the table' }).waitFor();
  await page.context().close();
});

test('the skip link of a lesson moves the focus and nothing else', async () => {
  const page = await here.visitor();
  await page.goto('/learn/migrato#dangers');
  await page.locator('#prompt').waitFor();
  const url = page.url();
  const skip = page.getByRole('link', { name: 'Skip to your move' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('prompt');
  expect(page.url()).toBe(url);
  await page.context().close();
});

test('on the home page no two buttons, and no two links to different places, have one name', async () => {
  const page = await here.visitor();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const tree = await page.locator('body').ariaSnapshot();
  const buttons = [...tree.matchAll(/- button "((?:[^"\\]|\\.)*)"/g)].map(([, name = '']) => name);
  const links = [...tree.matchAll(/- link "((?:[^"\\]|\\.)*)".*\n\s*- \/url: (\S+)/g)];
  expect(links.length).toBeGreaterThan(10);
  const places = new Map<string, Set<string>>();
  for (const [, name = '', url = ''] of links) places.set(name, (places.get(name) ?? new Set()).add(url));
  expect([...places].filter(([, urls]) => urls.size > 1).map(([name]) => name)).toEqual([]);
  expect(buttons.filter((name, i) => buttons.indexOf(name) !== i)).toEqual([]);
  // Whoever follows one of them stands at the beginning of the next page.
  await page.locator('a[href="/rules"]').first().press('Enter');
  await page.waitForURL('**/rules');
  await expect.poll(() => focused(page)).toMatch(/^(H1|MAIN)$/);
  await page.context().close();
});

test('a seat of the lobby is one sentence, who comes is said, and a word is heard at once with a count', async () => {
  const ada = await here.visitor();
  await ada.goto('/new/migrato#invite');
  await ada.getByLabel('Your name').fill('Ada');
  const link = await invite(ada);
  await ada.goto(link);
  await ada.locator('[data-code]').waitFor();
  const ben = await here.visitor();
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await expect.poll(() => heardOn(ada)).toContain('Ben is here.');
  expect(await ada.locator('main').ariaSnapshot()).toContain('Seat 1: Ada, you, host, here');
  await ada.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, ben]) {
    await page.getByRole('heading', { name: 'What I hold' }).waitFor();
    // What was pressed to begin is gone with its page.
    await expect.poll(() => focused(page)).toBe('prompt');
  }
  const hand = new FormHand(ben);
  expect(await hand.goTo(({ name }) => name === 'Log', 'F6')).toBe(true);
  await hand.press('ArrowRight');
  await hand.pressOn(/^Hello!$/);
  await expect.poll(async () => (await heardOn(ada)).join(' ')).toMatch(/Ben.*Hello!.*1 new message\./);
  await Promise.all([ada.context().close(), ben.context().close()]);
});
