import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { titles } from '../games/index.ts';
import { complaints } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { decideDisplacement } from './testing/displacementRobot.ts';
import { Device, HANDINGS } from './testing/handings.ts';
import { openHere } from './testing/here.ts';
import { PLAYERS, wanderer } from './testing/judge.ts';
import {
  coveredFor,
  type Hidden,
  playTogether,
  seeCover,
  show,
  sitAtOnce,
  sitTogether,
} from './testing/oneDevice.ts';
import { newPatience } from './testing/patience.ts';
import { confirm, step } from './testing/robot.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);

const isLong = process.env.CROSSINGS_LONG === '1';
const HANDS: Hidden = { of: '.hold', most: 4 };
const GOALS: Hidden = { of: 'section.goal', most: 1 };
const nation = (page: Page): Promise<boolean> => step(page, decideDisplacement);

test('two people play Migrato on one device: each hand is its owner’s alone', async () => {
  const page = await here.visitor();
  await sitTogether(page, 'migrato', ['Ada', 'Ben']);
  await show(page).waitFor();
  expect(await complaints(page)).toEqual([]);
  const held = await playTogether(page, { press: step, hidden: HANDS }, (covers) => !isLong && covers >= 4);
  for (const [i, who] of held.entries()) if (i > 0) expect(who).not.toBe(held[i - 1]);
  expect(new Set(held)).toEqual(new Set(['Ada', 'Ben']));
  await page.context().close();
});

test('three people play Displacement on a phone, whoever is asked', async () => {
  const page = await here.visitor({ viewport: PHONE, hasTouch: true });
  await sitTogether(page, 'displacement', ['Ada', 'Ben', 'Cem']);
  await show(page).waitFor();
  expect(await complaints(page)).toEqual([]);
  const held = await playTogether(page, { press: nation, hidden: GOALS }, (covers) => !isLong && covers >= 4);
  expect(new Set(held)).toEqual(new Set(['Ada', 'Ben', 'Cem']));
  if (isLong) await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await page.context().close();
});

test('what was drawn stays until it is passed on; a wrong person covers again', async () => {
  const page = await here.visitor();
  await sitTogether(page, 'displacement', ['Ada', 'Ben']);
  await show(page).waitFor();
  const first = await coveredFor(page);
  await show(page).click();
  await page.getByRole('button', { name: 'Hide my cards' }).click();
  expect(await coveredFor(page)).toBe(first);
  await show(page).click();
  const check = newPatience();
  while ((await page.getByRole('button', { name: /^Pass it on/ }).count()) === 0)
    check(await step(page, decideDisplacement), 'in the first turn');
  // Nothing covers it before its owner says so.
  expect(await show(page).count()).toBe(0);
  expect(await page.locator('[data-region=board]').count()).toBeGreaterThan(0);
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: /^Pass it on/ }).click();
  const second = await coveredFor(page);
  expect(second).not.toBe(first);
  await page.context().close();
});

test('under the cover nothing of a hand is heard, listed or played, whatever is pressed', async () => {
  const page = await here.visitor();
  await page.clock.install();
  await sitTogether(page, 'migrato', ['Ada', 'Ben']);
  await show(page).waitFor();
  await seeCover(page, HANDS);
  await show(page).click();
  // All that tells of a table has come to this page.
  await page.locator('section[data-ear] h3').first().waitFor({ state: 'attached' });
  await page.keyboard.press('i');
  await page.locator('[data-ear=soon] > p').first().waitFor({ state: 'attached' });
  await page.keyboard.press('l');
  await page.locator('dialog[open] ol .choice').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hide my cards' }).click();
  const who = await seeCover(page, HANDS);
  // What would have been said or shown a moment later is not either.
  await page.clock.runFor(1000);
  expect(await seeCover(page, HANDS)).toBe(who);
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).waitFor();
  expect(await page.getByRole('button', { name: 'Resign', exact: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Replay', exact: true }).count()).toBe(0);
  await page.context().close();
});

test('no clock runs while the device is handed on', async () => {
  const page = await here.visitor();
  await page.addInitScript(() => {
    const told: boolean[] = [];
    Object.assign(window, { told });
    const post: (this: Worker, message: { t?: string; still: boolean }) => void =
      Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
      if (message.t === 'stand') told.push(message.still);
      post.call(this, message);
    };
  });
  // What the room in the worker was told last: whether its time stands still.
  const stands = (): Promise<boolean> => page.evaluate('told.at(-1)');
  await page.goto('/join');
  await sitAtOnce(page, 'migrato', ['Ada', 'Ben']);
  await show(page).waitFor();
  await expect.poll(stands).toBe(true);
  await show(page).click();
  await expect.poll(stands).toBe(false);
  await page.getByRole('button', { name: 'Hide my cards' }).click();
  await expect.poll(stands).toBe(true);
  await page.context().close();
});

test('whoever lets a bot play takes over again, also while another has the device', async () => {
  const page = await here.visitor();
  await sitTogether(page, 'migrato', ['Ada', 'Ben']);
  await show(page).waitFor();
  const first = await coveredFor(page);
  await show(page).click();
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  const pressed = page.getByRole('button', { name: /^Pass it on/ });
  await pressed.click();
  expect(await coveredFor(page)).not.toBe(first);
  await show(page).click();
  await page.getByRole('button', { name: `${first} plays again` }).click();
  await page.getByRole('button', { name: `${first} plays again` }).waitFor({ state: 'detached' });
  const held = await playTogether(page, { press: step, hidden: HANDS }, (covers) => covers >= 2);
  expect(held).toContain(first);
  await page.context().close();
});

test('every game of several people is kept, and goes on under its cover', async () => {
  const page = await here.visitor();
  await sitTogether(page, 'migrato', ['Ada', 'Ben']);
  await show(page).waitFor();
  await sitTogether(page, 'migrato', ['Cem', 'Dua']);
  await show(page).waitFor();
  await page.goto('/');
  const kept = page.getByRole('link', { name: /^(Continue|View) Migrato/ });
  await expect.poll(() => kept.count()).toBeGreaterThanOrEqual(2);
  await kept.last().click();
  await show(page).waitFor();
  expect(['Ada', 'Ben']).toContain(await coveredFor(page));
  expect(await page.locator('.hold').count()).toBe(0);
  await page.context().close();
});

test('a move that taught nobody anything comes back from under the cover', async () => {
  const page = await here.visitor();
  await sitTogether(page, 'journey-istanbul', ['Ada', 'Ben', 'Cem']);
  await show(page).waitFor();
  const first = await coveredFor(page);
  await show(page).click();
  const stay = page.locator('.mine .choice', { hasText: /^Stay here/ });
  await stay.first().click();
  await confirm(page.locator('.mine .choice.armed'));
  await page.getByRole('button', { name: /^Pass it on/ }).click();
  expect(await coveredFor(page)).not.toBe(first);
  await page.getByRole('button', { name: `${first}: undo my last move` }).click();
  await expect.poll(() => coveredFor(page)).toBe(first);
  await show(page).click();
  await stay.first().waitFor();
  await page.context().close();
});

let evening: Page | undefined;
/** One browser for all evenings: what it has loaded need not be loaded again. */
async function onceMore(): Promise<Page> {
  if (evening === undefined) {
    evening = await here.visitor();
    await evening.clock.install();
    await evening.addInitScript(() =>
      localStorage.setItem('crossings.settings', JSON.stringify({ bots: 'quick', pace: 'quick' })),
    );
    await evening.goto('/join');
  }
  await evening.evaluate(() => localStorage.removeItem('crossings.solos'));
  return evening;
}

test.each(Object.keys(titles))(
  'an evening on one device with everything that goes wrong: %s',
  async (game) => {
    const page = await onceMore();
    const most = titles[game]?.game.seats.max ?? 0;
    const player = PLAYERS.findLast((one) => one.game === game) ?? wanderer(game);
    const how = { toTheEnd: isLong, decisions: isLong ? 3 : 1 };
    const device = new Device(page, player, ['Ada', 'Ben', 'Cem'].slice(0, most), how);
    try {
      const covers = await device.open();
      for (const { lines, covered } of HANDINGS)
        if (covers || covered !== true) for (const line of lines) await device.do(line);
    } catch (error) {
      await page.context().close();
      evening = undefined;
      throw error;
    }
  },
);

test('at one device nobody races at the keyboard: it is the untimed twin, whatever was chosen, and that is said', async () => {
  const page = await here.visitor();
  await sitTogether(page, 'ellis-island', ['Ada', 'Ben', 'Cem'], async () => {
    await page.getByText('Two hands on one screen are no fair race').waitFor();
  });
  await show(page).waitFor();
  const [game] = await page.evaluate(() => JSON.parse(localStorage.getItem('crossings.solos') ?? '[]'));
  expect(game.plan.options).toMatchObject({ physicalForm: 'nerve' });
  await page.context().close();
});

test('a turn that was ended too soon comes back when the others at the device say yes', async () => {
  const page = await here.visitor();
  await sitTogether(page, 'displacement', ['Ada', 'Ben']);
  const held = await playTogether(page, { press: nation, hidden: GOALS }, (covers) => covers >= 1);
  const check = newPatience();
  const back = page.getByRole('button', { name: /undo my last move$/ });
  while (!((await show(page).count()) > 0 && (await back.count()) > 0)) {
    if ((await show(page).count()) > 0) await show(page).click();
    await page
      .getByRole('button', { name: /^Pass it on/ })
      .or(page.locator('#prompt'))
      .first()
      .waitFor();
    if ((await page.getByRole('button', { name: /^Pass it on/ }).count()) > 0)
      await page.getByRole('button', { name: /^Pass it on/ }).click();
    else check(await nation(page), 'no turn can come back');
  }
  const other = await coveredFor(page);
  await back.click();
  await page.getByRole('heading', { name: /would like to undo a move$/ }).waitFor();
  expect(await coveredFor(page)).toBe(other);
  await show(page).click();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, undo it' }).click();
  await page.getByRole('button', { name: /^Pass it on/ }).click();
  expect(await coveredFor(page)).not.toBe(other);
  expect(['Ada', 'Ben']).toContain(held[0]);
  await page.context().close();
});
