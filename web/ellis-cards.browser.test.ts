import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SHARED } from '../games/ellis-island/content/answers.ts';
import { FAMILY_ROWS } from '../games/ellis-island/content/families.ts';
import { arrive, attempt, toDesk, viewOf } from '../server/testing/islanders.ts';
import { openHere } from './testing/here.ts';
import { openIsland, takeSeat } from './testing/island.ts';
import { DIST } from './testing/site.ts';

const here = openHere(openIsland);

/** What is written on both sides of the printed cards, and the wrong answers beside it. Given names stand in other texts, too. */
const WRITTEN = [
  ...FAMILY_ROWS.flatMap(({ name, homeTown, ship, port, destination, contact, history, members, decoys }) => [
    name,
    homeTown,
    ship,
    port,
    destination,
    contact,
    history,
    ...members.flatMap(({ occupation, carries, plan, mark, look }) => [
      occupation,
      carries,
      plan,
      mark,
      look,
    ]),
    ...[decoys.ship, decoys.homeTown, decoys.destination].flat(),
  ]),
  ...SHARED.paidBy,
  ...SHARED.reason,
  ...SHARED.keepsake,
];
/** As whole strings: a ship is called Island, and so is much else. */
const writtenIn = (script: string): string[] =>
  WRITTEN.filter((words) => ['`', "'", '"'].some((mark) => script.includes(mark + words + mark)));

/** Every script that this page asks for from now on, workers included: as it was built. */
function scriptsOf(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) found.add(pathname);
  });
  return found;
}
const built = (file: string): string => readFileSync(join(DIST, file), 'utf8');

test('[EI-R39] no script of a table on a network holds what is written on a Family Card', async () => {
  const table = await arrive(here.place.port, { interviewForm: 'choice' }, ['Ben']);
  const { first } = viewOf(table.clients[0]);
  const person = table.people[first] ?? expect.fail();
  const page = await here.visitor();
  const scripts = scriptsOf(page);
  await takeSeat(page, person);
  await toDesk(table, 1, 'BOI');
  await table.clients[first]?.act(attempt('interview'));
  await page.locator('.bureau').waitFor();
  await page.keyboard.press('l');
  await page.locator('dialog').waitFor();
  // Whatever the table fetches while nothing is asked.
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(40);
  for (const file of scripts) expect([file, ...writtenIn(built(file))]).toEqual([file]);
  await page.context().close();
  await table.close();
});

test('[EI-R39] nor does anything that a first visit keeps for the time without a network', () => {
  const kept = (JSON.parse(built('files.json')) as { readonly first: readonly string[] }).first;
  const scripts = kept.filter((file) => file.endsWith('.js') && !/\/(worker-)?lessons-|\/RULES-/.test(file));
  expect(scripts.length).toBeGreaterThan(100);
  for (const file of scripts) expect([file, ...writtenIn(built(file))]).toEqual([file]);
  // The searching finds what is there: whoever plays alone has the cards on the own device.
  const cards = readdirSync(join(DIST, 'assets')).filter((file) => /^worker-dealt-.*\.js$/.test(file));
  expect(cards).toHaveLength(1);
  for (const file of cards) expect(writtenIn(built(join('assets', file))).length).toBeGreaterThan(200);
});

test('without a network a first table alone says that it cannot be opened; once played there, it opens', async () => {
  const page = await here.visitor({ serviceWorkers: 'allow' });
  await page.goto('/');
  const kept = (): Promise<string | undefined> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(kept).toBe('activated');
  await page.context().setOffline(true);
  await page.goto('/solo/ellis-island');
  await page.getByText('This page could not load').waitFor();
  await page.context().setOffline(false);
  await page.goto('/solo/ellis-island');
  await page.locator('.quay').waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.quay').waitFor();
  await page.context().close();
});
