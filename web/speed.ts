import { loadavg } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { titles } from '../games/index.ts';
import { launch, PHONE, visitor } from './testing/browser.ts';
import { buildSite, serveFiles } from './testing/site.ts';

/**
 * Prints how long a phone with slow 4G and a processor four times slower needs: `node web/speed.ts [runs]`. A
 * figure is the middle of its runs; whoever compares figures compares machines as quiet as each other.
 */
const RUNS = Number(process.argv[2] ?? 5);
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, offline: false };

async function slowPhone(browser: Browser, origin: string): Promise<Page> {
  const page = await visitor(browser, origin, { viewport: PHONE, hasTouch: true, isMobile: true });
  // Sent as a server would send it: compressed. The line is slowed, so its bytes count.
  await page.route('**/*.{js,css,svg}', async (route) => {
    const response = await route.fetch();
    const body = brotliCompressSync(await response.body());
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-encoding': 'br' } });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

const middle = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** From the address to the home page with its games; from the tap on the first of them to its prompt. */
async function visit(
  browser: Browser,
  origin: string,
  game: string,
): Promise<{ home: number; prompt: number }> {
  const page = await slowPhone(browser, origin);
  const opened = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  const name = titles[game]?.texts.en.name ?? game;
  const play = page.getByRole('button', { name: new RegExp(`Play.*${name}$`) });
  await play.waitFor();
  const shown = performance.now();
  await page.waitForTimeout(3000);
  const tapped = performance.now();
  await play.tap();
  await page.locator('#prompt:not(:empty)').waitFor();
  const asked = performance.now();
  await page.context().close();
  return { home: shown - opened, prompt: asked - tapped };
}

buildSite();
const site = await serveFiles();
const browser = await launch();
console.log(`${RUNS} runs, load ${loadavg()[0]?.toFixed(1)}`);
for (const game of Object.keys(titles)) {
  const all: { home: number; prompt: number }[] = [];
  for (let run = 0; run < RUNS; run++) all.push(await visit(browser, site.origin, game));
  const home = seconds(middle(all.map((one) => one.home)));
  const prompt = seconds(middle(all.map((one) => one.prompt)));
  console.log(`${game.padEnd(18)} home ${home}, from tap to prompt ${prompt}`);
}
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
await browser.close();
await site.close();
