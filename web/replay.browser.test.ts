import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsInTurn } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { invite } from './testing/inviting.ts';
import { playOut } from './testing/robot.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });
const at = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
const momentOf = (page: Page): string => new URL(page.url()).hash;

/** Two people play a whole game at a table of the server. */
async function played(): Promise<{ ada: Page; path: string }> {
  const ada = await here.visitor();
  await ada.goto('/new/migrato#invite');
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByText('when five colonies are home').click();
  await ada.locator('.rest > summary').click();
  await ada.getByLabel('The season ends early after').selectOption('30');
  const path = await invite(ada);
  await ada.goto(path);
  const ben = await here.visitor();
  await ben.goto(path);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ada.getByRole('button', { name: 'Start' }).click();
  await ben.locator('.hold').first().waitFor();
  await playOut([ada, ben]);
  await ben.context().close();
  return { ada, path };
}

/** Keys lead through it, the log and the address follow, Back leads to where one was. */
async function byKeys(ada: Page): Promise<void> {
  await ada.getByRole('button', { name: 'Watch the replay' }).click();
  await slider(ada).waitFor();
  expect(await at(ada)).toBe(0);
  await ada.keyboard.press('ArrowRight');
  await ada.keyboard.press('ArrowRight');
  expect(await at(ada)).toBe(2);
  await ada.keyboard.press('ArrowLeft');
  expect(await at(ada)).toBe(1);
  await ada.keyboard.press('Shift+ArrowRight');
  const turn = await at(ada);
  expect(turn).toBeGreaterThan(1);
  await ada.keyboard.press('PageDown');
  expect(await at(ada)).toBeGreaterThan(turn);
  await ada.locator('.log li.then').first().waitFor();
  expect(await ada.locator('.log li.later').count()).toBeGreaterThan(5);
  await ada.keyboard.press('End');
  expect(await ada.locator('.log li.later').count()).toBe(0);
  await ada.keyboard.press('Home');
  await ada.keyboard.press('Space');
  await ada.getByRole('button', { name: 'Pause' }).waitFor();
  await ada.keyboard.press('Space');
  await ada.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await ada.keyboard.press('Home');
  await expect.poll(() => momentOf(ada)).toBe('#replay=1');
  await ada.keyboard.press('PageDown');
  await expect.poll(() => momentOf(ada)).toMatch(/^#replay=[2-9]$/);
  await ada.goBack();
  await ada.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(momentOf(ada)).toBe('');
  await ada.goForward();
  await slider(ada).waitFor();
  expect(await at(ada)).toBeGreaterThan(0);
  await ada.keyboard.press('Escape');
  await ada.getByRole('button', { name: 'Rematch' }).waitFor();
}

/** The rule by which it ended is read over the end; nobody is led away from it. */
async function byRule(page: Page): Promise<void> {
  const where = page.url();
  await page.getByRole('link', { name: 'See the rule' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rules' });
  await sheet
    .getByRole('link', { name: /^§|^MI-/ })
    .first()
    .waitFor();
  expect(page.url()).toBe(where);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'How it went' }).waitFor();
}

/** A turning point opens the replay there; from there one looks with every pair of eyes. */
async function byTurnings(ada: Page): Promise<void> {
  const points = ada.getByRole('region', { name: 'Turning points' }).locator('visible=true');
  const first = points.getByRole('button').first();
  const why = await first.locator('small').textContent();
  await first.click();
  await ada.getByText(new RegExp(`^Turning point 1 of \\d: ${why}$`)).waitFor();
  const eyes = ada.getByLabel('Whose eyes');
  expect(await eyes.locator('option').allTextContents()).toEqual(['Mine', 'Ben', 'Everyone', 'All face up']);
  const moment = momentOf(ada);
  await ada.keyboard.press('Shift+ArrowLeft');
  for (const [name, said] of [
    ['Ben', 'what Ben could see at the time'],
    ['Everyone', 'what everyone could see'],
    ['All face up', 'everything face up'],
    ['Mine', 'what you could see at the time'],
  ] as const) {
    await eyes.selectOption(name);
    await ada.getByText(said).waitFor();
  }
  await expect.poll(() => momentOf(ada)).not.toBe(moment);
}

test('a game that is over is looked back at by keys, turning points and other eyes; a link shares a moment', async () => {
  const { ada, path } = await played();
  await byRule(ada);
  await byKeys(ada);
  expect(await complaintsInTurn(ada)).toEqual([]);
  await byTurnings(ada);
  expect(await complaintsInTurn(ada)).toEqual([]);
  const moment = momentOf(ada);
  const value = await slider(ada).getAttribute('aria-valuetext');

  // Somebody who was given the link: the same moment, with the eyes everybody had.
  const eve = await here.visitor({ viewport: PHONE, hasTouch: true, colorScheme: 'dark' });
  await eve.goto(path + moment);
  await slider(eve).waitFor();
  await expect.poll(() => eve.getByLabel('Whose eyes').inputValue()).toBe('public');
  expect((await slider(eve).getAttribute('aria-valuetext'))?.split(',')[0]).toBe(value?.split(',')[0]);
  expect(await complaintsInTurn(eve)).toEqual([]);
  await eve.getByRole('button', { name: 'Close replay' }).click();
  await slider(eve).waitFor({ state: 'detached' });
  expect(new URL(eve.url()).pathname + momentOf(eve)).toBe(path);
  await byRule(eve);
  await Promise.all([ada.context().close(), eve.context().close()]);
});
