import type { Page } from 'playwright-core';

/**
 * Notes what the live regions of a page say, in their order, and the titles of the page: what is said by the
 * narrator and whatever else is marked to be read out. Runs in the page before anything of it does.
 */
export function hear(): void {
  const said: string[] = [];
  const titles: string[] = [];
  const split: string[] = [];
  Object.assign(window, { said, titles, split });
  const add = (text: string | null): void => {
    for (const one of (text ?? '').split('\n')) {
      const words = one.replaceAll(/\s+/g, ' ').trim();
      if (words !== '') said.push(words);
    }
  };
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
  new MutationObserver((changes) => {
    if (document.title !== titles.at(-1)) titles.push(document.title);
    const breaths = changes.flatMap(({ target, addedNodes }) =>
      target instanceof Element && target.matches('[data-ear][aria-live]') ? [...addedNodes] : [],
    );
    if (breaths.length > 1) split.push(breaths.map((one) => one.textContent).join(' / '));
    for (const { target, addedNodes, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(LIVE);
      if (region != null && region.getAttribute('aria-live') !== 'off') {
        if (type === 'characterData') add(target.textContent);
        for (const node of addedNodes) add(node.textContent);
        continue;
      }
      // A region that comes with words in it is read out only where it is an alert.
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const one of node.querySelectorAll('[role="alert"]')) add(one.textContent);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

interface Ears {
  readonly said: readonly string[];
  readonly titles: readonly string[];
  readonly split: readonly string[];
}

/** What the narrator said at once in several pieces: a reader may take one before the other. */
export const splitOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as Ears).split]);

/** Everything that was said on this page so far. */
export const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as Ears).said]);

/** The titles the page has had so far, each once in a row. */
export const titlesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as Ears).titles]);
