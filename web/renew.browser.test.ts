import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AGAIN_MS, SETTLED_MS } from './site/renew.ts';
import { openHere } from './testing/here.ts';
import { playOn } from './testing/robot.ts';
import { DIST, serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);

test('a page that stood open while the site was updated loads itself anew, and the game goes on', async () => {
  const page = await here.visitor();
  await page.clock.install();
  // Whether a part of the site is there is asked at each request: a route taken away while one is under way
  // can leave it without any answer.
  let isOld = true;
  let isAnswered = false;
  await page.route('**/assets/Keys-*.js', (route) =>
    isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  // Nobody answers: what is loaded anew then would be no page at all.
  await page.route('/', (route) => (isAnswered ? route.continue() : route.abort()));
  await page.goto('/solo/migrato');
  await page.getByText('Choose a card, or pass.').waitFor();
  await page.clock.fastForward(SETTLED_MS);
  const asked = page.waitForRequest('/');
  await page.keyboard.press('?');
  await asked;
  await page.getByText('Choose a card, or pass.').waitFor();
  const renewed = page.waitForEvent('load');
  isAnswered = true;
  isOld = false;
  await page.clock.fastForward(AGAIN_MS);
  await renewed;
  await page.locator('.hold').first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.context().close();
});

/** The caches of this browser, and how many files of the site they hold. */
const caches = (page: Page): Promise<readonly [name: string, files: number][]> =>
  page.evaluate(async () => {
    const names = await window.caches.keys();
    return Promise.all(
      names.map(async (name): Promise<[string, number]> => {
        const cache = await window.caches.open(name);
        return [name, (await cache.keys()).length];
      }),
    );
  });

test('a new version of the site takes the place of the old, forgets its files, and the game goes on', async () => {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const [, built = ''] = /VERSION = '(\w+)'/.exec(worker) ?? [];
  let version = 'former';
  const place = await serveFiles((path, text) => (path === '/sw.js' ? text.replace(built, version) : text));
  const page = await here.visitor({ baseURL: place.origin, serviceWorkers: 'allow' });
  await page.goto('/solo/migrato');
  await page.locator('.hold').first().waitFor();
  await expect.poll(async () => (await caches(page)).map(([name]) => name)).toEqual(['crossings-former']);
  const took = (): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(took).toBe(true);
  // Something only the former version had.
  await page.evaluate(async () =>
    (await window.caches.open('crossings-former')).put('/assets/gone.js', new Response('')),
  );
  // While a bot thinks, the next look finds another turn.
  await playOn([page], async (steps) => steps >= 4 && /^Your turn/.test(await page.title()));
  const turn = await page.locator('.phase').textContent();

  version = 'next';
  await page.reload();
  await page.locator('.hold').first().waitFor();
  expect(await page.locator('.phase').textContent()).toBe(turn);
  await expect.poll(async () => (await caches(page)).map(([name]) => name)).toEqual(['crossings-next']);
  const kept = readdirSync(join(DIST, 'assets')).filter((name) => /\.(js|css|woff2)$/.test(name));
  const dealt = kept.filter((name) => /^(worker-)?dealt-/.test(name));
  await expect
    .poll(async () => (await caches(page))[0]?.[1])
    .toBeGreaterThanOrEqual(kept.length - dealt.length);
  expect(await page.evaluate(async () => (await window.caches.match('/assets/gone.js')) === undefined)).toBe(
    true,
  );

  // And without any network it goes on where it was.
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.hold').first().waitFor();
  await playOn([page], async (steps) => steps >= 4);
  await page.context().close();
  await place.close();
});
