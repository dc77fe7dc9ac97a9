import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, complaintsInTurn } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { heardOn } from './testing/hearing.ts';
import { openHere } from './testing/here.ts';
import { invite, setSeats } from './testing/inviting.ts';
import { digit, type Habit, playByKeys, playOutByKeys, tabTo } from './testing/journeyRobot.ts';
import { replayShows } from './testing/robot.ts';
import { startServer } from './testing/server.ts';
import { whyOverBoard } from './testing/whyNot.ts';

const here = openHere(startServer);

/** Ada opens a table for three, Ben and Cem sit down, everybody is dealt. */
async function threeAtOneTable(): Promise<{ ada: Page; ben: Page; cem: Page }> {
  const ada = await here.visitor();
  const ben = await here.visitor({ viewport: PHONE, hasTouch: true, colorScheme: 'dark' });
  const cem = await here.visitor({ colorScheme: 'dark' });
  await ada.goto('/new/journey-istanbul#invite');
  await ada.getByLabel('Your name').fill('Ada');
  await setSeats(ada, 3);
  await ada.goto(await invite(ada));
  for (const [page, name] of [
    [ben, 'Ben'],
    [cem, 'Cem'],
  ] as const) {
    await page.goto(new URL(ada.url()).pathname);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Take a seat' }).click();
    await page.getByText('The host will start the game.').waitFor();
  }
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, ben, cem]) await page.locator('.person').first().waitFor();
  return { ada, ben, cem };
}

const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).textContent()) ?? '';
const log = (page: Page): Promise<string> => textOf(page, '.log');

test('three browsers play a whole game by keyboard alone, with gifts, claims and a jail', async () => {
  const { ada, ben, cem } = await threeAtOneTable();
  expect(await complaintsInTurn(ada)).toEqual([]);

  // Ada gives Ben all she has: no fine can be paid with that.
  await digit(ada, /Talk and give/);
  await tabTo(ada, /^Give$/);
  await ada.keyboard.press('Enter');
  await tabTo(ada, /^all: 6,000$/);
  await ada.keyboard.press('Enter');
  expect(await complaints(ada)).toEqual([]);
  await digit(ada, /Give Ben 6,000\sTL/);
  await expect.poll(() => textOf(ben, '.cash')).toMatch(/12,000/);
  await expect.poll(() => log(cem)).toMatch(/Ada gave Ben 6,000\sTL/);
  expect(await log(cem)).not.toMatch(/gift/);

  // Cem tells everybody something, and Ben alone something else.
  await digit(cem, /Talk and give/);
  await digit(cem, /Tell it/);
  await expect.poll(() => log(ada)).toMatch(/Cem told everyone about .* \(Not checked\.\)/);
  await digit(cem, /Talk and give/);
  await tabTo(cem, /^Ben$/);
  await cem.keyboard.press('Enter');
  await digit(cem, /Tell it/);
  await expect.poll(() => log(cem)).toMatch(/You told Ben/);
  expect(await log(ada)).not.toMatch(/Cem told Ben/);
  await ben.getByRole('tab', { name: 'Talk' }).focus();
  await ben.keyboard.press('Enter');
  await ben.getByText('to you').first().waitFor();
  expect(await complaints(ben)).toEqual([]);

  // Ada waits where every raid comes; the others go their ways and do not help.
  const players: [Page, Habit][] = [
    [ada, { goal: 'TAK', looks: true, works: false }],
    [ben, { goal: 'KAD', looks: false, works: true }],
    [cem, { goal: 'Üsküdar', looks: true, works: true }],
  ];
  const askedAtNight = async (): Promise<boolean> =>
    (await ada.locator('.evening').count()) > 0 && (await ada.locator('.moment').count()) === 0;
  const jailed = async (): Promise<boolean> => (await cem.locator('.jail.full').count()) > 0;
  await playByKeys(players, askedAtNight);
  expect(await complaintsInTurn(ada)).toEqual([]);
  await playByKeys(players, jailed);
  await ada
    .locator('.jail.full')
    .getByText(/until (day|the end)/)
    .first()
    .waitFor();
  expect(await complaints(ada)).toEqual([]);

  // Whoever only looks on sees every card's place and nobody's knowledge.
  const eve = await here.visitor({ viewport: PHONE });
  await eve.goto(new URL(ada.url()).pathname);
  await eve.locator('.person').nth(2).waitFor();
  expect(await eve.locator('.ev .pin, .planner').count()).toBe(0);
  await eve.context().close();

  // What was written and what was seen outlive a reload; the writing reaches only whom it is shown to.
  const today = (await textOf(ada, '.cell.now .unseen')).replace(/:.*/s, '');
  await tabTo(ada, new RegExp(`^${today}`));
  await ada.keyboard.press('Enter');
  await tabTo(ada, /^note$/i);
  await ada.keyboard.type('meet at the ferry');
  await ada.keyboard.press('Enter');
  await ada.getByText('meet at the ferry').first().waitFor();
  await ada.reload();
  await ada.getByText('meet at the ferry').first().waitFor();
  await tabTo(ada, /^What I saw/);
  await ada.keyboard.press('Enter');
  await ada
    .getByRole('dialog', { name: 'What I saw' })
    .getByText(/^Day \d/)
    .first()
    .waitFor();
  await ada.keyboard.press('Escape');
  await tabTo(ada, /^Show pages/);
  await ada.keyboard.press('Enter');
  // Ben may have travelled on by now; then nobody can show him anything.
  const isGone = (await textOf(ada, '.person:has-text("Ben")')).includes('out of Istanbul');
  const [name, reader, other] = isGone ? [/^Cem$/, cem, ben] : [/^Ben$/, ben, cem];
  await tabTo(ada, name);
  await ada.keyboard.press('Enter');
  await digit(ada, /Show one page/);
  await reader.getByRole('tab', { name: 'Talk' }).first().focus();
  await reader.keyboard.press('Enter');
  await reader.locator('.msg', { hasText: 'meet at the ferry' }).waitFor();
  expect(await other.content()).not.toContain('meet at the ferry');

  await playOutByKeys(players);
  for (const page of [ada, ben, cem]) {
    await page.getByRole('heading', { name: 'How it went' }).waitFor();
  }
  expect(await complaintsInTurn(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Watch the replay' }).click();
  await replayShows(ada);
  // At the beginning nobody had looked at anything: no face may stand on the sheet.
  expect(await ada.locator('.ev').count()).toBeGreaterThan(0);
  expect(await ada.locator('.ev .pin').count()).toBe(0);
  await Promise.all([ada, ben, cem].map((page) => page.context().close()));
});

test('on a phone with five seats everything is reached by a thumb, and what cannot be done says why', async () => {
  const page = await here.visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto('/new/journey-istanbul');
  await setSeats(page, 5);
  await page.locator('.rest > summary').tap();
  await page
    .getByRole('radiogroup', { name: 'A list of all event cards' })
    .getByText('no', { exact: true })
    .tap();
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await page.locator('.person').nth(3).waitFor();
  expect(await page.locator('.person').count()).toBe(4);
  for (const face of ['Sheet', 'Planner', 'Talk', 'City']) {
    await page.getByRole('tab', { name: face }).tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  }
  expect(await complaints(page)).toEqual([]);
  const small = await page.locator('.mine button, .plate, .person, [role=tab]').evaluateAll((all) =>
    all
      .filter((one) => {
        const reach = Number.parseFloat(getComputedStyle(one, '::after').top) || 0;
        const { height } = one.getBoundingClientRect();
        return one.getClientRects().length > 0 && height - 2 * Math.min(0, reach) < 43.5;
      })
      .map((one) => one.textContent),
  );
  expect(small).toEqual([]);
  // A card back leads to what can be said about it; what is new is read out although the log lies in a drawer.
  await page.getByRole('tab', { name: 'Sheet' }).tap();
  await page.locator('.ev').first().tap();
  const card = page.getByRole('dialog', { name: /^Day \d, card \d$/ });
  await card.getByText(/^It is turned over on the evening of/).waitFor();
  expect(await complaints(page)).toEqual([]);
  await card.getByRole('button', { name: 'Tell someone about it' }).tap();
  await page.getByRole('button', { name: 'Tell it' }).tap();
  await expect.poll(async () => (await heardOn(page)).join(' ')).toMatch(/You told everyone/);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const face of ['Sheet', 'Planner', 'Talk', 'City']) {
    await page.getByRole('tab', { name: face }).tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await page.locator('.plate.FAT').tap();
  const why = page.getByRole('alert').filter({ hasText: 'Why not?' });
  await why.waitFor();
  expect(await why.getByRole('link').getAttribute('href')).toMatch(/journey-istanbul#JI-/);
  expect(await whyOverBoard(page)).toBe(0);
  await page.getByRole('button', { name: 'Open log, notes and rules' }).tap();
  await page.getByRole('tab', { name: 'Rules' }).tap();
  await page.getByText('Move along one line, or stay.').first().waitFor();
  // This table plays without the list of cards.
  expect(await page.getByText('All event cards', { exact: true }).count()).toBe(0);
  await page.context().close();
});
