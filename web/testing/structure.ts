import type { Locator, Page } from 'playwright-core';

/** What the accessibility tree has for whoever goes through the page by headings and landmarks. */
export interface Structure {
  /** Every heading as “level name”. */
  readonly headings: readonly string[];
  /** The roles of its landmarks, each once. */
  readonly landmarks: readonly string[];
  /** Parts of the page that can be gone to and have no name, or one that another has. */
  readonly unnamed: readonly string[];
}

const HEADING = /heading "((?:[^"\\]|\\.)*)" \[level=(\d)\]/g;
const LANDMARK =
  /^\s*- '?(main|banner|navigation|complementary|region|search)(?: "((?:[^"\\]|\\.)*)")?(?=:|'|$)/gm;

export async function structureOf(page: Page): Promise<Structure> {
  const tree = await page.locator('body').ariaSnapshot();
  const landmarks = [...tree.matchAll(LANDMARK)].map(([, role = '', name = '']) => ({ role, name }));
  const named = landmarks.map(({ role, name }) => `${role} ${name}`);
  return {
    headings: [...tree.matchAll(HEADING)].map(([, name, level]) => `${level} ${name}`),
    landmarks: [...new Set(landmarks.map(({ role }) => role))],
    unnamed: [
      ...landmarks.flatMap(({ role, name }) =>
        role !== 'main' && role !== 'banner' && name === '' ? [role] : [],
      ),
      ...named.filter((one, i) => named.indexOf(one) !== i),
    ],
  };
}

/** The region that speaks by itself: politely, or with an interruption. */
export const voiceOf = (page: Page, urgency: 'polite' | 'assertive'): Locator =>
  page.locator(`[data-ear][aria-live="${urgency}"]`);
