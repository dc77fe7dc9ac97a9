import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { decideEmigration } from './testing/emigrationRobot.ts';
import { openHere } from './testing/here.ts';
import { setSeats } from './testing/inviting.ts';
import { confirm, isOver, playOn } from './testing/robot.ts';
import { serveFiles } from './testing/site.ts';
import { whyOverBoard } from './testing/whyNot.ts';

const here = openHere(serveFiles);

const prompt = async (page: Page): Promise<string> => (await page.locator('#prompt').textContent()) ?? '';
const toChoose = (page: Page): Promise<void> => page.getByText('Choose a card, or pass.').waitFor();

/** Takes up a bird that can begin a colony; false where the hand holds none. */
async function pickBird(page: Page): Promise<boolean> {
  for (const card of await page.locator('.hold.lit').all()) {
    await card.click();
    if ((await page.getByRole('button', { name: /^New colony/ }).count()) > 0) return true;
    await card.click();
  }
  return false;
}

/** Plays on until a bird that can begin a colony is in the fingers, and `ready` too. */
const playToBird = (page: Page, ready: () => Promise<boolean> = async () => true): Promise<number> =>
  playOn([page], async () => /^Choose/.test(await prompt(page)) && (await ready()) && (await pickBird(page)));

test('one tap from the home page to the first prompt, a game against a bot, and a reload loses nothing', async () => {
  const page = await here.visitor();
  await page.goto('/');
  await page
    .locator('article', { hasText: 'Migrato' })
    .getByRole('button', { name: /^Play now/ })
    .click();
  await toChoose(page);
  await playOn([page], async (steps) => steps >= 8);
  const turn = (): Promise<number> =>
    page
      .locator('.phase')
      .textContent()
      .then((text) => Number(/\d+/.exec(text ?? '')?.[0]));
  const before = await turn();
  await page.reload();
  await page.locator('.hold').first().waitFor();
  expect(await turn()).toBeGreaterThanOrEqual(before);
  await expect.poll(() => page.getByRole('log').textContent()).toContain('Turn 2');
  await page.goto('/');
  await page.getByRole('link', { name: /^(Continue|View) Migrato$/ }).click();
  await playOn([page], async (steps) => steps >= 2);
  await page.context().close();
});

test('a quiet action can be undone, and the button says why when it cannot', async () => {
  const page = await here.visitor();
  await page.goto('/solo/migrato');
  await toChoose(page);
  // Whoever plays alone may ask what a bot would do; it does nothing for them.
  await page.keyboard.press('a');
  await page
    .getByRole('dialog')
    .getByText(/^A strong bot would choose this: /)
    .waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await page
    .locator('.toast')
    .getByText(/und(o|one)/)
    .waitFor();
  await playToBird(page);
  await page.getByRole('button', { name: /^New colony/ }).click();
  await confirm(page.locator('.choice.armed'));
  await page.getByText('Discard one card.').waitFor();
  await page.keyboard.press('u');
  await toChoose(page);
  expect(await page.locator('.hold').count()).toBe(3);
  await expect.poll(() => page.getByRole('log').textContent()).toContain('undone');
  await page.context().close();
});

test('what is impossible says why, and the rule behind it opens in the margin, beside the game', async () => {
  const page = await here.visitor();
  await page.goto('/solo/migrato');
  // A place of the other player is never mine to lay on; before the first card lies there the table stays silent.
  const theirs = page.locator('[data-region=board]').first().locator('.fan:not(.empty)');
  await playToBird(page, async () => (await theirs.count()) > 0);
  await theirs.first().click();
  const why = page.getByRole('alert').filter({ hasText: 'Why not?' });
  await why.waitFor();
  expect(await whyOverBoard(page)).toBe(0);
  await why.getByRole('link', { name: 'See the rule' }).click();
  const margin = page.getByRole('tabpanel', { name: 'Rules' });
  await margin.locator('.here').getByText('§').first().waitFor();
  expect(await margin.locator('.here [id="MI-3.11"]').count()).toBe(1);
  expect(page.context().pages()).toHaveLength(1);
  await page.context().close();
});

test('what is taken up before the rules are here stays in the fingers when they come', async () => {
  const page = await here.visitor();
  const { promise: rules, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/assets/game-*.js', async (route) => {
    await rules;
    await route.continue();
  });
  await page.goto('/solo/migrato');
  await toChoose(page);
  await page.locator('.hold').first().click();
  await page.locator('.hold.picked').waitFor();
  send();
  // The log comes with the rules.
  await expect.poll(() => page.getByRole('log').textContent()).toContain('Turn 1');
  expect(await page.locator('.hold.picked').count()).toBe(1);
  await page.context().close();
});

test('where nobody holds a secret the device is handed on uncovered', async () => {
  const page = await here.visitor();
  await page.goto('/new/emigration');
  await setSeats(page, 2);
  await page.getByLabel('Who plays on seat 2').selectOption('This device');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.panel', { hasText: 'playing now' }).first().waitFor();
  // Whoever has the device is "you": the bar names the other.
  const other = page.locator('.bar .desk-only').first();
  const first = await other.textContent();
  // Whatever was dealt: a turn may take some decisions, and some moments are told after it.
  await expect
    .poll(async () => {
      await page.evaluate(decideEmigration);
      return other.textContent();
    })
    .not.toBe(first);
  expect(await page.getByRole('button', { name: /Show my cards/ }).count()).toBe(0);
  await page.context().close();
});

test('the dice for the first turn are rolled before the eyes of whoever plays alone, once', async () => {
  const page = await here.visitor();
  // Else it goes on by itself once it can be read, and somebody slow finds nothing to press.
  await page.addInitScript(() =>
    localStorage.setItem('crossings.settings', JSON.stringify({ pace: 'step' })),
  );
  // Who share the highest roll again: then the log has a sentence for each round.
  const rolled = page.getByRole('log').getByText(/^For the first turn/);
  await page.goto('/solo/emigration');
  await page.getByText('Who goes first?').waitFor();
  await page.locator('.moment').getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Who goes first?').waitFor({ state: 'detached' });
  await rolled.first().waitFor();
  const rounds = await rolled.count();
  await page.reload();
  await rolled.first().waitFor();
  expect(await rolled.count()).toBe(rounds);
  expect(await page.getByText('Who goes first?').count()).toBe(0);
  await page.context().close();
});

test('a list is chosen one by one, as many as there are seats, and played with', async () => {
  const page = await here.visitor();
  await page.goto('/new/emigration');
  await page.getByLabel('Life cards').selectOption('packs you choose');
  await page.getByText('3 of 3 chosen').waitFor();
  await page.getByLabel(/Laozi/).check();
  await page.getByText('Check “Life cards”').waitFor();
  await page.getByLabel(/Socrates/).uncheck();
  await page.getByText('Check “Life cards”').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText(/^Life packs in this game: Augustine, Hippocrates and Laozi[.]/).waitFor();
  await page.context().close();
});

test('everything by keyboard', async () => {
  const page = await here.visitor();
  await page.goto('/solo/migrato');
  await toChoose(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  for (
    let i = 0;
    i < 8 && !(await page.evaluate(() => document.activeElement?.closest('.hand') !== null));
    i++
  ) {
    await page.keyboard.press('F6');
  }
  // Two cards of a hand may have the same face.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-piece'));
  const first = await focused();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).not.toBe(first);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.hold.picked').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.hold.picked').count()).toBe(0);
  await page.keyboard.press('l');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => prompt(page)).not.toMatch(/^Choose/);
  await page.context().close();
});

test('a game in which nothing happened is told as well, and its story can be scrolled by keyboard', async () => {
  const page = await here.visitor({ viewport: { width: 1280, height: 500 } });
  await page.goto('/solo/migrato');
  await toChoose(page);
  await page.getByRole('button', { name: 'Table and settings' }).click();
  const resign = page.getByRole('button', { name: /^Resign/ });
  await resign.click();
  await confirm(page.locator('dialog .choice.armed'));
  await page.getByRole('heading', { name: 'How it went' }).waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

test('on a phone: pick, place, discard with a thumb, and look into the drawer', async () => {
  const page = await here.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto('/solo/migrato');
  await toChoose(page);
  await playOn([page], async (steps) => steps >= 4);
  // No log stands beside a phone: what came of one's own move stands above the next question.
  await playOn([page], async () => (await page.locator('.mine .own', { hasText: /^You / }).count()) > 0);
  await page.getByRole('button', { name: 'Open log, notes and rules' }).tap();
  await page.getByRole('tab', { name: 'Rules' }).tap();
  await page.getByText('Cards in the deck').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await isOver(page)).toBe(false);
  await page.context().close();
});
