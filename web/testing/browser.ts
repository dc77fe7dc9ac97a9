import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findOrInstallChromium } from './chromium.ts';
import { hear } from './hearing.ts';
import { PATIENCE_MS } from './patience.ts';

export const LAPTOP = { width: 1280, height: 800 } as const;
export const PHONE = { width: 390, height: 844 } as const;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findOrInstallChromium(), args: FLAGS });
}

/** A person with a browser of their own: nothing is shared with anybody else. */
/** How somebody comes: with which window, and whether as somebody who has played these games before. */
export type Visit = BrowserContextOptions & { readonly knows?: boolean };

const GAMES = JSON.stringify(readdirSync(join(import.meta.dirname, '../../games')));

export async function visitor(
  browser: Browser,
  origin: string,
  { knows = true, ...more }: Visit = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: LAPTOP,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...more,
  });
  // Who comes here knows the games: what a newcomer is told at first has a test of its own.
  if (knows) await context.addInitScript((met) => localStorage.setItem('crossings.met', met), GAMES);
  // Bots act slowly and losses pause for people's eyes; a robot has none.
  await context.addInitScript(() => {
    if (localStorage.getItem('crossings.settings') === null)
      localStorage.setItem('crossings.settings', JSON.stringify({ bots: 'quick', pace: 'quick' }));
  });
  await context.addInitScript(hear);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  // What was said stands in the page for a moment, unseen: whoever looks for a text looks for what is shown.
  const find = page.getByText.bind(page);
  page.getByText = (...wanted) => find(...wanted).and(page.locator(':not([data-ear], [data-ear] *)'));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(message.text()))
      troubles.push(message.text());
  });
  return page;
}

/** Everything a page complained about; a test that ends with some fails. */
export const troubles: string[] = [];
