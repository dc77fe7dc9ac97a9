/** So long a finger may have been on its way to what has just gone. */
export const DEAF_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** What went by itself must not let the tap that was meant for it through to what lies behind. */
export function hearNothing(page: { style: { pointerEvents: string } } = document.body): void {
  clearTimeout(timer);
  page.style.pointerEvents = 'none';
  timer = setTimeout(() => {
    page.style.pointerEvents = '';
  }, DEAF_MS);
}
