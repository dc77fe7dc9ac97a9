import type { Page } from 'playwright-core';

/** How a table stands on the screen, and what is wrong with it; every complaint names its element. */
export interface Standing {
  /** The rectangles of the zones: no phase, question or language may change them. */
  readonly zones: string;
  /** Text that is wider or higher than its box and not shown whole. */
  readonly cut: readonly string[];
  /** What the prompt needs but has to be scrolled for. */
  readonly below: readonly string[];
  /** Controls of the dock that lie under something else. */
  readonly under: readonly string[];
  /** Controls smaller than a fingertip. */
  readonly small: readonly string[];
}

/** Runs inside the page, so it may use nothing from outside itself. */
function standing(): Standing | undefined {
  const dock = document.querySelector<HTMLElement>('main.table .mine');
  const board = document.querySelector('main.table .board:not(.over)');
  // A moment, a sheet, the end, and a puzzle or a race that has the whole screen stand for themselves.
  if (
    dock === null ||
    board === null ||
    document.querySelector('.moment, dialog[open], [data-own-keys]') !== null
  )
    return undefined;
  const rectOf = (one: Element): string => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(' ');
  };
  const nameOf = (one: Element): string =>
    `${one.tagName.toLowerCase()}.${[...one.classList].join('.')} “${(one.textContent ?? '').trim().slice(0, 40)}”`;
  const isSeen = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return width > 2 && height > 2 && one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  };
  const hasText = (one: Element): boolean =>
    [...one.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
  const isCut = (one: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    return (
      (hides(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
      (hides(overflowY) && one.scrollHeight > one.clientHeight + 1)
    );
  };
  const all = [...document.querySelectorAll('main.table *')].filter(isSeen);
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main.table :is(button, a[href], select, summary)'),
  ]
    .filter(isSeen)
    .filter((one) => !one.matches('.skip'));
  const inDock = controls.filter((one) => dock.contains(one));
  const low = document.querySelector('.low') ?? dock;
  const bottom = low.getBoundingClientRect().bottom;
  const isBelow = (one: Element): boolean =>
    one.getBoundingClientRect().bottom > Math.min(bottom, innerHeight) + 1;
  const isUnder = (one: Element): boolean => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && !one.contains(hit) && !hit.contains(one);
  };
  const rows = [...dock.querySelectorAll(':scope > .row, :scope > .prompt')];
  return {
    zones: ['.bar', '.board', '.low, .mine', '.margin']
      .map((zone) => document.querySelector(`main.table > ${zone.replace(', ', ', main.table > ')}`))
      .map((one) => (one === null || !isSeen(one) ? '-' : rectOf(one)))
      .join(' | '),
    cut: all.filter((one) => hasText(one) && isCut(one)).map(nameOf),
    below: [
      ...inDock.filter(isBelow).map(nameOf),
      ...rows
        .filter((one) => one.scrollHeight > one.clientHeight + 2)
        .map((one) => `scrolls: ${nameOf(one)}`),
    ],
    under: inDock.filter((one) => !isBelow(one) && isUnder(one)).map(nameOf),
    small: controls
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height) < 43.5;
      })
      .map((one) => `${rectOf(one).split(' ').slice(2).join('x')} ${nameOf(one)}`),
  };
}

/** Undefined while something else than the table is shown. */
export const standingOf = (page: Page): Promise<Standing | undefined> => page.evaluate(standing);

/** Collects what is wrong with a table while it is played, and where its landmarks stood. */
export interface Watch {
  look(): Promise<void>;
  readonly wrong: ReadonlySet<string>;
  /** Each way the zones and the landmarks stood, with the question that was asked; a still table has one of each. */
  readonly stood: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export function watch(page: Page, landmarks: readonly string[]): Watch {
  const wrong = new Set<string>();
  const stood = new Map<string, Map<string, string>>();
  const note = (what: string, where: string, asked: string): void => {
    const ways = stood.get(what) ?? new Map<string, string>();
    stood.set(what, ways);
    if (!ways.has(where)) ways.set(where, asked);
  };
  return {
    wrong,
    stood,
    async look() {
      const stands = await standingOf(page);
      if (stands === undefined) return;
      const { zones, cut, below, under } = stands;
      const { asked, places } = await page.evaluate(placesOf, landmarks);
      note('zones', zones, asked);
      for (const [what, where] of places) note(what, where, asked);
      for (const [what, list] of Object.entries({ cut, below, under }))
        for (const one of list) wrong.add(`${what}: ${one} at “${asked}”`);
    },
  };
}

/** Where the landmarks that are shown begin. Runs inside the page. */
function placesOf(landmarks: readonly string[]): { asked: string; places: [what: string, where: string][] } {
  const places = landmarks.flatMap((what): [string, string][] => {
    const rect = document.querySelector(what)?.getBoundingClientRect();
    if (rect === undefined || rect.width === 0) return [];
    return [[what, [rect.left, rect.top].map(Math.round).join(' ')]];
  });
  return { asked: (document.querySelector('#prompt')?.textContent ?? '').trim(), places };
}
