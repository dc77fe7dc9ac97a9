import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaints } from './testing/axe.ts';
import { LAPTOP, PHONE } from './testing/browser.ts';
import { openHere } from './testing/here.ts';
import { confirm } from './testing/robot.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);

async function cover(page: Page, how: string): Promise<void> {
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('radiogroup', { name: 'My hidden cards' }).getByText(how).click();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** What the page says anywhere, also to a screen reader. */
const says = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(
    (wanted) => document.querySelector('main.table')?.textContent?.includes(wanted) === true,
    text,
  );

test('a card that was looked at is covered, and seen while something is held', async () => {
  const page = await here.visitor();
  await page.goto('/learn/journey-istanbul#look');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  const secret = 'work in Taksim';
  await expect.poll(() => says(page, secret)).toBe(true);
  await cover(page, 'hold to see');
  await expect.poll(() => says(page, secret)).toBe(false);
  const eye = page.getByRole('button', { name: 'Hold to look' });
  await eye.hover();
  await page.mouse.down();
  await expect.poll(() => says(page, secret)).toBe(true);
  await page.mouse.up();
  await expect.poll(() => says(page, secret)).toBe(false);
  // Holding the card itself looks too, and presses nothing.
  await page.locator('[data-piece=card-2]').hover();
  await page.mouse.down();
  await expect.poll(() => says(page, secret)).toBe(true);
  await page.mouse.up();
  await expect.poll(() => says(page, secret)).toBe(false);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.keyboard.down('h');
  await expect.poll(() => says(page, secret)).toBe(true);
  await page.keyboard.up('h');
  await expect.poll(() => says(page, secret)).toBe(false);
  await eye.focus();
  await page.keyboard.down(' ');
  await expect.poll(() => says(page, secret)).toBe(true);
  await page.keyboard.up(' ');
  await expect.poll(() => says(page, secret)).toBe(false);
  // The device keeps it, and nothing is shown for a moment first.
  await page.reload();
  await page.locator('[data-piece=card-2]').waitFor();
  expect(await says(page, secret)).toBe(false);
  await cover(page, 'tap to see');
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await expect.poll(() => says(page, secret)).toBe(true);
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect.poll(() => says(page, secret)).toBe(false);
  await page.context().close();
});

test.each([
  ['light', LAPTOP],
  ['dark', PHONE],
] as const)('playing on while it is covered, %s; axe finds nothing', async (colorScheme, viewport) => {
  const page = await here.visitor({ colorScheme, viewport });
  await page.goto('/learn/journey-istanbul#draw');
  await page.getByRole('button', { name: 'Continue' }).click();
  await cover(page, 'hold to see');
  await page.locator('.mine .choice', { hasText: 'Sultanahmet' }).click();
  await page.locator('.mine .choice', { hasText: 'Draw' }).click();
  await confirm(page.locator('.mine .choice.armed'));
  await page.getByText('A card drawn on its own day lies sideways').waitFor();
  expect(await says(page, 'journey from Taksim')).toBe(false);
  expect(await complaints(page)).toEqual([]);
  await page.context().close();
});

test.each([LAPTOP, PHONE])('keys are named only where there are keys, $width wide', async (viewport) => {
  const isPhone = viewport === PHONE;
  const page = await here.visitor({ viewport, hasTouch: isPhone });
  await page.goto('/solo/displacement');
  await page.locator('.mine .choice').first().waitFor();
  await page.getByRole('button', { name: 'Table and settings' }).click();
  const keys = page.getByRole('dialog').locator('.choice kbd');
  await keys.nth(1).waitFor({ state: 'attached' });
  for (const key of await keys.all()) expect(await key.isVisible()).toBe(!isPhone);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await cover(page, 'hold to see');
  if (isPhone) await page.getByRole('button', { name: 'Open log, notes and rules' }).click();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByText('Hidden. Hold the eye button to look.').waitFor();
  expect(await page.getByText('Or hold the H key.').isVisible()).toBe(!isPhone);
  await page.context().close();
});

test('a hand of cards is covered as for an onlooker', async () => {
  const page = await here.visitor();
  await page.goto('/learn/migrato#day');
  await page.locator('.hold').first().waitFor();
  await cover(page, 'tap to see');
  await expect.poll(() => page.locator('.hold').count()).toBe(0);
  await page.getByText('Your cards are hidden.').waitFor();
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await expect.poll(() => page.locator('.hold').count()).toBe(3);
  await page.context().close();
});
