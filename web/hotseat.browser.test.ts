import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { decideDisplacement } from './testing/displacementRobot.ts';
import { openHere } from './testing/here.ts';
import { setSeats } from './testing/inviting.ts';
import { newPatience } from './testing/patience.ts';
import { confirm, type Decide, isOver, step } from './testing/robot.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);

/** Several people at one device, before the first cover. */
async function sitTogether(page: Page, game: string, names: readonly string[]): Promise<void> {
  await page.goto(`/new/${game}`);
  await setSeats(page, names.length);
  await page.getByLabel('Your name').fill(names[0] ?? '');
  for (const [i, name] of names.entries()) {
    if (i === 0) continue;
    await page.getByLabel(`Who plays on seat ${i + 1}`).selectOption('This device');
    await page.getByLabel(`Name of player ${i + 1}`).fill(name);
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

const show = (page: Page) => page.getByRole('button', { name: /Show my cards/ });
const pass = (page: Page) => page.locator('[data-pass]');

/** Whom the cover is for. */
async function coveredFor(page: Page): Promise<string> {
  const words = (await page.locator('.cover h2').textContent()) ?? '';
  return words.split(',', 1)[0] ?? '';
}

/** What one person alone may see, and how many of it one person has at most. */
interface Hidden {
  readonly of: string;
  readonly most: number;
}
const HANDS: Hidden = { of: '.hold', most: 4 };
const GOALS: Hidden = { of: 'section.goal', most: 1 };

/** From hand to hand until the game is over or `until` says so. Says who held the device, in order. */
async function playTogether(
  page: Page,
  decide: Decide | undefined,
  hidden: Hidden,
  until: (covers: number) => boolean,
): Promise<string[]> {
  const secrets = page.locator(hidden.of);
  const check = newPatience();
  const held: string[] = [];
  while (!(await isOver(page)) && !until(held.length)) {
    if ((await show(page).count()) > 0) {
      // Nothing of anybody's is in the page while it is covered.
      expect(await secrets.count()).toBe(0);
      const who = await coveredFor(page);
      expect(await page.title()).toContain(who);
      held.push(who);
      await show(page).click();
      await page.locator('#prompt').waitFor();
      // The page is that person's now, and says so.
      await expect.poll(() => page.title()).toMatch(/Your turn|Game over/);
      // What is there is one person's: nobody else's lies beside it.
      expect(await secrets.count()).toBeLessThanOrEqual(hidden.most);
      check(true, 'shown');
      continue;
    }
    const asked = await page.locator('.note').count();
    const to = asked > 0 && (await pass(page).count()) > 0 ? await pass(page).textContent() : null;
    if (to?.startsWith('Pass it on')) {
      await pass(page).click();
      check(true, 'passed on');
      continue;
    }
    const moved = await step(page, decide);
    check(moved, `after ${held.length} covers`);
    if (!moved) await page.waitForTimeout(25);
  }
  return held;
}

test('two people play Migrato on one device: each hand is its owner’s alone', async () => {
  const page = await here.visitor();
  await sitTogether(page, 'migrato', ['Ada', 'Ben']);
  await show(page).waitFor();
  expect(await complaints(page)).toEqual([]);
  const held = await playTogether(page, undefined, HANDS, () => false);
  for (const [i, who] of held.entries()) if (i > 0) expect(who).not.toBe(held[i - 1]);
  expect(new Set(held)).toEqual(new Set(['Ada', 'Ben']));
  await page.context().close();
});

test('three people play Displacement to the end on a phone, whoever is asked', async () => {
  const page = await here.visitor({ viewport: PHONE, hasTouch: true });
  await sitTogether(page, 'displacement', ['Ada', 'Ben', 'Cem']);
  await show(page).waitFor();
  expect(await complaints(page)).toEqual([]);
  const held = await playTogether(page, decideDisplacement, GOALS, () => false);
  expect(new Set(held)).toEqual(new Set(['Ada', 'Ben', 'Cem']));
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
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
  const held = await playTogether(page, undefined, HANDS, (covers) => covers >= 2);
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
