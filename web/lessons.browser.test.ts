import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { titles } from '../games/index.ts';
import { openLessons } from './site/lessons.ts';
import { complaints } from './testing/axe.ts';
import { LAPTOP, PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { followLesson } from './testing/learner.ts';
import { confirm } from './testing/robot.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);

const coach = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const hears = (page: Page, text: string): Promise<void> => coach(page).getByText(text).waitFor();

test('a lesson by mouse: the right thing, a nudge, taking back, a refusal that is wanted, and a reload', async () => {
  const page = await here.visitor();
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn Migrato' }).click();
  await page.getByRole('link', { name: 'Start: Fly by day' }).click();
  await coach(page).getByRole('button', { name: 'Continue' }).click();
  await hears(page, 'Start a colony of black kites');
  const card = (name: string) => page.locator('.hold', { hasText: name });
  const place = page.locator('.mid + .side .fan');
  // Lawful, but not what this is about.
  await card('teal 5').click();
  await place.first().click();
  await hears(page, 'That is fine in a game.');
  expect(await page.locator('.hold').count()).toBe(3);
  await page.keyboard.press('Escape');
  await card('kite 4').click();
  await place.first().click();
  await hears(page, 'Let the teal go.');
  await page.keyboard.press('u');
  await hears(page, 'Start a colony of black kites');
  await card('kite 4').click();
  await place.first().click();
  await hears(page, 'Let the teal go.');
  await card('teal 5').click();
  await hears(page, 'Your opponent had a turn.');
  await page.reload();
  await hears(page, 'Your opponent had a turn.');
  await card('kite 3').click();
  await place.first().click();
  await hears(page, 'Discard the bee-eater.');
  await coach(page).getByRole('button', { name: 'Show me' }).click();
  await hears(page, 'Try to add the kite with the 4');
  await card('kite 4').click();
  await place.first().click();
  await page.getByRole('alert').locator('[data-rule="MI-3.3"]').waitFor();
  await hears(page, 'you are always told why');
  await coach(page).getByRole('button', { name: 'Leave the lesson' }).click();
  await page.getByRole('link', { name: 'Continue: Fly by day' }).click();
  await hears(page, 'you are always told why');
  await coach(page).getByRole('button', { name: 'Start this lesson again' }).click();
  await hears(page, 'These three cards are your hand.');
  await page.context().close();
});

test('a lesson by keyboard alone', async () => {
  const page = await here.visitor();
  await page.goto('/learn/migrato#dangers');
  const isIn = (where: string): Promise<boolean> =>
    page.evaluate((selector) => document.activeElement?.closest(selector) != null, where);
  const toRegion = async (where: string): Promise<void> => {
    for (let i = 0; i < 9 && !(await isIn(where)); i++) await page.keyboard.press('F6');
    expect(await isIn(where)).toBe(true);
  };
  await hears(page, 'Five cards in the deck are dangers.');
  await expect.poll(() => isIn('.coach')).toBe(true);
  await page.keyboard.press('Enter');
  await hears(page, 'The Hunter only sees by day.');
  expect(await isIn('.coach')).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await hears(page, 'By day it works.');
  await page.keyboard.press('Escape');
  await toRegion('.hand');
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  const armed = page.locator('.choice.armed');
  await armed.waitFor();
  await confirm(armed, () => page.keyboard.press('1'));
  await hears(page, 'The kite is yours');
  await toRegion('.hand');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await hears(page, 'It can happen to you too');
  await page.keyboard.press('Enter');
  await hears(page, 'Build again');
  await page.keyboard.press('l');
  await page.getByRole('dialog').waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Add black kite 3 to your black kites/ })
    .focus();
  await page.keyboard.press('Enter');
  await hears(page, 'Birds that are home are safe.');
  await page.keyboard.press('Enter');
  await hears(page, 'You have finished this lesson.');
  await page.keyboard.press('Enter');
  await hears(page, 'Stilts fly by night');
  await page.context().close();
});

test.each([
  ['light', LAPTOP],
  ['dark', PHONE],
  ['dark', LAPTOP],
  ['light', PHONE],
] as const)('axe finds nothing, %s %o', async (colorScheme, viewport) => {
  const page = await here.visitor({ colorScheme, viewport });
  await page.goto('/learn/migrato');
  await page.getByRole('heading', { name: 'Fly by day' }).waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('link', { name: 'Start: By night' }).click();
  await hears(page, 'Stilts fly by night');
  expect(await complaints(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // The coach makes room for itself: it lies on nothing.
  const [above, below] = await Promise.all([coach(page).boundingBox(), page.locator('.board').boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(below?.y ?? 0));
  await page.context().close();
});

/** Two at a time: more would only wait for each other. */
async function inPairs<T>(all: readonly T[], each: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await each(one);
  };
  await Promise.all([work(), work()]);
}

test.each(Object.keys(titles))(
  'every lesson of %s can be followed to its end by asking to be shown',
  async (game) => {
    const book = await openLessons(game);
    await inPairs(book?.lessons ?? [], async (lesson) => {
      const page = await here.visitor();
      await page.goto(`/learn/${game}#${lesson.id}`);
      await coach(page).waitFor();
      const steps = lesson.parts.flatMap((part) => part.steps);
      const points = steps.map(({ at }) => at !== undefined);
      const seen = await followLesson(page, points);
      expect(seen.length, `${lesson.id}: ${JSON.stringify(seen.map(({ said }) => said))}`).toBe(steps.length);
      const blind = steps.filter((_step, i) => points[i] && seen[i]?.pointed !== true);
      expect(blind.map(({ id }) => `${lesson.id}.${id} points at nothing`)).toEqual([]);
      await page.goto(`/learn/${game}`);
      await page.getByText(`1 of ${book?.lessons.length} done`).waitFor();
      await page.context().close();
    });
  },
);
