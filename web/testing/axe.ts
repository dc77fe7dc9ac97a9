import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { LAPTOP, PHONE } from './browser.ts';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
}

/** Waits until nothing moves: a card halfway through a fade has a contrast that nobody is meant to read. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        (one) =>
          one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    const patience = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([Promise.allSettled(moving.map((one) => one.finished)), patience]);
  });
}

async function look(page: Page): Promise<string[]> {
  await settle(page);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary.split('\n')[1]?.trim()}`),
  );
}

/**
 * What axe-core holds against this page, one line each; nothing is switched off.
 * Others may be playing while it looks, so only what a second look finds too is held against the page.
 */
export async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(SCRIPT);
  const first = await look(page);
  if (first.length === 0) return first;
  await page.waitForTimeout(700);
  const second = await look(page);
  return first.filter((complaint) => second.includes(complaint));
}

interface Sight {
  readonly viewport: typeof LAPTOP | typeof PHONE;
  readonly colorScheme: 'light' | 'dark';
}
/** Two that follow each other have nothing in common. */
const SIGHTS: readonly Sight[] = [
  { viewport: LAPTOP, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: LAPTOP, colorScheme: 'dark' },
];
const AT_ONCE = process.env.CROSSINGS_LONG === '1' ? SIGHTS.length : 2;
let turn = 0;

/** The same in light and dark, on a laptop and on a phone. */
export const complaintsInEveryLight = (page: Page): Promise<string[]> => complaintsIn(SIGHTS, page);

/** Of a page that is looked at again and again: two of the four sights each time, and all in a long run. */
export function complaintsInTurn(page: Page): Promise<string[]> {
  const first = (turn++ * AT_ONCE) % SIGHTS.length;
  return complaintsIn(SIGHTS.slice(first, first + AT_ONCE), page);
}

/** The page is left as it was found. */
async function complaintsIn(sights: readonly Sight[], page: Page): Promise<string[]> {
  const found = page.viewportSize();
  const wasDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const all: string[] = [];
  for (const { viewport, colorScheme } of sights) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    for (const one of await complaints(page)) all.push(`${colorScheme}, ${viewport.width} wide: ${one}`);
  }
  if (found !== null) await page.setViewportSize(found);
  await page.emulateMedia({ colorScheme: wasDark ? 'dark' : 'light' });
  return all;
}
