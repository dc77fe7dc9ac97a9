import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { pressOn, TALKER } from './testing/ellisRobot.ts';
import { openHere } from './testing/here.ts';
import { coveredFor, isCovered, pass, reveal, seeCover, show, sitAtOnce } from './testing/oneDevice.ts';
import { newPatience } from './testing/patience.ts';
import { confirm } from './testing/robot.ts';
import { serveFiles } from './testing/site.ts';

/** At one device it goes to whoever is asked, also outside of their turn. */
const here = openHere(serveFiles);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.locator('.cover h2').textContent();

/** They hand the device on and play until this can be done. Says who has it then. */
async function playUntil(page: Page, can: () => Promise<boolean>): Promise<string> {
  const check = newPatience();
  let holder = '';
  while (!(await can())) {
    const to = (await pass(page).count()) > 0 ? await pass(page).textContent() : null;
    if (await isCovered(page)) {
      holder = await coveredFor(page);
      await reveal(page);
    } else if (to?.startsWith('Pass it on')) await pass(page).click();
    else check(await pressOn(page, TALKER), 'nobody gets so far');
  }
  return holder;
}

test.each(['No, thanks', 'Accept'])(
  'at one device an offer goes to whoever it is for, whose answer is theirs alone, and back: %s',
  async (answer) => {
    const page = await here.visitor({ viewport: PHONE, hasTouch: true });
    await page.goto('/join');
    const quick = { mode: 'quick', familyAssignment: 'random', startingHand: 'oneOfEach' };
    await sitAtOnce(page, 'ellis-island', ['Ada', 'Ben'], quick);
    await show(page).waitFor();
    const mover = await playUntil(page, async () => (await button(page, 'Roll the die').count()) > 0);
    const other = mover === 'Ada' ? 'Ben' : 'Ada';
    await button(page, 'New offer').click();
    await button(page, 'Give 1 Time').click();
    await button(page, 'Get 1 Money').click();
    await button(page, 'Send the offer').click();
    await page.locator('.stack').getByText(`There is an offer for ${other}.`).waitFor();
    await pass(page).click();
    expect(await seeCover(page)).toBe(other);
    expect(await heading(page)).toBe(`${other}, someone has an offer for you`);
    expect(await complaints(page)).toEqual([]);
    // Nobody has to do anything before that is answered: the tab names nobody.
    await show(page).click();
    await page.locator('.mine').getByRole('button', { name: answer }).first().click();
    await confirm(page.locator('.mine .choice.armed'));
    await pass(page)
      .filter({ hasText: `Pass it on to ${mover}` })
      .click();
    expect(await seeCover(page)).toBe(mover);
    expect(await heading(page)).toBe(`${mover}, it’s your turn`);
    await page.context().close();
  },
);

test('at one device a vote goes round to everybody, and the last yes ends the game', async () => {
  const page = await here.visitor({ viewport: PHONE, hasTouch: true });
  await page.goto('/join');
  await sitAtOnce(page, 'journey-istanbul', ['Ada', 'Ben', 'Cem']);
  await show(page).waitFor();
  const asked: string[] = [];
  for (let voted = 0; voted < 3; voted++) {
    const who = await seeCover(page);
    expect(await heading(page)).toBe(voted === 0 ? `${who}, it’s your turn` : `${who}, there is a vote`);
    asked.push(who);
    await reveal(page);
    await page.getByRole('tab', { name: 'Planner' }).click();
    await button(page, 'Instructions').click();
    await button(page, 'End the game here').click();
    if (voted === 2) break;
    await page.locator('dialog[open] header .round').click();
    await pass(page).click();
  }
  expect(new Set(asked)).toEqual(new Set(['Ada', 'Ben', 'Cem']));
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await page.context().close();
});
