import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { viewOf } from '../server/testing/islanders.ts';
import { IslandMind } from './testing/earMind.ts';
import { EarRobot } from './testing/earRobot.ts';
import { heardOn } from './testing/hearing.ts';
import { openHere } from './testing/here.ts';
import { type Bench, type Island, openBench, openIsland } from './testing/island.ts';

/** The puzzles of Ellis Island for whoever hears them: those that “text puzzles only” leaves. */
const here = openHere(openIsland);

/** So much of what was said helps whoever reads why a puzzle was not solved. */
const LAST = 20;
const CUBES_SHOWN = 5;
const CARDS = ['ME-CU-1', 'ME-PI-3', 'ME-TA-1', 'ME-TA-3', 'ME-FE-3'] as const;

/** Presses the key and gives what is said after it. */
async function saidAfter(page: Page, key: string): Promise<string> {
  const before = (await heardOn(page)).length;
  await page.keyboard.press(key);
  await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(before);
  return (await heardOn(page)).slice(before).join(' ');
}

/** Somebody stands before this puzzle, and has heard it. */
async function before(bench: Bench, card: Island['drawn']['card']): Promise<void> {
  here.place.drawn.card = card;
  await bench.examine();
  const heard = async (): Promise<string> => (await heardOn(bench.page)).at(-1) ?? '';
  await expect.poll(heard).toMatch(/^Solve the puzzle\./);
}

test('cubes, pictures, tags and a ferry are solved with keys by what is heard of them, and nothing else', async () => {
  const bench = await openBench(here.browser, here.place, {});
  const robot = new EarRobot(bench.page, seeded('puzzles'), new IslandMind(bench.page));
  for (const card of CARDS) {
    here.place.drawn.card = card;
    await bench.examine();
    // A step more than it takes puts away the moment in which the end is told.
    while (bench.isOpen()) await robot.step();
    const heard = (await heardOn(bench.page)).slice(-LAST).join(' / ');
    // On a machine with much to do the table goes on before the page has shown the last of the cubes.
    const cubes = heard.split(' / ').filter((one) => /^[1-4]$/.test(one));
    if (card !== 'ME-CU-1' || cubes.length === CUBES_SHOWN)
      expect([card, bench.judged()], heard).toEqual([card, 'passed']);
    if ((await bench.page.locator('.moment').count()) > 0) await bench.page.keyboard.press('Escape');
    await bench.page.locator('.island').waitFor();
  }
  await bench.close();
});

test('in a puzzle only its own button hands in, and the keys that it does not use ask the table', async () => {
  const bench = await openBench(here.browser, here.place, {});
  const { page, solver } = bench;
  await before(bench, 'ME-PI-3');
  const given = (): unknown => {
    const work = viewOf(solver).exam?.work;
    return work?.family === 'pict' ? work.letter : 'no pictures';
  };
  // A letter chooses; what Enter then presses elsewhere is no answer.
  await page.keyboard.press('b');
  await page.getByRole('link', { name: 'Skip to your move' }).focus();
  await page.keyboard.press('Enter');
  expect(await saidAfter(page, 'p')).toMatch(/^Solve the puzzle\. Nine pictures.* A: /);
  expect(given()).toBeNull();
  expect(await saidAfter(page, 'i')).toMatch(/hold/);
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Ask the table' }).waitFor();
  await page.keyboard.type('the puzzle');
  expect(await saidAfter(page, 'Enter')).toContain('Row 1:');
  await page.keyboard.press('Escape');
  // A digit is the puzzle's own: it chooses, and does not give up.
  expect((await heardOn(page)).join(' ')).not.toMatch(/\d: Give up/);
  await page.keyboard.press('1');
  await page.getByRole('radio', { name: /^A:/, checked: true }).waitFor();
  expect(given()).toBeNull();
  // Only the narrator speaks by itself, and politely: nothing here hurts.
  const live = page.locator('[aria-live]:not([aria-live="off"])');
  const how = await live.evaluateAll((all) => all.map((one) => `${one.ariaLive} ${one.dataset.ear ?? ''}`));
  expect(how.filter((one) => one.startsWith('assertive'))).toEqual([]);
  expect(how).toContain('polite soon');
  await bench.close();
});

test('on a checkbox letters still are the table’s', async () => {
  const bench = await openBench(here.browser, here.place, {});
  await before(bench, 'ME-TA-1');
  const clue = bench.page.getByRole('checkbox').first();
  await clue.focus();
  expect(await saidAfter(bench.page, 'i')).toMatch(/hold/);
  await bench.page.keyboard.press('Space');
  expect(await clue.isChecked()).toBe(true);
  await bench.close();
});
