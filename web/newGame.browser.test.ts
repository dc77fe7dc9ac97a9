import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, PHONE, troubles, visitor } from './testing/browser.ts';
import { copyProject, run } from './testing/copy.ts';
import { type Decide, playOn } from './testing/robot.ts';
import { startServer } from './testing/server.ts';
import { buildSite } from './testing/site.ts';

const ID = 'rope-market';
const PLAIN = 'plain-market';
const VITEST = 'node_modules/vitest/vitest.mjs';

/** Any button of the prompt that is not a form. */
const decide: Decide = () => {
  const choices = [...document.querySelectorAll<HTMLElement>('.mine .choice[data-key]')];
  const first = choices.find((one) => !/Give|…/.test(one.textContent ?? ''));
  first?.click();
  return first === undefined ? 'waiting' : 'done';
};

let browser: Browser;
let copy: string;
beforeAll(async () => {
  browser = await launch();
  copy = copyProject();
});
afterAll(async () => {
  await browser.close();
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  expect(troubles).toEqual([]);
});

test('CONTRIBUTING, step 1: a new game keeps the laws and the floor plan, and plays in the laboratory', () => {
  expect(run(copy, 'lab/crossings.ts', 'new', ID, '--prefix', 'RM')).toBe('');
  expect(run(copy, 'lab/crossings.ts', 'simulate', ID, '--games', '20')).toBe('');
  expect(run(copy, 'lab/crossings.ts', 'watch', ID)).toBe('');
  const tests = [`games/${ID}`, 'floorplan.test.ts', 'architecture.test.ts'];
  expect(run(copy, VITEST, 'run', '--project', 'code', ...tests)).toBe('');
});

/** Plays a game of it alone at a device. */
async function playIt(origin: string, id: string, look: (page: Page) => Promise<void>): Promise<void> {
  const page = await visitor(browser, origin, { viewport: PHONE });
  await page.goto(`/solo/${id}`);
  await page.locator('#prompt').waitFor();
  await look(page);
  await playOn([page], undefined, decide);
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await page.context().close();
}

test('and at a table, its own or, where it has none, a plain one', async () => {
  expect(run(copy, 'lab/crossings.ts', 'new', PLAIN, '--prefix', 'PM')).toBe('');
  for (const part of ['index.ts', 'rules.ts', 'Table.svelte']) rmSync(join(copy, `games/${PLAIN}/ui`, part));
  buildSite(copy);
  const server = await startServer(copy);
  try {
    await playIt(server.origin, ID, (page) => page.getByRole('region', { name: 'The river' }).waitFor());
    await playIt(server.origin, PLAIN, (page) => page.getByRole('heading', { name: 'Quays' }).waitFor());
  } finally {
    await server.close();
  }
});
