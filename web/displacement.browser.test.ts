import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints, complaintsInTurn } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { askedFor, decideDisplacement, lookAt } from './testing/displacementRobot.ts';
import { openHere } from './testing/here.ts';
import { invite, setSeats } from './testing/inviting.ts';
import { newPatience, REST_MS } from './testing/patience.ts';
import { isOver, playOn, replayShows } from './testing/robot.ts';
import { startServer } from './testing/server.ts';
import { whyOverBoard } from './testing/whyNot.ts';

const here = openHere(startServer);

const noScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

/** A table of three that ends soon: the class preset. */
async function openTable(page: Page): Promise<string> {
  await page.goto('/new/displacement#invite');
  await page.getByLabel('Your name').fill('Ada');
  await setSeats(page, 3);
  await page
    .getByRole('radiogroup', { name: 'Type of game' })
    .getByText('Classroom', { exact: true })
    .click();
  const link = await invite(page);
  await page.goto(link);
  return link;
}

/** Plays by the keyboard alone; says every step that a page is asked in, once. */
async function playByKeys(
  pages: readonly Page[],
  met: (step: string, page: Page) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const check = newPatience();
  const seen = new Set<string>();
  for (;;) {
    const looks = await Promise.all(pages.map(lookAt));
    if (looks[0]?.over) return seen;
    for (const [i, page] of pages.entries()) {
      const { step, key } = looks[i] ?? {};
      if (step !== undefined && key !== undefined && !seen.has(`${step} ${i}`)) {
        seen.add(`${step} ${i}`).add(step);
        await met(step, page);
      }
      if (key !== undefined) await page.keyboard.press(key);
    }
    const moved = looks.some(({ key }) => key !== undefined);
    check(moved, [...seen].join());
    if (!moved) await pages[0]?.waitForTimeout(REST_MS);
  }
}

test('three browsers play a whole game with the keyboard alone; axe finds nothing at any stage', async () => {
  const ada = await here.visitor();
  const ben = await here.visitor({ viewport: PHONE, hasTouch: true, colorScheme: 'dark' });
  const cleo = await here.visitor({ colorScheme: 'dark' });
  const link = await openTable(ada);
  for (const [page, name] of [
    [ben, 'Ben'],
    [cleo, 'Cleo'],
  ] as const) {
    await page.goto(link);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Take a seat' }).click();
  }
  await ada.getByText('Everyone is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  await cleo.locator('#prompt').waitFor();
  const looked = new Set<string>();
  const steps = await playByKeys([ada, ben, cleo], async (step, page) => {
    if (!looked.has(step)) expect(await complaintsInTurn(page)).toEqual([]);
    looked.add(step);
    if (page === ben) await noScroll(ben);
  });
  expect([...steps]).toEqual(expect.arrayContaining(['draw', 'block', 'needs']));
  for (const page of [ada, ben]) {
    const skip = page.locator('.moment .choice');
    if ((await skip.count()) > 0) await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'How it went' }).waitFor();
  }
  expect(await complaintsInTurn(ada)).toEqual([]);
  await noScroll(ben);
  await ada.getByRole('radiogroup', { name: 'What the lines show' }).getByText('Tokens').click();
  await ada.keyboard.press('2');
  await ada.getByRole('button', { name: 'Next turn', exact: true }).click();
  await replayShows(ada);
  await ada.getByRole('button', { name: 'Step forward' }).click();
  await Promise.all([ada, ben, cleo].map((page) => page.context().close()));
});

test('against bots on a phone: why not, a journey, all choices, the goal covered, and people sent as a draft', async () => {
  const page = await here.visitor({ viewport: PHONE, hasTouch: true });
  await page.goto('/solo/displacement');
  await page.locator('#prompt').waitFor();
  const until = (step: string): Promise<number> =>
    playOn([page], async () => (await askedFor(page)) === step, decideDisplacement);
  await until('draw');
  await page.getByRole('button', { name: /^Space 16/ }).tap();
  const why = page.getByRole('alert').filter({ hasText: 'Why not?' });
  expect(await why.getByRole('link').getAttribute('data-rule')).toBe('DI-2.3');
  expect(await whyOverBoard(page)).toBe(0);
  await page.keyboard.press('Escape');

  await page.locator('.land').first().tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Community/ })
    .first()
    .tap();
  await page
    .getByText(/lived in|found a home in/)
    .first()
    .waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hide your goal' }).tap();
  await page.getByText('Hidden.').waitFor();
  await page.getByRole('button', { name: 'Look at your goal' }).tap();
  await page.keyboard.press('l');
  await page.getByRole('dialog').getByRole('button').nth(1).waitFor();
  await page.keyboard.press('Escape');

  // Nothing is sent before it is confirmed; people are shared evenly already, and one tap sends them.
  for (let games = 0; (await askedFor(page)) !== 'send' && games < 4; games++) {
    if (await isOver(page)) await page.getByRole('button', { name: 'Rematch' }).tap();
    await until('send');
  }
  await page.getByText(/^After this you shelter/).waitFor();
  // What nobody has chosen yet is no advice; what was chosen is the next thing to do.
  const send = page.locator('.mine .after .choice[data-key="1"]');
  expect(await send.getAttribute('class')).not.toMatch(/\bmain\b/);
  await page.getByRole('button', { name: /^(All \d+ to|To) Heron/ }).tap();
  expect(await send.getAttribute('class')).toMatch(/\bmain\b/);
  await page.getByRole('button', { name: 'Start over' }).tap();
  await page.getByText(/not have a place to go yet/).waitFor();
  await page
    .getByRole('button', { name: /^One more from/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Share evenly' }).tap();
  await page.getByText(/^After this you shelter/).waitFor();
  expect(await complaints(page)).toEqual([]);
  await noScroll(page);
  await page.getByRole('button', { name: 'Back to homes' }).tap();
  await page
    .getByText(/need.? a place/)
    .first()
    .waitFor();
  await until('send');
  await page.getByRole('button', { name: /^Send (this|these)/ }).tap();
  await page.getByText(/Where do they go/).waitFor({ state: 'detached' });
  await page.context().close();
});
