import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Messages, say } from '../engine/text.ts';
import { de as game } from '../games/journey-istanbul/text/de.ts';
import { en as englishGame } from '../games/journey-istanbul/text/en.ts';
import { de as table } from '../games/journey-istanbul/ui/text/de.ts';
import { en as englishTable } from '../games/journey-istanbul/ui/text/en.ts';
import { de as kit } from '../kit/text/de.ts';
import { en as englishKit } from '../kit/text/en.ts';
import { de as pages } from '../kit/text/pages.de.ts';
import { pages as englishPages } from '../kit/text/pages.ts';
import { complaints } from './testing/axe.ts';
import { openHere } from './testing/here.ts';
import { invite, setSeats } from './testing/inviting.ts';
import { digit } from './testing/journeyRobot.ts';
import { startServer } from './testing/server.ts';

const here = openHere(startServer);

const english: Messages = { ...englishKit, ...englishPages, ...englishGame, ...englishTable };
const german: Messages = { ...kit, ...pages, ...game, ...table };
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What German says where English says this, up to what is filled in; one English sentence may have several. */
function inGerman(text: string): RegExp {
  const keys = Object.keys(english).filter((key) => english[key] === text);
  return new RegExp(keys.map((key) => literal(german[key]?.split('{')[0] ?? '')).join('|'));
}
const log = async (page: Page): Promise<string> => (await page.locator('.log').textContent()) ?? '';

test('two people at one table read and talk in two languages', async () => {
  const ada = await here.visitor();
  const dunja = await here.visitor({ locale: 'de-AT' });
  await ada.goto('/new/journey-istanbul#invite');
  await ada.getByLabel('Your name').fill('Ada');
  await setSeats(ada, 2);
  await ada.goto(await invite(ada));

  await dunja.goto(new URL(ada.url()).pathname);
  await expect.poll(() => dunja.locator('html').getAttribute('lang')).toBe('de');
  await dunja.getByLabel(inGerman('Your name')).fill('Dunja');
  await dunja.getByRole('button', { name: inGerman('Take a seat') }).click();
  await ada.getByText('Everyone is here.').waitFor();
  await ada.locator('.sub', { hasText: 'reads Deutsch' }).waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  for (const page of [ada, dunja]) await page.locator('.person').first().waitFor();
  await expect.poll(() => dunja.locator('main').getAttribute('lang')).toBe('de');
  expect(await complaints(dunja)).toEqual([]);

  // The same sentence, made of the same parts: each reads it in their own words.
  await digit(ada, /Talk and give/);
  await digit(ada, /Tell it/);
  await expect.poll(() => log(ada)).toMatch(/You told everyone/);
  const args = { from: { seat: 0 }, to: { key: 'to.all' }, topic: '…', what: '' };
  const reader = { language: 'de', names: ['Ada', 'Dunja'], seat: 1 };
  const [heard] = say(german, { key: 'log.claimed', args }, reader).split('…');
  await expect.poll(() => log(dunja)).toContain(heard);
  expect(await log(dunja)).not.toMatch(/Not checked/);

  await digit(dunja, inGerman('Talk and give'));
  await digit(dunja, inGerman('Tell it'));
  await expect.poll(() => log(ada)).toMatch(/Dunja told everyone .* \(Not checked\.\)/);

  // Somebody who would rather read another language says so, and is still at the table.
  await dunja.getByRole('button', { name: inGerman('Settings') }).click();
  await dunja.getByLabel(inGerman('Language')).selectOption('en');
  await dunja.getByRole('tab', { name: 'Log' }).first().waitFor();
  await expect.poll(() => log(dunja)).toMatch(/You told everyone/);
  await expect.poll(() => dunja.locator('html').getAttribute('lang')).toBe('en');
});
