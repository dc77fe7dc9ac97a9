/** How a table stands on the screen, and what is wrong with it; every complaint names its element. */
export interface Standing {
  /** The rectangles of the zones: no phase, question or language may change them. Absent under what lies over the table. */
  readonly zones: string | undefined;
  /** What is asked, or what lies over the table. */
  readonly asked: string;
  /** Where each of the landmarks begins that are shown. */
  readonly places: readonly (readonly [what: string, where: string])[];
  /** What the prompt needs but has to be scrolled for. */
  readonly below: readonly string[];
  /** Controls that lie under something else. */
  readonly under: readonly string[];
  /** Controls smaller than a fingertip. */
  readonly small: readonly string[];
}

/** Runs inside the page, so it may use nothing from outside itself. */
export function standing(landmarks: readonly string[]): Standing | undefined {
  const FINGERTIP = 43.5;
  const SAMPLES = 4;
  const dock = document.querySelector<HTMLElement>('main.table .mine');
  const board = document.querySelector('main.table .board:not(.over)');
  if (dock === null || board === null) return undefined;
  // A sheet, a moment, and a puzzle or a race that has the whole screen are looked at instead of the table.
  const over =
    [...document.querySelectorAll('dialog[open]')].at(-1) ??
    document.querySelector('.moment') ??
    document.querySelector('[data-own-keys]');
  const root = over ?? document.querySelector('main.table');
  if (root === null) return undefined;

  const rectOf = (one: Element): string => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(' ');
  };
  const textOf = (one: Element): string => (one.textContent ?? '').trim().replace(/\s+/g, ' ');
  const nameOf = (one: Element): string => {
    const classes = [...one.classList].filter((name) => !name.startsWith('svelte'));
    const words = (textOf(one) || one.ariaLabel || '').slice(0, 40);
    return `${[one.tagName.toLowerCase(), ...classes].join('.')} “${words}”`;
  };
  const isSeen = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return width > 2 && height > 2 && one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  };
  /** Only for those who listen. */
  const isHeard = (one: Element): boolean => getComputedStyle(one).clipPath === 'inset(50%)';
  /** What remains of it in everything that scrolls or hides around it. */
  const shownOf = (one: Element): { left: number; top: number; right: number; bottom: number } => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const shown = {
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: Math.min(innerWidth, right),
      bottom: Math.min(innerHeight, bottom),
    };
    for (let up = one.parentElement; up !== null && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const box = up.getBoundingClientRect();
      shown.left = Math.max(shown.left, box.left);
      shown.top = Math.max(shown.top, box.top);
      shown.right = Math.min(shown.right, box.right);
      shown.bottom = Math.min(shown.bottom, box.bottom);
    }
    return shown;
  };
  const isOutside = (one: Element): boolean => {
    const rect = one.getBoundingClientRect();
    const { left, top, right, bottom } = shownOf(one);
    return right - left < rect.width / 2 || bottom - top < rect.height / 2;
  };
  /** So little of it can be touched that nobody finds it. A card under others of its stack shows its edge. */
  const isUnder = (one: Element): boolean => {
    const { left, top, right, bottom } = shownOf(one);
    let hits = 0;
    for (let i = 0; i < SAMPLES ** 2; i++) {
      const x = left + ((right - left) * ((i % SAMPLES) + 0.5)) / SAMPLES;
      const y = top + ((bottom - top) * (Math.floor(i / SAMPLES) + 0.5)) / SAMPLES;
      const hit = document.elementFromPoint(x, y);
      if (hit === null || one.contains(hit) || hit.contains(one)) hits += 1;
    }
    return hits < (one.matches('[data-piece]') ? SAMPLES / 2 : SAMPLES ** 2 / 2);
  };
  /** As wide and high as it can be touched: what is laid over its edges counts. */
  const touchOf = (one: Element): { width: number; height: number } => {
    const { width, height } = one.getBoundingClientRect();
    const more = ['::before', '::after'].map((part) => {
      const { content, position, left, right, top, bottom } = getComputedStyle(one, part);
      if (content === 'none' || position !== 'absolute' || getComputedStyle(one).position === 'static')
        return { width: 0, height: 0 };
      const across = one.clientWidth - Number.parseFloat(left) - Number.parseFloat(right);
      const down = one.clientHeight - Number.parseFloat(top) - Number.parseFloat(bottom);
      return { width: across || 0, height: down || 0 };
    });
    return {
      width: Math.max(width, ...more.map((each) => each.width)),
      height: Math.max(height, ...more.map((each) => each.height)),
    };
  };

  const all = [...root.querySelectorAll('*')].filter((one) => isSeen(one) && !isHeard(one));
  const controls = all.filter((one) => one.matches('button, a[href], select, summary, input, textarea'));
  const inDock = over === null ? controls.filter((one) => dock.contains(one)) : [];
  const low = document.querySelector('.low') ?? dock;
  const bottom = low.getBoundingClientRect().bottom;
  const isBelow = (one: Element): boolean =>
    one.getBoundingClientRect().bottom > Math.min(bottom, innerHeight) + 1;
  const rows = [...dock.querySelectorAll(':scope > .row, :scope > .prompt')];
  const scrolls = rows.filter((one) => one.scrollHeight > one.clientHeight + 2);
  const answers = inDock.filter(
    (one) => !one.matches('[aria-disabled="true"]') && one.closest('.line') === null,
  );
  const lit = [...board.querySelectorAll('.lit')];
  const isLost = over === null && answers.length === 0 && lit.length > 0 && lit.every(isOutside);
  const zones = ['.bar', '.board', '.low, .mine', '.margin'].map((zone) => {
    const one = document.querySelector(`main.table > :is(${zone})`);
    return one === null || !isSeen(one) ? '-' : rectOf(one);
  });
  const places = landmarks.flatMap((what): [string, string][] => {
    const one = over === null ? document.querySelector(what) : null;
    return one === null || !isSeen(one) ? [] : [[what, rectOf(one).split(' ').slice(0, 2).join(' ')]];
  });
  // Half a second of deafness lets every touch through: for this look nothing is deaf.
  const deaf = [...document.querySelectorAll<HTMLElement>('.deaf')];
  for (const one of deaf) one.style.pointerEvents = 'auto';
  const under = controls.filter((one) => !isOutside(one) && isUnder(one)).map(nameOf);
  for (const one of deaf) one.style.pointerEvents = '';
  return {
    zones: over === null ? zones.join(' | ') : undefined,
    asked: over === null ? textOf(document.querySelector('#prompt') ?? dock) : nameOf(over),
    places,
    below: [
      ...inDock.filter(isBelow).map(nameOf),
      ...(over === null ? scrolls.map((one) => `scrolls: ${nameOf(one)}`) : []),
      ...(isLost ? [`none of ${lit.length} lit places is in sight`] : []),
    ],
    under,
    small: controls
      .filter((one) => !one.matches('.skip') && getComputedStyle(one).display !== 'inline')
      .map((one) => ({ one, touch: touchOf(one) }))
      .filter(({ touch }) => Math.min(touch.width, touch.height) < FINGERTIP)
      .map(({ one, touch }) => `${Math.round(touch.width)}x${Math.round(touch.height)} ${nameOf(one)}`),
  };
}
