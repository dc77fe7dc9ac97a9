/** The keys every table shares. Nothing here knows a game. */

/** F6 goes from region to region, as between the panes of a window. */
export function nextRegion(from: Element | null, back: boolean): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (one) => one.offsetParent !== null,
  );
  if (regions.length === 0) return;
  const at = regions.findIndex((region) => region.contains(from));
  const next = regions[(at + (back ? -1 : 1) + regions.length) % regions.length];
  const first = next?.querySelector<HTMLElement>(
    ':is(button, a[href], input, [tabindex="0"]):not([data-aside] *)',
  );
  (first ?? next)?.focus();
}

/** Arrow keys go from button to button within the group that has the focus. */
export function moveWithin(event: KeyboardEvent): boolean {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = event.target instanceof HTMLElement ? event.target : null;
  const group = here?.closest('[data-arrows]');
  if (step === undefined || here === null || group === null || group === undefined) return false;
  const stops = [...group.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (one) => one.offsetParent !== null,
  );
  // Whoever stands on none of them, upwards comes to the last.
  const at = step < 0 ? Math.max(0, stops.indexOf(here)) : stops.indexOf(here);
  const next = stops[(at + step + stops.length) % stops.length];
  next?.focus();
  return next !== undefined;
}

/** Whether a key belongs to a field somebody is writing in. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches(
    'input:not([type=radio], [type=checkbox], [type=range], [type=button]), textarea, select',
  ) ||
    target.isContentEditable);

/** What a puzzle has for itself; the rest of the keys stays the table's. */
const OF_PUZZLES = /^(?:[0-9a-fr]|arrow\w+|enter|backspace)$/i;

/** Whether this key belongs to what lies over the table, or to a part of it that has keys of its own. */
export const isTaken = (key: string): boolean =>
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll<HTMLElement>('[data-own-keys]')].some(
    ({ dataset }) => dataset.ownKeys !== 'letters' || OF_PUZZLES.test(key),
  );

/** Whether it was pressed in what lies over the table, or while writing: no part of the table has it. */
export const isAside = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || isWriting(event.target) || document.querySelector('dialog[open]') !== null;
