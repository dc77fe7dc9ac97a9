import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { serveHere } from '../../server/testing/here.ts';
import { type Drawn, sixes } from '../../server/testing/islanders.ts';
import { visitor } from './browser.ts';
import { foundEllis, type Habit, pressOn } from './ellisRobot.ts';
import { DIST } from './site.ts';

/** A real server with the built site, where every roll is a six and the puzzle is the one wished for. */
export interface Island {
  readonly origin: string;
  readonly drawn: Drawn;
  close(): Promise<void>;
}

export async function openIsland(): Promise<Island> {
  const drawn: Drawn = { card: '' };
  const server = await serveHere({}, sixes(drawn), DIST);
  return { origin: `http://127.0.0.1:${server.port}`, drawn, close: () => server.stop() };
}

/** Two people at a table that has begun. */
export async function twoIslanders(
  browser: Browser,
  island: Island,
  options: object,
  more: readonly BrowserContextOptions[] = [],
): Promise<[Page, Page]> {
  const ada = await visitor(browser, island.origin, more[0]);
  const link = await foundEllis(ada, 'Ada', { people: 2, options: { mode: 'quick', ...options } });
  await ada.goto(link);
  const ben = await visitor(browser, island.origin, more[1]);
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ada.getByText('Everybody is here.').waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  return [ada, ben];
}

/** Both play by keyboard until one of them finds this on the page: that one, then the other. */
export async function untilExamined(
  pages: readonly [Page, Page],
  habit: Habit,
  found: string,
): Promise<[examined: Page, other: Page]> {
  const start = performance.now();
  for (;;) {
    for (const [i, page] of pages.entries()) {
      if ((await page.locator(found).count()) > 0) return [page, pages[1 - i] ?? page];
      await pressOn(page, habit);
    }
    if (performance.now() - start > 30_000) throw new Error(`nobody came to ${found}`);
    await pages[0].waitForTimeout(20);
  }
}
