import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { playOn } from './testing/robot.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);

const shelf = (page: Page) => page.getByRole('region', { name: /^(Where you left off|Put away)$/ });
const kept = (page: Page, name: string) => shelf(page).locator('article', { hasText: name });
const turnOf = async (page: Page): Promise<string> => (await page.locator('.phase').textContent()) ?? '';
const playNow = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Play now.*${name}$`) });

async function begin(page: Page, game: string): Promise<string> {
  await page.goto(`/solo/${game}`);
  await page.locator('#prompt').waitFor();
  return new URL(page.url()).hash;
}

test('every unfinished game is on the home page with whose turn it is; one is put away and taken out again', async () => {
  const page = await here.visitor({ viewport: PHONE });
  for (const game of ['migrato', 'displacement']) await begin(page, game);
  await page.goto('/');
  await expect.poll(() => shelf(page).locator('article').count()).toBe(2);
  await kept(page, 'Displacement').getByText('Heron').first().waitFor();
  expect(await complaints(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.getByRole('button', { name: 'Put away Migrato' }).click();
  await expect.poll(() => shelf(page).locator('article').count()).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: '1 put away' }).click();
  await kept(page, 'Migrato').getByRole('button', { name: 'Bring back' }).click();
  await expect.poll(() => shelf(page).locator('article').count()).toBe(2);
  await page.getByRole('link', { name: /^(Continue|View) Migrato$/ }).click();
  await page.locator('.hold').first().waitFor();
  await page.context().close();
});

test('“Play now” asks before it begins another; both stay, each where it was, also in another tab', async () => {
  const page = await here.visitor();
  await page.goto('/');
  await playNow(page, 'Migrato').click();
  await page.getByText('Choose a card, or pass.').waitFor();
  await playOn([page], async (steps) => steps >= 6);
  const [first, before] = [new URL(page.url()).hash, await turnOf(page)];
  await page.goto('/');
  await playNow(page, 'Migrato').click();
  await page.getByRole('button', { name: 'Start another' }).click();
  await page.getByText('Choose a card, or pass.').waitFor();
  expect(new URL(page.url()).hash).not.toBe(first);
  await page.goto('/');
  await expect.poll(() => kept(page, 'Migrato').count()).toBe(2);
  const other = await page.context().newPage();
  await other.goto(`/solo/migrato${first}`);
  await other.locator('.hold').first().waitFor();
  expect(Number(/\d+/.exec(await turnOf(other))?.[0])).toBeGreaterThanOrEqual(
    Number(/\d+/.exec(before)?.[0]),
  );
  await playNow(page, 'Migrato').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await page.locator('.hold').first().waitFor();
  await page.context().close();
});

test('a game that the former version of the site kept is on the shelf and goes on', async () => {
  const page = await here.visitor();
  const hash = await begin(page, 'migrato');
  await page.evaluate(() => {
    const [{ plan }] = JSON.parse(localStorage.getItem('crossings.solos') ?? '[]');
    localStorage.clear();
    localStorage.setItem('crossings.solo.migrato', JSON.stringify(plan));
  });
  await page.goto('/');
  await page.getByRole('link', { name: /^(Continue|View) Migrato$/ }).click();
  await page.locator('.hold').first().waitFor();
  expect(new URL(page.url()).hash).toBe(hash);
  await page.context().close();
});

test('a browser without room says so once, and the game goes on', async () => {
  const page = await here.visitor();
  await page.route(/assets\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    const full = `IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };`;
    await route.fulfill({ response: answer, body: full + (await answer.text()) });
  });
  await begin(page, 'migrato');
  await page.getByText('Your browser is out of space.').waitFor();
  await playOn([page], async (steps) => steps >= 6);
  await page.context().close();
});

test('a storage that takes nothing more says so, and no other game is forgotten for it', async () => {
  const page = await here.visitor();
  const hash = await begin(page, 'migrato');
  await playOn([page], async (steps) => steps >= 4);
  const turn = await turnOf(page);
  const full = await page.context().newPage();
  await full.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await full.goto('/solo/displacement');
  await full.getByText('Your browser is out of space.').waitFor();
  await full.locator('#prompt').waitFor();
  await full.close();
  await page.goto(`/solo/migrato${hash}`);
  await page.locator('.hold').first().waitFor();
  expect(await turnOf(page)).toBe(turn);
  await page.context().close();
});

/** Games that were begun take no place from the others. */
test.each([0, 3])('all five games are on one screen of a phone, %i of them begun', async (begun) => {
  const page = await here.visitor({ viewport: PHONE });
  for (const game of ['migrato', 'displacement', 'journey-istanbul'].slice(0, begun)) await begin(page, game);
  await page.goto('/');
  await expect.poll(() => shelf(page).locator('article').count()).toBe(begun);
  const buttons = page.getByRole('button', { name: /^Play / });
  await expect.poll(() => buttons.count()).toBe(5);
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await page.context().close();
});

test('of a table of others the shelf says how old it is what this device saw', async () => {
  const page = await here.visitor({ viewport: PHONE });
  await page.goto('/rules');
  await page.evaluate(
    (seenAt) => {
      const kept = { game: 'migrato', code: 'amber heron 47', token: 'token', at: seenAt };
      const stood = { mine: true, phase: 'Turn 3', language: 'en', others: [{ name: 'Ben', bot: false }] };
      localStorage.setItem(
        'crossings.tables',
        JSON.stringify([
          { ...kept, table: 'now' },
          { ...kept, table: 'old' },
        ]),
      );
      const standings = { now: { ...stood, seenAt: Date.now() }, old: { ...stood, seenAt } };
      localStorage.setItem('crossings.standings', JSON.stringify(standings));
    },
    Date.now() - 2.5 * 86_400_000,
  );
  await page.goto('/');
  const games = shelf(page).locator('article');
  await expect.poll(() => games.count()).toBe(2);
  const said = (await games.allTextContents()).map((text) => /Turn 3|Seen \d days ago/.exec(text)?.[0]);
  expect(said.toSorted()).toEqual(['Seen 2 days ago', 'Turn 3']);
  await page.context().close();
});
