/**
 * Whoever uses keys or hears the page must never stand nowhere: when what had the focus is gone, the focus
 * goes to the prompt, or to the heading of a page without one.
 */
const PROMPT = '[data-region="prompt"]';

let last: Element | undefined;
/** A page begins: there is no old place to keep. */
let isNew = false;
/** Where the focus was put for want of a prompt; when one comes it goes there. */
let makeshift: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const isBusy = (): boolean => document.querySelector('dialog[open], [role="dialog"][aria-modal]') !== null;
const isGone = (one: Element): boolean =>
  !one.isConnected || one.matches(':disabled') || one.closest('[inert]') !== null;

const placeFor = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`${PROMPT}:not([inert] *)`) ?? document.querySelector('main h1, main');

/** Puts the focus on the prompt, where it can always be found again. */
export function focusPrompt(): boolean {
  const place = placeFor();
  if (place === null) return false;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  makeshift = place.matches(PROMPT) ? undefined : place;
  return true;
}

function check(): void {
  const now = document.activeElement;
  if (now === makeshift && now !== undefined && document.querySelector(`${PROMPT}:not([inert] *)`) !== null)
    focusPrompt();
  if (now !== null && now !== document.body) {
    last = now;
    isNew = false;
    return;
  }
  if (isBusy() || !(isNew || (last !== undefined && isGone(last)))) return;
  if (isNew && document.querySelector(PROMPT) === null) return;
  isNew = false;
  focusPrompt();
}

/** A browser takes the focus from what was disabled or hidden only when it draws: hence a second look. */
const SOON_MS = [0, 60] as const;

function checkSoon(): void {
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    check();
    setTimeout(check, SOON_MS[1]);
  }, SOON_MS[0]);
}

/** A table opens: the focus goes to its first prompt unless somebody has put it elsewhere. */
export function beginAtPrompt(): void {
  keepFocus();
  isNew = true;
  checkSoon();
}

let isKept = false;

/** From now on the focus is kept on this page, also if what has it now is gone before this has come. */
export function keepFocus(now?: EventTarget | null): void {
  if (isKept) return;
  isKept = true;
  if (now instanceof Element) last = now;
  check();
  const { dataset } = document.documentElement;
  addEventListener('focusin', check);
  // A ring around the whole prompt is for those who find their way by it.
  addEventListener('keydown', () => (dataset.byKeys = ''), true);
  addEventListener('pointerdown', () => delete dataset.byKeys, true);
  new MutationObserver(checkSoon).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert', 'hidden'],
  });
}
