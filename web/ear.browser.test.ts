import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { levelLabel } from '../engine/levels.ts';
import { titles } from '../games/index.ts';
import type { Plan } from './link/plan.ts';
import { CityMind } from './testing/earCity.ts';
import { spread } from './testing/earKeys.ts';
import { wrong } from './testing/earLog.ts';
import { IslandMind, type Mind } from './testing/earMind.ts';
import { EarRobot } from './testing/earRobot.ts';
import { keysBetween, keysEvenly, keysOfTurns, written } from './testing/earTurns.ts';
import { FAULTS, plant } from './testing/faults.ts';
import { openHere } from './testing/here.ts';
import { fixLuck } from './testing/luck.ts';
import { serveFiles } from './testing/site.ts';
import { structureOf, voiceOf } from './testing/structure.ts';

const here = openHere(serveFiles);
const LONG = process.env.CROSSINGS_LONG === '1';
const LUCK = 18;
const HEARD = join(import.meta.dirname, '../docs/heard');
/** What a person needs for a typical turn of theirs. */
const MOST_KEYS = 8;

/** Who wants more than what is usual, by game, and what they come to do of their own. */
const MINDS: Readonly<Record<string, readonly [of: (page: Page) => Mind, does: readonly string[]]>> = {
  'ellis-island': [(page) => new IslandMind(page), ['card', 'offer', 'Mental', 'Physical', 'Interview']],
  'journey-istanbul': [(page) => new CityMind(page), ['phrase', 'gift']],
};

/** Whole games with one other, as short as their options allow: at each commit. The long run plays usual ones. */
const SHORT: Readonly<Record<string, Plan['options']>> = {
  displacement: { roundLimit: 8 },
  'ellis-island': { mode: 'quick', pace: 'async', lastFerry: 10 },
  migrato: { endTrigger: 'fiveArrivals', stallLimit: 30 },
};

async function openShort(page: Page, game: string): Promise<void> {
  const seats = (['human', 'bot'] as const).map((kind, i) => ({ kind, name: `Ada${i}`, bot: levelLabel(1) }));
  const plan: Plan = { game, seats, options: SHORT[game] ?? {}, id: 'short' };
  await page.addInitScript((one) => {
    if (localStorage.getItem('crossings.solos') === null)
      localStorage.setItem('crossings.solos', JSON.stringify([{ plan: one, at: 1 }]));
  }, plan);
  await page.goto(`/solo/${game}#short`);
}

/** Plays the game that is open to its end, and has a word to say about whatever was not as it should be. */
async function playToEnd(page: Page, id: string): Promise<EarRobot> {
  await page.locator('#prompt').waitFor();
  await expectStructure(page);
  const [of, does = []] = MINDS[id] ?? [];
  const mind = of?.(page);
  const robot = new EarRobot(page, seeded(`ear ${id}`), mind);
  while (await robot.step()) {
    // A step is a decision, or a key that a moment waits for.
  }
  expect(wrong(robot.atLast)).toEqual([]);
  // While a log is covered it is no measure; most of the time it is.
  expect(robot.measured).toBeGreaterThan(robot.decisions.length / 2);
  expect(robot.atLast.at(-1)?.told.length).toBeGreaterThan(robot.decisions.length / 2);
  for (const turns of [keysOfTurns(robot.decisions), keysEvenly(robot.decisions)])
    expect(spread(turns).median, turns.join(' ')).toBeLessThanOrEqual(MOST_KEYS);
  expect(mind?.did ?? [], 'done of its own').toEqual(expect.arrayContaining([...does]));
  return robot;
}

// They wait for bots and for voices most of the time: all at once they take as long as the longest.
test.concurrent.each(Object.keys(titles))('a whole game of %s can be played by ear and keys', async (id) => {
  const page = await here.visitor();
  // The same game each time: a commit is judged by what it changed, not by luck.
  await fixLuck(page, LUCK);
  await (LONG ? page.goto(`/solo/${id}`) : openShort(page, id));
  const robot = await playToEnd(page, id);
  if (LONG) {
    const turns = keysOfTurns(robot.decisions);
    const { median, most } = spread(turns);
    const between = spread(keysBetween(robot.decisions));
    const counts =
      `${turns.length} turns, ${robot.decisions.length} decisions; keys of a turn: ${median}, at most ${most}; ` +
      `in between: ${between.median}, at most ${between.most}`;
    mkdirSync(HEARD, { recursive: true });
    const title = `${id}, as heard and played by keys: ${counts}`;
    writeFileSync(join(HEARD, `${id}.txt`), written(title, robot.decisions, robot.last));
  }
  await page.context().close();
});

// Whoever judges is judged: each fault, planted by itself, is found.
test.runIf(LONG).concurrent.each(FAULTS)('by ear it is found where %s', async (fault) => {
  const page = await here.visitor();
  await fixLuck(page, LUCK);
  await plant(page, fault);
  await openShort(page, 'migrato');
  await expect(playToEnd(page, 'migrato')).rejects.toThrow();
  await page.context().close();
});

/** Headings for what one holds, the board, each of the others and the log; landmarks; two voices. */
async function expectStructure(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'What I hold' }).waitFor();
  await voiceOf(page, 'polite').waitFor({ state: 'attached' });
  const { headings, landmarks, unnamed } = await structureOf(page);
  expect(headings).toEqual(expect.arrayContaining(['2 What I hold', '2 Where everything is', '2 Log']));
  const others = await page
    .locator('.bar')
    .getByRole('list', { name: 'The others' })
    .getByRole('listitem')
    .count();
  const stands = headings.slice(headings.indexOf('2 How the others stand') + 1);
  const end = stands.findIndex((one) => !one.startsWith('3'));
  expect(end < 0 ? stands.length : end).toBe(others);
  expect(landmarks).toEqual(expect.arrayContaining(['main', 'complementary', 'region']));
  expect(unnamed).toEqual([]);
}
