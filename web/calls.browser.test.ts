import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './testing/browser.ts';
import { decide, found } from './testing/familyPages.ts';
import { openHere } from './testing/here.ts';
import { newPatience } from './testing/patience.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

/** What a device would have done to call its person. Runs inside the page, before anything of it does. */
function record(): void {
  const calls: string[] = [];
  Object.assign(window, { calls });
  navigator.vibrate = (pattern) => calls.push(`trembles ${String(pattern)}`) > 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    calls.push(`sounds ${this.frequency.value}`);
    start.call(this, when);
  };
  AudioContext.prototype.resume = () => Promise.resolve();
}

const callsOf = (page: Page): Promise<readonly string[]> => page.evaluate('calls');
const callTo = (calls: readonly string[]): readonly string[] =>
  calls.filter((one) => ['trembles 80', 'sounds 523', 'sounds 659'].includes(one));
const iconOf = (page: Page): Promise<string | null> =>
  page.locator('link[rel="icon"]').first().getAttribute('href');

async function comes(wishes: object): Promise<Page> {
  const page = await here.visitor({ viewport: PHONE, hasTouch: true });
  await page.addInitScript(
    (wished) => localStorage.setItem('crossings.settings', JSON.stringify(wished)),
    wishes,
  );
  await page.addInitScript(record);
  return page;
}

/** Ada has set a table and Ben sits there; a bot has the third seat where there is one. */
async function begin(ada: Page, ben: Page, game: string, bots: number): Promise<void> {
  const link = await found(ada, { game, people: 2, bots, decisions: 0, isShort: true });
  await ada.goto(link);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await ben.getByRole('button', { name: 'I am ready' }).waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, ben]) await page.locator('main.table .mine').waitFor();
}

/** Whoever of these is asked decides, until `until` says so. */
async function goOn(pages: readonly Page[], game: string, until: () => Promise<boolean>): Promise<void> {
  const check = newPatience();
  while (!(await until())) {
    let moved = false;
    for (const page of pages) moved = (await decide(page, game)) || moved;
    check(moved, 'nobody can do anything');
    if (!moved) await pages[0]?.waitForTimeout(20);
  }
}

const isCalled = async (page: Page): Promise<boolean> => /^Your turn/.test(await page.title());

test('whose turn it is hears and feels it once each time, if they wished so, and the tab says it with its icon', async () => {
  const [ada, ben] = [
    await comes({ pace: 'quick', sound: 'on', vibration: 'on' }),
    await comes({ pace: 'quick' }),
  ];
  await begin(ada, ben, 'migrato', 0);
  const both = [ada, ben];
  await goOn(both, 'migrato', async () => !(await isCalled(ada)));
  expect(await ada.title()).toMatch(/^Waiting for Ben/);
  expect(await iconOf(ada)).toBe('/icon.svg');
  const before = callTo(await callsOf(ada)).length;
  await goOn([ben], 'migrato', () => isCalled(ada));
  await expect.poll(() => iconOf(ada)).toBe('/icon-turn.svg');
  const called = async (): Promise<readonly string[]> =>
    callTo(await callsOf(ada))
      .slice(before)
      .toSorted();
  await expect.poll(called).toEqual(['sounds 523', 'sounds 659', 'trembles 80']);
  await goOn(both, 'migrato', async () => !(await isCalled(ada)));
  await goOn([ben], 'migrato', () => isCalled(ada));
  await expect.poll(async () => (await called()).length).toBe(6);
  // Ben wished for nothing of it.
  expect(await callsOf(ben)).toEqual([]);
  await Promise.all(both.map((page) => page.context().close()));
});

test('whoever has not read yet what the others did is called all the same', async () => {
  const [ada, ben] = [await comes({ pace: 'step', vibration: 'on' }), await comes({ pace: 'quick' })];
  await begin(ada, ben, 'displacement', 1);
  await goOn([ada, ben], 'displacement', async () => !(await isCalled(ada)));
  const before = (await callsOf(ada)).length;
  // Nobody touches Ada's phone from here on: it stands at the first thing that Ben did.
  await goOn([ben], 'displacement', () => isCalled(ada));
  expect((await callsOf(ada)).slice(before)).toEqual(['trembles 80']);
  expect(await iconOf(ada)).toBe('/icon-turn.svg');
  expect(await ada.locator('#prompt').textContent()).not.toMatch(/^Draw/);
  await Promise.all([ada, ben].map((page) => page.context().close()));
});
