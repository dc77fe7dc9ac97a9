import type { Page } from 'playwright-core';
import { wander } from './wanderer.ts';

/** What lies over the table is read first, as a person would. */
export async function readOn(page: Page): Promise<void> {
  while ((await page.locator('.moment').count()) > 0) await wander(page);
}

export async function openMenu(page: Page): Promise<void> {
  await readOn(page);
  await page.getByRole('button', { name: 'Table and settings' }).click();
}
export const closeSheet = (page: Page): Promise<void> => page.locator('dialog[open] header .round').click();

export interface Evening {
  readonly game: string;
  /** How many of the family have a seat; a bot has one more where there is room. */
  readonly people: number;
  readonly bots: number;
  readonly options?: object;
  /** Decisions between two lines. */
  readonly decisions: number;
}

/** Unless it is over: while one asks for a bot, those of the others play on. */
export async function letBotPlay(page: Page): Promise<void> {
  const over = page.locator('main.table.over');
  if ((await over.count()) > 0) return;
  await openMenu(page);
  const wish = page.getByRole('button', { name: 'Let a bot play for me' });
  await wish.or(over).first().waitFor();
  // The menu closes with the press, or the wish goes with the end.
  while ((await wish.count()) > 0) await wish.click({ timeout: 1000 }).catch(() => undefined);
  if ((await over.count()) > 0 && (await page.locator('dialog[open]').count()) > 0) await closeSheet(page);
}

/** A table on the server by its own door: the page that sets it up is tested apart. Gives its address. */
export async function found(page: Page, evening: Evening): Promise<string> {
  await page.goto('/join');
  return page.evaluate(async ({ game, people, bots, options = {} }) => {
    const seats = Array.from({ length: people + bots }, (_, i) =>
      i < people ? { kind: 'human' } : { kind: 'bot', bot: 'level:3', name: 'Robin' },
    );
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, options, seats, name: 'Ada', pace: 'quick' }),
    });
    const { table, code, token } = await response.json();
    localStorage.setItem('crossings.tables', JSON.stringify([{ table, code, token, game, at: 0 }]));
    return `/t/${table}`;
  }, evening);
}
