import type { Page } from 'playwright-core';

/** What can go wrong for whoever only hears, each by itself: whoever listens for a living must find it. */
export const FAULTS = [
  'a sentence is lost',
  'a sentence comes twice',
  'the focus is gone',
  'two of one name',
  'letters lead nowhere',
] as const;
export type Fault = (typeof FAULTS)[number];

/** From now on this page has this fault. */
export async function plant(page: Page, fault: Fault): Promise<void> {
  await page.addInitScript(spoil, fault);
}

/** Runs in the page before anything of it does. */
function spoil(fault: Fault): void {
  /** What was said when the game had been going on for a while. */
  const LATE = 4;
  let breaths = 0;
  const { append } = Element.prototype;
  Element.prototype.append = function (...nodes) {
    const isVoice = this instanceof HTMLElement && this.matches('[data-ear][aria-live]');
    const [first] = nodes;
    if (!isVoice || !(first instanceof Element) || first.children.length < 2)
      return append.apply(this, nodes);
    breaths += 1;
    const spoken = first.firstElementChild;
    if (breaths === LATE && fault === 'a sentence is lost') spoken?.remove();
    if (breaths === LATE && fault === 'a sentence comes twice')
      spoken?.after(
        Object.assign(document.createElement('span'), { textContent: `\n${spoken.textContent}` }),
      );
    append.apply(this, nodes);
  };
  const swallow = (event: KeyboardEvent): void => {
    if (event.key.length === 1 && document.querySelector('dialog[open]') !== null) event.stopPropagation();
  };
  if (fault === 'letters lead nowhere') addEventListener('keydown', swallow, true);
  new MutationObserver(() => {
    const choices = [...document.querySelectorAll('dialog[open] ol button')];
    const [one, other] = choices;
    if (fault === 'two of one name' && one && other && other.textContent !== one.textContent)
      other.textContent = one.textContent;
    if (fault === 'the focus is gone' && breaths >= LATE && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
  }).observe(document, { childList: true, subtree: true });
}
