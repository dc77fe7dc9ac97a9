import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { title } from '../games/emigration/index.ts';
import { given } from '../games/emigration/testing/given.ts';
import { words } from '../games/emigration/text/words.ts';
import { isLong, soft } from '../games/emigration/ui/phrases.ts';
import { complaints, complaintsInTurn } from './testing/axe.ts';
import { LAPTOP, PHONE } from './testing/browser.ts';
import { decideEmigration, foundTable, stepByKeys } from './testing/emigrationRobot.ts';
import { openHere } from './testing/here.ts';
import { setSeats } from './testing/inviting.ts';
import { newPatience, REST_MS } from './testing/patience.ts';
import { keepGiven } from './testing/played.ts';
import { confirm, isOver, step } from './testing/robot.ts';
import { startServer } from './testing/server.ts';
import { whyOverBoard } from './testing/whyNot.ts';

const here = openHere(startServer);

const lit = (page: Page) => page.locator('.c.lit');
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** One plays by hand, one by keyboard only, until the game is over or `until` says so. */
async function playBoth(hand: Page, keys: Page, until: () => Promise<boolean>): Promise<void> {
  const check = newPatience();
  for (;;) {
    const moved = await Promise.all([step(hand, decideEmigration), stepByKeys(keys)]);
    if (await until()) return;
    check(moved.includes(true), 'one by hand, one by keyboard');
    if (moved.includes(true)) continue;
    if (await isOver(hand)) return;
    await hand.waitForTimeout(REST_MS);
  }
}

/** Every name in turn on every lit card: which lie over the price or over what the card costs. In the page. */
function crowded(names: readonly (readonly [name: string, isLong: boolean])[]): readonly string[] {
  const faces = [...document.querySelectorAll('.c.lit .face')];
  const isCrowded = (face: Element): boolean => {
    const edges = ['.top', '.nm', '.tag'].map((part) => face.querySelector(part)?.getBoundingClientRect());
    const [top, name, tag] = edges;
    if (top === undefined || name === undefined || tag === undefined || name.height === 0) return false;
    return name.top < top.bottom - 2 || name.bottom > tag.top + 2;
  };
  return names.flatMap(([name, isLong]) => {
    for (const one of faces.map((face) => face.querySelector('.nm'))) {
      if (one === null) continue;
      one.textContent = name;
      one.classList.toggle('tight', isLong);
    }
    return faces.some(isCrowded) ? [name] : [];
  });
}

/** As they stand on the cards: one that is two things in turn shows what it is now. */
const CARD_NAMES = Object.entries(words)
  .filter(([key, name]) => /^(DOC|CON|LIFE)-/.test(key) && !name.includes('/'))
  .map(([, name]) => [soft(name), isLong(name)] as const);

test.each([3, 6])(
  'with %i at the table one’s own cards have names, and no name lies over a price',
  async (seats) => {
    expect(CARD_NAMES.length).toBeGreaterThan(60);
    for (const viewport of [LAPTOP, PHONE]) {
      const page = await here.visitor({ viewport });
      await page.goto('/new/emigration');
      await setSeats(page, seats);
      await page.getByRole('button', { name: 'Start' }).click();
      await page.locator('#prompt').waitFor();
      await expect
        .poll(async () => {
          const moment = page.locator('.moment .choice');
          if ((await moment.count()) > 0)
            await moment
              .first()
              .click({ timeout: 1000 })
              .catch(() => undefined);
          return page.locator('[data-seat="0"] .c.lit').count();
        })
        .toBeGreaterThan(0);
      expect(await page.locator('[data-seat="0"] .c.lit .nm').first().isVisible()).toBe(true);
      expect(await page.evaluate(crowded, CARD_NAMES)).toEqual([]);
      await page.context().close();
    }
  },
);

test('two browsers play a whole game, one by keyboard only; axe finds nothing; then the story and the replay', async () => {
  const ada = await here.visitor();
  const link = await foundTable(ada, 'Ada', { seats: 2, options: { tie: 'shared' } });
  await ada.goto(link);
  const ben = await here.visitor({ viewport: PHONE, colorScheme: 'dark' });
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, ben]) {
    await page.locator('.c').first().waitFor();
    expect(await complaints(page)).toEqual([]);
  }
  let steps = 0;
  await playBoth(ada, ben, async () => ++steps > 24);
  expect(await complaintsInTurn(ada)).toEqual([]);
  await playBoth(ada, ben, async () => (await ada.locator('.lane').count()) > 0);
  for (const page of [ada, ben]) {
    await page.locator('.lane').first().waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  expect(await complaintsInTurn(ada)).toEqual([]);
  await playBoth(ada, ben, async () => false);
  for (const page of [ada, ben]) {
    await page.getByRole('heading', { name: 'How everyone’s Money went' }).waitFor();
  }
  expect(await complaintsInTurn(ada)).toEqual([]);
  expect(await ada.getByRole('row').count()).toBe(3);
  await ada
    .getByRole('button', { name: / is in, |are in!|not admitted this time/ })
    .first()
    .click();
  await ada.locator('.lane').first().waitFor();
  await ada.getByRole('button', { name: 'Previous turn', exact: true }).click();
  await ada.getByRole('button', { name: 'Close replay' }).click();
  await ada.getByRole('button', { name: 'Rematch' }).waitFor();
  await Promise.all([ada, ben].map((page) => page.context().close()));
});

test('a Life card that others lie on is read where it lies', async () => {
  const page = await here.visitor();
  const layout = { A1: 'PAY', A2: 'PAY', B1: 'CO-3' };
  const state = given({ seats: [{ layout, shown: ['B1'] }, { layout: { A1: 'PAY' } }], active: 0 });
  await page.goto(await keepGiven(page, title, state, state.config, 2));
  const card = page.locator('[data-piece="card-0-B1"]');
  await card.waitFor();
  expect(await page.locator('.says').count()).toBe(0);
  await card.click({ position: { x: 12, y: 6 } });
  const says = page.locator('.says');
  await says.waitFor();
  expect(await says.locator('b').textContent()).not.toBe('');
  expect((await says.textContent())?.length).toBeGreaterThan(30);
  await page.context().close();
});

test('what cannot be done says why, with the clause; what can is armed, shows what it does, and is put back', async () => {
  const page = await here.visitor();
  const link = await foundTable(page, 'Ada', { seats: 3, people: 1 });
  await page.goto(link);
  await page.getByRole('button', { name: 'Start' }).click();
  await lit(page).first().waitFor();
  const why = page.getByRole('alert').filter({ hasText: 'Why not?' });
  await page
    .getByRole('button', { name: /face down/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await why.getByText('That card is not available.').waitFor();
  await why.locator('[data-rule="EM-4.3"]').waitFor();
  expect(await whyOverBoard(page)).toBe(0);
  await page.keyboard.press('Escape');
  await why.waitFor({ state: 'detached' });

  await page.locator('section[aria-label="Your layout"] .c.lit').first().click();
  await page.locator('.do.ready').waitFor();
  await page.getByText('Press again to confirm.').waitFor();
  expect(await complaints(page)).toEqual([]);
  const money = page.locator('section[aria-label="Your layout"] .money b').first();
  const before = await money.textContent();
  await page.keyboard.press('Escape');
  await page.locator('.do.ready').waitFor({ state: 'detached' });
  expect(await money.textContent()).toBe(before);

  await page
    .getByRole('button', { name: /Look closer/ })
    .nth(1)
    .click();
  await page.getByRole('dialog').getByText('Card Stash').waitFor();
  expect(await complaintsInTurn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'See the border' }).click();
  await page.getByRole('button', { name: /^Lane 5: 3, 9 and 11, in unknown order/ }).click();
  await why.locator('[data-rule="EM-1.2"]').waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the layouts' }).click();
  await page.keyboard.press('l');
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('dialog').getByRole('button').count()).toBeGreaterThan(5);
  await page.context().close();
});

test('a card is confirmed where it was taken up, as on its button', async () => {
  const page = await here.visitor();
  await page.goto('/solo/emigration');
  const lines = page.locator('.log li:not(.head)');
  await lit(page).first().waitFor();
  const before = await lines.count();
  const card = page.locator(`[data-piece="${await lit(page).first().getAttribute('data-piece')}"]`);
  await card.click();
  const ready = page.locator('.do.ready');
  await ready.waitFor();
  expect(await lines.count()).toBe(before);
  // Right after it was taken up, a press counts as the end of the one before it.
  while ((await ready.count()) > 0) await card.click({ timeout: 1000 }).catch(() => undefined);
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  await page.context().close();
});

test('six at one table: everything in view on a laptop, three taps on a phone, dice that land on what was rolled', async () => {
  const page = await here.visitor();
  const link = await foundTable(page, 'Ada', { seats: 6, people: 1, options: { mode: 'cooperative' } });
  await page.goto(link);
  await page.getByRole('button', { name: 'Start' }).click();
  await lit(page).first().waitFor();
  expect(await page.locator('.panel').count()).toBe(6);
  expect(await page.locator('.c').count()).toBeGreaterThan(70);
  const scrolls = await page.evaluate(() => {
    const board = document.querySelector('.board');
    return [
      document.documentElement.scrollHeight - innerHeight,
      (board?.scrollHeight ?? 0) - (board?.clientHeight ?? 0),
    ];
  });
  expect(Math.max(...scrolls)).toBeLessThanOrEqual(0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await complaintsInTurn(page)).toEqual([]);

  await page.setViewportSize(PHONE);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const small = await page.locator('.mine button:visible, .strip button:visible').evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const reach = Number.parseFloat(getComputedStyle(one, '::after').top) || 0;
      return width < 44 || height - 2 * Math.min(0, reach) < 43.5
        ? [`${one.className} ${width}x${height}`]
        : [];
    }),
  );
  expect(small).toEqual([]);
  const theirs = page.locator('.grp:has(.mark)').filter({ hasNotText: 'Your layout' }).first();
  await theirs.click();
  await page.locator('.row .do').first().click();
  await page
    .getByText(/ to Bot \d/)
    .first()
    .waitFor();
  await confirm(page.locator('.do.ready'));

  // In one look: a moment goes on by itself once it can be read.
  const rolled = (): Promise<string> =>
    page.evaluate(() => document.querySelector('.moment:has(.die)')?.textContent ?? '');
  await expect
    .poll(
      async () => {
        const told = await rolled();
        if (told === '') await step(page, decideEmigration);
        return told;
      },
      { interval: 10 },
    )
    .toMatch(/rolled [1-6]\./);
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});
