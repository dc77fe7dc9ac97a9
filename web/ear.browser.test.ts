import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { titles } from '../games/index.ts';
import { BOTS, type Plan } from './link/plan.ts';
import { spread } from './testing/earKeys.ts';
import { EarRobot } from './testing/earRobot.ts';
import { openHere } from './testing/here.ts';
import { serveFiles } from './testing/site.ts';
import { structureOf, voicesOf } from './testing/structure.ts';

const here = openHere(serveFiles);
const LONG = process.env.CROSSINGS_LONG === '1';
const HEARD = join(import.meta.dirname, '../docs/heard');
/** What a person needs for a typical turn of theirs. */
const MOST_KEYS = 8;
const turnsOf = new Map<string, readonly number[]>();

/** Whole games with one other, as short as their options allow: at each commit. The long run plays usual ones. */
const SHORT: Readonly<Record<string, Plan['options']>> = {
  displacement: { roundLimit: 8 },
  'ellis-island': { mode: 'quick', pace: 'async', lastFerry: 5 },
  migrato: { endTrigger: 'fiveArrivals', stallLimit: 30 },
};

async function openShort(page: Page, game: string): Promise<void> {
  const seats = (['human', 'bot'] as const).map((kind, i) => ({ kind, name: `Ada${i}`, bot: BOTS.easy }));
  const plan: Plan = { game, seats, options: SHORT[game] ?? {}, id: 'short' };
  await page.addInitScript((one) => {
    if (localStorage.getItem('crossings.solos') === null)
      localStorage.setItem('crossings.solos', JSON.stringify([{ plan: one, at: 1 }]));
  }, plan);
  await page.goto(`/solo/${game}#short`);
}

// They wait for bots and for voices most of the time: all at once they take as long as the longest.
test.concurrent.each(Object.keys(titles))('a whole game of %s can be played by ear and keys', async (id) => {
  const page = await here.visitor();
  await (LONG ? page.goto(`/solo/${id}`) : openShort(page, id));
  await page.locator('#prompt').waitFor();
  const robot = new EarRobot(page, seeded(`ear ${id}`));
  while (await robot.step()) {
    // A step is a decision, or a key that a moment waits for.
  }
  const turns = robot.turns();
  turnsOf.set(id, turns);
  if (LONG) {
    const { median, most } = spread(turns);
    const between = spread(robot.between());
    const counts =
      `${turns.length} turns, ${robot.decisions.length} decisions; keys of a turn: ${median}, at most ${most}; ` +
      `in between: ${between.median}, at most ${between.most}`;
    mkdirSync(HEARD, { recursive: true });
    writeFileSync(join(HEARD, `${id}.txt`), robot.written(`${id}, as heard and played by keys: ${counts}`));
  }
  expect(wrong(robot)).toEqual([]);
  expect(robot.atLast.at(-1)?.told.length).toBeGreaterThan(robot.decisions.length / 2);
  await page.context().close();
});

// The turns of one game are few and differ by luck: those of all are taken together.
test(`a typical turn takes at most ${MOST_KEYS} keys`, () => {
  const turns = [...turnsOf.values()].flat();
  expect(spread(turns).median, turns.join(' ')).toBeLessThanOrEqual(MOST_KEYS);
});

test.each(Object.keys(titles))('%s has headings, landmarks and two voices', async (id) => {
  const page = await here.visitor();
  await page.goto(`/solo/${id}`);
  await page.getByRole('heading', { name: 'What I hold' }).waitFor();
  await expect.poll(() => voicesOf(page)).toContain('polite');
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
  await page.context().close();
});

const times = (list: readonly string[], text: string): number => list.filter((one) => one === text).length;

/** Said in other words then: without what was secret, or by the name of a card that is gone from the log now. */
const OTHERWISE_THEN = /a card of day \d+ that is gone/;

/** One such sentence fewer stands in the log for each card that is gone. */
const BY_PLACE = /the \d+\w\w card of day \d+/;

/** Were said with the cards that were drawn or taken; the log keeps less: some faces are shown once. */
const SHOWN_ONCE = [/^You drew /, /^You played .* and took /];

/**
 * What stands in the log was said as often as it stands there. What has just been written may still be about to
 * be said: what stood there at one question was said by the next, and what was said by then stands there.
 */
function wrong({ atLast: [before, now] }: EarRobot): readonly string[] {
  if (before === undefined || now === undefined) return ['there were no two questions'];
  const heardOf = (one: string): number => {
    const kind = SHOWN_ONCE.find((shown) => shown.test(one));
    return kind === undefined ? times(now.heard, one) : now.heard.filter((said) => kind.test(said)).length;
  };
  const never = before.told.filter((one) => heardOf(one) < times(before.told, one));
  const often = now.told.filter((one) => times(before.heard, one) > times(now.told, one));
  return [
    ...never.filter((one) => !OTHERWISE_THEN.test(one)).map((one) => `never heard: ${one}`),
    ...often.filter((one) => !BY_PLACE.test(one)).map((one) => `heard too often: ${one}`),
  ];
}
