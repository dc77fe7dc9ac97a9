import type { Page } from 'playwright-core';
import { newPatience } from './patience.ts';

/** What a learner saw of one step: how it is numbered, what was said, and whether something was pointed at. */
export interface Seen {
  readonly step: string;
  readonly said: string;
  readonly pointed: boolean;
}

/**
 * One look at the page, which also presses what leads on. `points` says of each step whether it points at something: such
 * a step is pressed on only when it does, or after a while. It runs inside the page, so it uses nothing from outside.
 */
function lookAndPress(points: readonly boolean[]): { readonly seen: Seen | null; readonly over: boolean } {
  const PATIENCE_MS = 3000;
  for (const one of document.querySelectorAll<HTMLElement>('.moment button')) one.click();
  const button = document.querySelector<HTMLButtonElement>('.coach .on button:not([disabled])');
  if (button === null) return { seen: null, over: false };
  const step = document.querySelector('.coach .head .unseen')?.textContent ?? '';
  const said = document.querySelector('.coach .said')?.textContent ?? '';
  const pointed = [...document.querySelectorAll('[data-pointed]')].some(
    (one) => one.getClientRects().length > 0,
  );
  const over = /Next lesson|Play against/.test(button.textContent ?? '');
  if (over) return { seen: null, over };
  const state = window as unknown as { stepSaid?: string; stepSince?: number };
  if (state.stepSaid !== said) Object.assign(state, { stepSaid: said, stepSince: performance.now() });
  const waits = points[Number(/\d+/.exec(step)?.[0]) - 1] === true && !pointed;
  if (waits && performance.now() - (state.stepSince ?? 0) < PATIENCE_MS) return { seen: null, over };
  button.click();
  return { seen: { step, said, pointed }, over };
}

/** Follows a whole lesson by asking to be shown, and says what there was to see. */
export async function followLesson(page: Page, points: readonly boolean[]): Promise<readonly Seen[]> {
  const check = newPatience();
  const all = new Map<string, Seen>();
  for (;;) {
    const { seen, over } = await page.evaluate(lookAndPress, points);
    if (over) return [...all.values()];
    const isNew = seen !== null && !all.has(seen.step);
    if (isNew) all.set(seen.step, seen);
    check(isNew, JSON.stringify([...all.values()].at(-1)));
    await page.waitForTimeout(30);
  }
}
