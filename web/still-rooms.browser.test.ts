import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LAPTOP, PHONE } from './testing/browser.ts';
import { pressOn as pressOnEllis, RACER, TALKER } from './testing/ellisRobot.ts';
import { openHere } from './testing/here.ts';
import { pressOn as pressOnJourney } from './testing/journeyRobot.ts';
import { pressAll } from './testing/robot.ts';
import { serveFiles } from './testing/site.ts';
import { watch } from './testing/still.ts';

const here = openHere(serveFiles);

const STEPS = process.env.CROSSINGS_LONG === '1' ? Number.POSITIVE_INFINITY : 24;
const PLAYS: readonly {
  readonly game: string;
  readonly as: string;
  readonly press: (page: Page) => Promise<boolean>;
  readonly landmarks: readonly string[];
}[] = [
  {
    game: 'ellis-island',
    as: 'racer',
    press: (page) => pressOnEllis(page, RACER),
    landmarks: ['.mine > .prompt', '.mine > .row', '.hand'],
  },
  {
    game: 'ellis-island',
    as: 'talker',
    press: (page) => pressOnEllis(page, TALKER),
    landmarks: ['.mine > .prompt', '.mine > .row', '.hand'],
  },
  {
    game: 'journey-istanbul',
    as: 'worker',
    press: (page) => pressOnJourney(page, { goal: 'TAK', looks: true, works: true }),
    landmarks: ['.mine > .prompt', '.mine > .row', '.people', '.mycards', '.plan'],
  },
];

test.each(PLAYS.flatMap((play) => [LAPTOP, PHONE].map((size) => ({ ...play, size, width: size.width }))))(
  'a still table: $game as a $as, $width wide',
  async ({ game, press, landmarks, size }) => {
    const page = await here.visitor({ viewport: size });
    await page.addInitScript(() =>
      localStorage.setItem('crossings.settings', JSON.stringify({ pace: 'quick' })),
    );
    await page.goto(`/solo/${game}`);
    await page.locator('#prompt').waitFor();
    const watched = watch(page, landmarks);
    let steps = 0;
    const decide = async (): Promise<boolean> => {
      const moved = await press(page);
      if (moved) steps += 1;
      return moved;
    };
    await pressAll([[page, decide]], async () => {
      await watched.look();
      return steps >= STEPS;
    });
    expect([...watched.wrong]).toEqual([]);
    for (const [what, ways] of watched.stood) expect([...ways], what).toHaveLength(1);
    await page.context().close();
  },
);
