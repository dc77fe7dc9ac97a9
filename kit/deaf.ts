/** So long a finger may have been on its way to what has just gone. */
export const DEAF_MS = 500;

/** A letter or digit that stands for a button presses it just now. */
let byKey = false;

/** As a finger would: what a program in the page clicks is nobody's press. */
export function pressFor(button: HTMLElement | null): void {
  byKey = true;
  try {
    button?.click();
  } finally {
    byKey = false;
  }
}

/** Pressed before anybody could have read what has been asked since: it is the end of the press before it. */
export const isHasty = (since: number): boolean =>
  (byKey || window.event?.isTrusted === true) && performance.now() - since < DEAF_MS;

/** A key that is held down presses once. */
export function ignoreHeld(event: KeyboardEvent): void {
  const isPress = event.repeat && (event.key === 'Enter' || event.key === ' ');
  if (!isPress || !(event.target instanceof Element)) return;
  if (event.target.closest('button, summary, [role="button"], [data-choose]') === null) return;
  event.preventDefault();
  event.stopPropagation();
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** What went by itself must not let the tap that was meant for it through to what lies behind. */
export function hearNothing(page: { style: { pointerEvents: string } } = document.body): void {
  clearTimeout(timer);
  page.style.pointerEvents = 'none';
  timer = setTimeout(() => {
    page.style.pointerEvents = '';
  }, DEAF_MS);
}
