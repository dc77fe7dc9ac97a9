import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { ownFamilies } from '../games/ellis-island/testing/ownSet.ts';
import { titles } from '../games/index.ts';
import { COMMAND } from '../lab/testing/crossings.ts';
import { factsOf } from './lab/facts.ts';
import { type Form, firstForm } from './lab/form.ts';
import { packed } from './lab/link.ts';
import { complaintsInEveryLight } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { serveFiles } from './testing/site.ts';

/** Files and nothing behind them: a laboratory needs no server. */
const here = openHere(serveFiles);
const folder = mkdtempSync(join(tmpdir(), 'crossings-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function formOf(game: string, change: Partial<Form>): Promise<Form> {
  const title = titles[game] ?? expect.fail(`no game ${game}`);
  return { ...firstForm(await factsOf(title)), bots: 'random', ...change };
}

const STALLED: Partial<Form> = { kind: 'option', option: 'stallLimit', to: '30', measure: 'actions' };
const question = async (change: Partial<Form>): Promise<string> =>
  `/lab#q=${await packed(await formOf('migrato', { ...STALLED, deals: 200, ...change }))}`;

const playButton = (page: Page) => page.getByRole('button', { name: 'Play and answer' });

/** Plays what is asked, and says the digest of the answer. */
async function answered(page: Page): Promise<string> {
  await playButton(page).click();
  return digestOn(page);
}
async function digestOn(page: Page): Promise<string> {
  const digest = await page.locator('[data-digest]').getAttribute('data-digest');
  return digest ?? expect.fail('an answer without a digest');
}

/** What the command on the page answers. */
function commanded(command: string): string {
  const line = command.replace(/^crossings/, `"${process.execPath}" "${COMMAND}"`);
  const { stdout, stderr } = spawnSync('sh', ['-c', `${line} --fresh --threads 1 --json`], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout).digest;
}

test('the page answers what its command answers; its charts are tables, too; a link and a report open again', async () => {
  const page = await here.visitor({ acceptDownloads: true });
  await page.goto(await question({}));
  const digest = await answered(page);
  expect(commanded((await page.locator('.command').textContent()) ?? '')).toBe(digest);

  // Every mark says what its table says.
  const figures = await page.locator('figure').all();
  expect(figures.length).toBeGreaterThan(2);
  for (const figure of figures) {
    await figure.locator('summary').click();
    const marks = await figure
      .locator('.mark')
      .evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label') ?? ''));
    const rows = await figure
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
    expect(marks).toHaveLength(rows.length);
    for (const [i, row] of rows.entries())
      for (const cell of row.filter((one) => one !== '–')) expect(marks[i]).toContain(cell);
  }
  // A mark, and a row, opens games that show it.
  const bars = page.locator('figure').filter({ hasText: 'Games by' }).first();
  await bars.locator('.mark').nth(3).click();
  const shown = bars.locator('.shown a');
  await shown.first().waitFor();
  expect(await shown.first().getAttribute('href')).toMatch(/^\/watch\/migrato#/);
  await page.locator('figure').first().locator('.door').first().click();
  await page.locator('figure').first().locator('.shown a').nth(2).waitFor();
  expect(await complaintsInEveryLight(page)).toEqual([]);

  await page.setViewportSize(PHONE);
  const [wide, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide).toBeLessThanOrEqual(screen ?? 0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Report as a file' }).click(),
  ]);
  const report = join(folder, 'report.html');
  await download.saveAs(report);
  await opensAlone(report, digest);
  await page.getByLabel('Open a report or a result').setInputFiles(report);
  await page.getByText('Opened from a file: nothing was played here.').waitFor();
  expect(await digestOn(page)).toBe(digest);
  await page.context().close();
});

/** Without a network, and asking for nothing. */
async function opensAlone(report: string, digest: string): Promise<void> {
  const reader = await here.visitor();
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(request.url()));
  await reader.context().setOffline(true);
  const address = pathToFileURL(report).href;
  await reader.goto(address);
  await reader.getByText(digest).waitFor();
  expect(await reader.locator('svg').count()).toBeGreaterThan(2);
  expect(asked).toEqual([address]);
  await reader.context().close();
}

test.each([
  ['cards', 'Cards that are chosen may be chosen by those who are ahead already.'],
  ['early', 'Who is ahead after a third of the game wins'],
] as const)('a question without a measure, %s: page and command answer the same', async (kind, says) => {
  const page = await here.visitor();
  await page.goto(await question({ kind, tolerance: '0.1' }));
  const digest = await answered(page);
  await page.getByText(says).waitFor();
  expect(commanded((await page.locator('.command').textContent()) ?? '')).toBe(digest);
  expect(await complaintsInEveryLight(page)).toEqual([]);
  await page.context().close();
});

test('by keyboard alone from the sentence to a replay; the link of the answer says whether it is the same', async () => {
  const page = await here.visitor();
  await page.goto(await question({ deals: 0 }));
  await playButton(page).waitFor();
  const press = async (role: 'button' | 'link', name: RegExp): Promise<void> => {
    const wanted = page.getByRole(role, { name }).first();
    await wanted.waitFor();
    const isThere = (): Promise<boolean> => wanted.evaluate((one) => one === document.activeElement);
    for (let tab = 0; tab < 200 && !(await isThere()); tab++) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
    await page.keyboard.press('Enter');
  };
  await press('button', /^Play and answer$/);
  const digest = await digestOn(page);
  await expect.poll(() => new URL(page.url()).hash).toContain(`&r=${digest}`);
  const link = page.url();
  await press('link', /^Watch game /);
  await page.getByRole('slider', { name: 'Position in the game' }).waitFor();
  await page.context().close();

  const other = await here.visitor();
  await other.goto(link);
  await other.getByText('What does actions do if').waitFor();
  expect(await answered(other)).toBe(digest);
  await other.getByText('The same answer as in the link.').waitFor();
  await other.context().close();
});

test('another link in the same tab opens the question of that link', async () => {
  const page = await here.visitor();
  await page.goto(await question({}));
  const asks = (setting: string) => page.locator('.command', { hasText: setting }).waitFor();
  await asks('stallLimit=30');
  await page.goto(await question({ to: '60' }));
  await asks('stallLimit=60');
  await page.context().close();
});

test('it goes on without a network', async () => {
  const page = await here.visitor({ serviceWorkers: 'allow' });
  await page.goto('/');
  const kept = (): Promise<string | undefined> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(kept).toBe('activated');
  await page.goto(await question({}));
  const digest = await answered(page);
  await page.context().setOffline(true);
  await page.goto(await question({ seed: 'other' }));
  await page.reload();
  expect(await answered(page)).not.toBe(digest);
  await page.context().close();
});

test('cards that players may not read are in no address and no report; their games are watched in this tab', async () => {
  const page = await here.visitor({ acceptDownloads: true });
  await page.goto(
    `/lab#q=${await packed(await formOf('ellis-island', { kind: 'file', measure: 'actions', deals: 8 }))}`,
  );
  await playButton(page).waitFor();
  const secret = join(folder, 'secret.json');
  writeFileSync(
    secret,
    JSON.stringify({ id: 'mine', families: ownFamilies(), resources: null, yields: null }),
  );
  const seen: string[] = [];
  page.on('framenavigated', () => seen.push(page.url()));
  await page.getByLabel('Choose a file').setInputFiles(secret);
  await page.getByText('no link carries it').waitFor();
  await answered(page);
  const watch = page.getByRole('link', { name: /^Watch game / });
  await expect
    .poll(() => watch.first().getAttribute('href'))
    .toMatch(/^\/watch\/ellis-island#here=odd\.\w+\.0&/);
  for (const address of [...seen, page.url()]) expect(address.length).toBeLessThan(1000);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Report as a file' }).click(),
  ]);
  const report = join(folder, 'secret.html');
  await download.saveAs(report);
  expect(readFileSync(report, 'utf8')).not.toContain('(own)');
  await watch.first().click();
  await page.getByRole('slider', { name: 'Position in the game' }).waitFor();
  await page.context().close();
});
