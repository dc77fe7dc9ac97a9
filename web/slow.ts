import type { Browser } from 'playwright-core';
import { titles } from '../games/index.ts';
import { launch, PHONE, visitor } from './testing/browser.ts';
import { startServer } from './testing/server.ts';
import { buildSite } from './testing/site.ts';
import { thinLine } from './testing/thinLine.ts';

/**
 * How long a phone waits that has a poor line and a slow processor: `node web/slow.ts`, or one game by name.
 * From the tap on the address to the home page, and from the tap on “Play now” to the first prompt. Median of
 * some visits, each with a browser that has never been here.
 */
const LINE = { bitsPerSecond: 1_600_000, roundTripMs: 150 };
const TIMES_SLOWER = 4;
const VISITS = 5;

interface Waited {
  readonly home: number;
  readonly prompt: number;
}

async function visit(browser: Browser, origin: string, game: string): Promise<Waited> {
  const page = await visitor(browser, origin, {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    knows: false,
  });
  const control = await page.context().newCDPSession(page);
  await control.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  const began = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  const play = page.locator(`article.game:has([href="/new/${game}"]) button.main`);
  await play.waitFor();
  const home = performance.now() - began;
  // Nobody taps before having read: by then the page is at rest.
  await page.waitForLoadState('networkidle');
  const tapped = performance.now();
  await play.tap();
  await page.locator('#prompt').filter({ hasText: /\S/ }).first().waitFor();
  const prompt = performance.now() - tapped;
  await page.context().close();
  return { home, prompt };
}

const median = (all: readonly number[]): number =>
  Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN);

const [one] = process.argv.slice(2);
buildSite();
const server = await startServer();
const line = await thinLine(server.origin, LINE);
const browser = await launch();
for (const game of one === undefined ? Object.keys(titles) : [one]) {
  const all: Waited[] = [];
  for (let nr = 0; nr < VISITS; nr++) all.push(await visit(browser, line.origin, game));
  const waited: Waited = {
    home: median(all.map(({ home }) => home)),
    prompt: median(all.map(({ prompt }) => prompt)),
  };
  // Whoever breaks off has what was measured until then.
  console.log(game, waited);
}
await browser.close();
await line.close();
await server.close();
