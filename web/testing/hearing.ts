import type { Page } from 'playwright-core';

/**
 * Notes what the live regions of a page say, in their order: the narrator's sentences and whatever else is
 * marked to be read out. Runs in the page before anything of it does.
 */
export function hear(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  const add = (text: string | null): void => {
    const words = (text ?? '').replaceAll(/\s+/g, ' ').trim();
    if (words !== '') said.push(words);
  };
  document.addEventListener('narrated', (event) => add((event as CustomEvent<{ text: string }>).detail.text));
  const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"]';
  new MutationObserver((changes) => {
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

/** Everything that was said on this page so far. */
export const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { said: readonly string[] }).said]);
