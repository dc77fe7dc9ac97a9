import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaints } from './testing/axe.ts';
import { launch, PHONE, troubles } from './testing/browser.ts';
import { TALKER } from './testing/ellisRobot.ts';
import { type Island, openIsland, twoIslanders, untilExamined } from './testing/island.ts';

/** The rooms of Ellis Island one by one: the spoken Interview, and a puzzle of each family. */
let browser: Browser;
let island: Island;

beforeAll(async () => {
  [browser, island] = await Promise.all([launch(), openIsland()]);
});

afterAll(async () => {
  await browser.close();
  await island.close();
  expect(troubles).toEqual([]);
});

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const leave = (pages: readonly Page[]): Promise<unknown> =>
  Promise.all(pages.map((page) => page.context().close()));

test('a spoken Interview by keyboard: what matches is right, the Interviewer judges the rest, silence is wrong', async () => {
  const pages = await twoIslanders(browser, island, { interviewForm: 'spoken' }, [
    {},
    { viewport: PHONE, colorScheme: 'dark' },
  ]);
  const [speaks, judges] = await untilExamined(pages, TALKER, '.answering form');
  const clip = (page: Page, i: number) => page.locator('.clip').nth(i);
  for (const page of pages) {
    await page.locator('.clip.now').waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
  // The card lies open before the Interviewer, and nothing of it on the other page.
  const answer = (await clip(judges, 0).locator('.key b').textContent()) ?? '';
  const destination = await judges.locator('.doc').textContent();
  expect(destination?.length).toBeGreaterThan(300);
  expect(await speaks.locator('.doc, .key').count()).toBe(0);
  await speaks.locator('.answering input:focus').waitFor();
  await speaks.keyboard.type(answer.toUpperCase());
  await speaks.keyboard.press('Enter');
  await speaks.locator('.clip.right').waitFor();

  await speaks.locator('.answering input:focus').waitFor();
  await speaks.keyboard.type('a long way from here');
  await speaks.keyboard.press('Enter');
  await judges.getByText('Right or wrong?').waitFor();
  await speaks.getByText('judges this answer').waitFor();
  for (const page of pages) expect(await complaints(page)).toEqual([]);
  await judges.keyboard.press('2');
  await clip(speaks, 1).locator('.v', { hasText: 'Wrong' }).waitFor();

  await speaks.locator('.answering input:focus').waitFor();
  expect(await speaks.getByRole('button', { name: 'Answer' }).isDisabled()).toBe(true);
  await speaks.keyboard.press('Tab');
  await speaks.keyboard.press('Enter');
  await speaks.locator('.moment').waitFor();
  for (const page of pages) await page.getByText('Jail').first().waitFor();
  await leave(pages);
});
