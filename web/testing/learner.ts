import type { Page } from 'playwright-core';

/** What a learner saw of one step: how the lesson was named, what was said, and whether something was pointed at. */
export interface Seen {
  readonly step: string;
  readonly said: string;
  readonly pointed: boolean;
}

/** One look at the page, which also presses what leads on. It runs inside the page, so it uses nothing from outside. */
function lookAndPress(): { readonly seen: Seen | null; readonly over: boolean } {
  for (const one of document.querySelectorAll<HTMLElement>('.moment button')) one.click();
  const button = document.querySelector<HTMLButtonElement>('.coach .on button:not([disabled])');
  const step = document.querySelector('.coach .head .unseen')?.textContent ?? '';
  const said = document.querySelector('.coach .said')?.textContent ?? '';
  if (button === null) return { seen: null, over: false };
  const over = /Next lesson|Play against/.test(button.textContent ?? '');
  const seen = { step, said, pointed: document.querySelector('[data-pointed]') !== null };
  // A step that points is pressed on only when it does: pointing waits until the table is drawn.
  const key = `${step} ${said}`;
  const state = window as unknown as { stepKey?: string; stepSince?: number };
  if (state.stepKey !== key) Object.assign(state, { stepKey: key, stepSince: performance.now() });
  const settled = seen.pointed || performance.now() - (state.stepSince ?? 0) > 400;
  if (!over && settled) button.click();
  return { seen: settled ? seen : null, over };
}

/** Follows a whole lesson by asking to be shown, and says what there was to see. */
export async function followLesson(page: Page, limitMs: number): Promise<readonly Seen[]> {
  const start = performance.now();
  const all = new Map<string, Seen>();
  for (;;) {
    const { seen, over } = await page.evaluate(lookAndPress);
    if (over) return [...all.values()];
    if (seen !== null) all.set(`${seen.step} ${seen.said}`, seen);
    if (performance.now() - start > limitMs)
      throw new Error(`the lesson does not end: ${JSON.stringify([...all.values()].at(-1))}`);
    await page.waitForTimeout(30);
  }
}
