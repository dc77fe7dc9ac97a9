import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PHONE } from './browser.ts';
import { cutText } from './cutText.ts';
import { type Standing, standing } from './standing.ts';

const FAILURES = join(import.meta.dirname, '../../.failures/still');

/** Collects what is wrong with a table while it is played, and where its zones and landmarks stood. */
export interface Watch {
  look(): Promise<void>;
  /** Every complaint once, with the question at which it was seen first. */
  complaints(): readonly string[];
}

/** What two tables with different words for the same thing would say alike. */
const sameOf = (complaint: string): string => complaint.replace(/\d+/g, '#');

/** `name` is that of the folder with the pictures: of each new complaint one, and in a long run one of every look. */
export function watch(page: Page, landmarks: readonly string[], name: string): Watch {
  const wrong = new Map<string, string>();
  const stood = new Map<string, Map<string, string>>();
  const isPhone = page.viewportSize()?.width === PHONE.width;
  let looks = 0;

  const note = (what: string, where: string, asked: string): boolean => {
    const ways = stood.get(what) ?? new Map<string, string>();
    stood.set(what, ways);
    if (ways.has(where)) return false;
    ways.set(where, asked);
    return ways.size > 1;
  };
  async function picture(): Promise<void> {
    const folder = join(FAILURES, name);
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: join(folder, `${looks}.png`) });
  }
  /** Whether anything of it is new. */
  function judge(
    { zones, asked, places, below, under, small }: Standing,
    cut: readonly string[],
    size: string,
  ): boolean {
    const found: readonly (readonly [string, readonly string[]])[] = [
      ['cut', cut],
      ['below', below],
      ['under', under],
      // A mouse is finer than a finger.
      ['small', isPhone ? small : []],
    ];
    let isNew = false;
    for (const [what, list] of found) {
      for (const one of list) {
        const complaint = `${what}${size}: ${one}`;
        if (wrong.has(sameOf(complaint))) continue;
        wrong.set(sameOf(complaint), `${complaint} at “${asked}” (picture ${looks})`);
        isNew = true;
      }
    }
    if (zones !== undefined && note(`zones${size}`, zones, asked)) isNew = true;
    for (const [what, where] of places) if (note(`${what}${size}`, where, asked)) isNew = true;
    return isNew;
  }
  async function lookIn(size: 'normal' | 'largest'): Promise<void> {
    const stands = await page.evaluate(standing, landmarks);
    if (stands === undefined) return;
    looks += 1;
    const isNew = judge(stands, await page.evaluate(cutText), size === 'normal' ? '' : ' at Largest');
    if (isNew || process.env.CROSSINGS_LONG === '1') await picture();
  }

  return {
    async look() {
      await lookIn('normal');
      await setSize(page, 'largest');
      await lookIn('largest');
      await setSize(page, 'normal');
    },
    complaints: () => [
      ...wrong.values(),
      ...[...stood].flatMap(([what, ways]) =>
        ways.size === 1 ? [] : [...ways].map(([where, asked]) => `moved: ${what} ${where} at “${asked}”`),
      ),
    ],
  };
}

/** As the setting does it; what has to be measured anew is, before anybody looks. */
export const setSize = (page: Page, size: 'normal' | 'largest'): Promise<void> =>
  page.evaluate(async (wanted) => {
    document.documentElement.dataset.size = wanted;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, size);
