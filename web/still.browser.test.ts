import { expect, test } from 'vitest';
import { LAPTOP, PHONE } from './testing/browser.ts';
import { decideDisplacement } from './testing/displacementRobot.ts';
import { decideEmigration } from './testing/emigrationRobot.ts';
import { openHere } from './testing/here.ts';
import { type Decide, playOn } from './testing/robot.ts';
import { serveFiles } from './testing/site.ts';
import { type Standing, standingOf } from './testing/still.ts';

const here = openHere(serveFiles);

const GAMES: readonly (readonly [game: string, decide: Decide | undefined])[] = [
  ['migrato', undefined],
  ['emigration', decideEmigration],
  ['displacement', decideDisplacement],
];
const STEPS = process.env.CROSSINGS_LONG === '1' ? Number.POSITIVE_INFINITY : 30;

test.each(
  GAMES.flatMap(([game, decide]) =>
    [LAPTOP, PHONE].map((size) => ({ game, decide, size, width: size.width })),
  ),
)('a still table: $game, $width wide', async ({ game, decide, size }) => {
  const page = await here.visitor({ viewport: size, reducedMotion: 'reduce' });
  await page.goto(`/solo/${game}`);
  await page.locator('#prompt').waitFor();
  const zones = new Map<string, string>();
  const wrong = new Set<string>();
  const note = async ({ zones: now, cut, below, under }: Standing): Promise<void> => {
    if (!zones.has(now)) zones.set(now, (await page.locator('#prompt').textContent()) ?? '');
    for (const [what, list] of Object.entries({ cut, below, under }))
      for (const one of list) wrong.add(`${what}: ${one}`);
  };
  await playOn(
    [page],
    async (steps) => {
      const stands = await standingOf(page);
      if (stands !== undefined) await note(stands);
      return steps >= STEPS;
    },
    decide,
  );
  expect([...wrong]).toEqual([]);
  expect([...zones].map(([zone, asked]) => `${zone} at “${asked.trim()}”`)).toHaveLength(1);
  await page.context().close();
});
