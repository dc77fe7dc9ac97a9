import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LAPTOP, PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { PLAYERS } from './testing/judge.ts';
import { newPatience } from './testing/patience.ts';
import { confirm, step } from './testing/robot.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

/** What stands in the line above the prompt, once the reader is asked again; undefined where nothing does. Runs inside the page. */
function toldNow(): string | undefined {
  const isAsked = Number(document.querySelector('main.table')?.getAttribute('data-moves')) > 0;
  const line = document.querySelector('.mine button.line');
  // An answer of one's own that is on its way would end what is told.
  const isBusy = document.querySelector('.moment, [aria-busy=true]') !== null;
  if (!isAsked || line === null || isBusy) return undefined;
  return line.querySelector('.unseen')?.textContent ?? undefined;
}

async function untilTold(page: Page, press: (page: Page) => Promise<boolean>): Promise<string> {
  const check = newPatience();
  for (;;) {
    const told = await page.evaluate(toldNow);
    if (told !== undefined) return told;
    const moved = await press(page);
    check(moved, 'until the others have done something');
    if (!moved) await page.waitForTimeout(25);
  }
}

const ONCE = PLAYERS.filter(({ as }) => as !== 'talker');
const SIZES = [LAPTOP, PHONE];

test.each(ONCE.map((player, i) => ({ ...player, size: SIZES[i % 2] ?? LAPTOP })))(
  '$game: whoever opens the page again is told what the others did',
  async ({ game, press, size }) => {
    const page = await here.visitor({ viewport: size, hasTouch: size === PHONE });
    await page.goto(`/solo/${game}`);
    await page.locator('#prompt').waitFor();
    const told = await untilTold(page, press);
    await page.reload();
    await expect.poll(() => page.evaluate(toldNow)).toBe(told);
    await page.locator('.mine button.line').click();
    const recap = page.locator('.recap');
    await recap.waitFor();
    const steps = await recap.locator('nav button').count();
    for (let n = 1; n < steps; n++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await recap.waitFor({ state: 'detached' });
    await page.context().close();
  },
);

test.each(SIZES)('at a table of people, too, $width wide', async (size) => {
  const ada = await here.visitor({ viewport: size, hasTouch: size === PHONE });
  await ada.goto('/new/migrato#invite');
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('button', { name: 'Invite people' }).click();
  await ada.locator('[data-code]').waitFor();
  const link = new URL(await ada.getByLabel('Link to this table').inputValue()).pathname;
  await ada.goto(link);
  const ben = await here.visitor();
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, ben]) await page.locator('.hold').first().waitFor();
  const isAsked = (page: Page) => page.locator('main.table:not([data-moves="0"])').count();
  const check = newPatience();
  // Ada acts, and goes when it is Ben's turn.
  let acted = false;
  while (!acted || (await isAsked(ada)) > 0 || (await isAsked(ben)) === 0) {
    const moved = await step(ada);
    acted ||= moved;
    if (!acted) await step(ben);
    check(moved, 'Ada plays');
  }
  await ada.goto('/rules');
  await ben.locator('main.table:not([data-moves="0"])').waitFor();
  while ((await isAsked(ben)) > 0) check(await step(ben), 'Ben plays');
  await ada.goto(link);
  await expect.poll(() => ada.evaluate(toldNow)).toMatch(/Ben/);
  // Nobody is asked why where people play.
  await ada.locator('.mine button.line').click();
  await ada.locator('.recap').waitFor();
  expect(await ada.getByRole('button', { name: 'Why?' }).count()).toBe(0);
  // A game that ended while nobody looked is no unfinished one.
  await ada.goto('/');
  const shelf = ada.getByRole('region', { name: 'Where you left off' });
  await shelf.getByRole('link', { name: /^(Continue|View) Migrato$/ }).waitFor();
  await ada.goto('/rules');
  await ben.getByRole('button', { name: 'Table and settings' }).click();
  await ben.getByRole('button', { name: 'Resign' }).click();
  await confirm(ben.getByRole('button', { name: 'Resign for good?' }));
  await ben.getByRole('button', { name: 'Rematch' }).waitFor();
  await ada.goto('/');
  await shelf.waitFor({ state: 'detached' });
  await Promise.all([ada.context().close(), ben.context().close()]);
});
