import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsInEveryLight } from './testing/axe.ts';
import { PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { confirm, playOn } from './testing/robot.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });
const at = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
const where = (page: Page): Promise<string | null> => slider(page).getAttribute('aria-valuetext');

/** Whoever plays alone gives up after a while, and looks back to the middle of the game. */
async function lookBack(page: Page): Promise<void> {
  await page.goto('/solo/migrato');
  await page.locator('#prompt').waitFor();
  await playOn([page], async (steps) => steps >= 12);
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name: /^Resign/ }).click();
  await confirm(page.locator('dialog .choice.armed'));
  // A moment may still want to be read.
  await playOn([page]);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await slider(page).waitFor();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  expect(await at(page)).toBeGreaterThan(1);
  await expect.poll(() => new URL(page.url()).hash).toMatch(/&replay=([2-9]|\d\d)/);
}

test('a moment of a game that was played alone is shared by a link that holds the whole game', async () => {
  const ada = await here.visitor();
  await lookBack(ada);
  await ada.getByRole('button', { name: 'Copy link' }).click();
  const link = await ada.getByLabel('Link to this moment').inputValue();
  expect(await complaintsInEveryLight(ada)).toEqual([]);
  await ada.keyboard.press('Escape');
  // Somebody else, with nothing of it on their device.
  const eve = await here.visitor({ viewport: PHONE, hasTouch: true });
  await eve.goto(link);
  await slider(eve).waitFor();
  await eve.getByLabel('Whose eyes').selectOption('All face up');
  await ada.getByLabel('Whose eyes').selectOption('All face up');
  await ada.getByText('everything face up').waitFor();
  expect(await where(eve)).toBe(await where(ada));
  expect(await eve.getByRole('button', { name: 'Play on from here' }).count()).toBe(0);
  // What it was shared as can be shared again.
  await eve.getByRole('button', { name: 'Copy link' }).click();
  expect(await eve.getByLabel('Link to this moment').inputValue()).toBe(link);
  await eve.goto(link.slice(0, -200));
  await eve.getByText('There is no game in this link.').waitFor();
  await Promise.all([ada.context().close(), eve.context().close()]);
});

test('a game that is too long for a link is saved as a file, which opens where it is dropped or chosen', async () => {
  const ada = await here.visitor();
  // What nothing makes short fits into no link.
  await ada.addInitScript(() => {
    window.CompressionStream = class extends TransformStream {
      constructor() {
        super({ flush: (stream) => stream.enqueue(new Uint8Array(9000)) });
      }
    };
  });
  await lookBack(ada);
  const moment = await where(ada);
  await ada.getByRole('button', { name: 'Copy link' }).click();
  const saving = ada.waitForEvent('download');
  await ada.getByRole('link', { name: 'Save the file' }).click();
  const path = await (await saving).path();
  await ada.goto('/watch');
  await ada.getByLabel('Choose a file').setInputFiles({
    name: 'holiday.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"film":1}'),
  });
  await ada.getByText('There is no game in this file.').waitFor();
  expect(await complaintsInEveryLight(ada)).toEqual([]);
  const game = readFileSync(path, 'utf8');
  const dropped = await ada.evaluateHandle((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], 'game.json', { type: 'application/json' }));
    return carried;
  }, game);
  await ada.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped });
  await ada.getByRole('button', { name: 'Watch the replay' }).click();
  await slider(ada).waitFor();
  await ada.getByLabel('Whose eyes').selectOption('All face up');
  expect((await where(ada))?.split(' of ')[1]).toBe(moment?.split(' of ')[1]);
  await ada.context().close();
});

test('from a moment of a game alone that is over another begins; the old one stays as it was', async () => {
  const page = await here.visitor();
  await page.goto('/solo/migrato');
  await page.locator('#prompt').waitFor();
  // While it runs its log holds what the bots hide.
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await slider(page).waitFor();
  expect(await page.getByRole('button', { name: /Play on from here|Copy link/ }).count()).toBe(0);
  await page.goto('/');
  await lookBack(page);
  const turn = (await where(page))?.split(',')[0] ?? '';
  const before = page.url();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByText('You know what came next.').waitFor();
  expect(await complaintsInEveryLight(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin there' }).click();
  await slider(page).waitFor({ state: 'detached' });
  await page.locator('.phase', { hasText: turn }).waitFor();
  await playOn([page], async (steps) => steps >= 4);
  expect(new URL(page.url()).hash).not.toBe(new URL(before).hash);
  // It goes on after a reload, and stands on the shelf for what it is.
  await page.goto('/');
  const kept = page.locator('article', { hasText: 'begun from an earlier game' });
  await kept.getByRole('link', { name: /^(Continue|View) Migrato$/ }).click();
  await playOn([page], async (steps) => steps >= 2);
  await page.goto(before);
  await slider(page).waitFor();
  expect((await where(page))?.split(',')[0]).toBe(turn);
  // At its end there is nothing to go on with.
  await page.keyboard.press('End');
  await expect.poll(() => page.getByRole('button', { name: 'Play on from here' }).count()).toBe(0);
  await page.context().close();
});
