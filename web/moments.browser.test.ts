import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { title as migrato } from '../games/migrato/index.ts';
import { given } from '../games/migrato/testing/given.ts';
import { openHere } from './testing/here.ts';
import { keepGiven } from './testing/played.ts';
import { confirm } from './testing/robot.ts';
import { serveFiles } from './testing/site.ts';

const here = openHere(serveFiles);

/** Follows a lesson, going on wherever one can, until a moment shows this. */
async function untilMoment(page: Page, shows: string): Promise<void> {
  const seen = page.locator(`.moment ${shows}`);
  const on = page.locator('.moment .choice, .coach .on button:not([disabled])');
  for (;;) {
    await seen.or(on).first().waitFor();
    if (await seen.first().isVisible()) return;
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.moment .choice, .coach .on button:not([disabled])')?.click(),
    );
    await page.waitForTimeout(20);
  }
}

test('the cards one drew turn for their reader, each with what it is good for', async () => {
  const page = await here.visitor();
  await page.goto('/learn/ellis-island#walk');
  await untilMoment(page, '.face');
  expect(await page.locator('.moment li', { has: page.locator('.face b') }).count()).toBeGreaterThan(0);
  expect(await page.locator('.moment li > small').allTextContents()).not.toContain('');
  await page.context().close();
});

test('a deal that is done shows both what one gave and got, and the evening whether it was true', async () => {
  const page = await here.visitor();
  await page.goto('/learn/journey-istanbul#people');
  await untilMoment(page, '.swap');
  await page.locator('.moment .got', { hasText: 'You got' }).getByText('1,000').waitFor();
  expect(await page.locator('.moment .gave .i, .moment .gave svg').count()).toBeGreaterThan(0);
  await page.locator('.moment .choice').click();
  await untilMoment(page, '.told.open');
  const told = page.getByRole('region', { name: 'What you were told about tonight' });
  await told.locator('.bad', { hasText: 'not true' }).waitFor();
  expect(await page.locator('.moment .flip.open').count()).toBeGreaterThan(0);
  await page.context().close();
});

test('a colony that is lost lies open with the card that broke it', async () => {
  const page = await here.visitor();
  const state = given({ hands: ['G3d K3 HUN', ''], colonies: [['G5d (G3n) G4d G4d'], []] });
  await page.goto(await keepGiven(page, migrato, state, state.config, 2));
  await page.locator('.hold').first().click();
  await page.locator('.mine .choice', { hasText: 'Add to' }).first().click();
  await confirm(page.locator('.mine .choice.armed'));
  await page.locator('.moment .broke').waitFor();
  expect(await page.locator('.moment .flip.open').count()).toBe(5);
  expect(
    await page.locator('.moment .flip').evaluateAll((all) => all.findIndex((one) => one.matches('.broke'))),
  ).toBe(2);
  await page.locator('.moment').getByText('there it broke').waitFor();
  await page.context().close();
});
