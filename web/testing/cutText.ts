/**
 * Text on any page that is wider or higher than its box and not shown whole, or lies over its neighbour; where a sheet
 * or a moment lies over the page, in that. Runs inside the page, so it may use nothing from outside itself.
 */
export function cutText(): readonly string[] {
  const root =
    [...document.querySelectorAll('dialog[open]')].at(-1) ??
    document.querySelector('.moment') ??
    document.querySelector('[data-own-keys]') ??
    document.body;
  const nameOf = (one: Element): string => {
    const classes = [...one.classList].filter((name) => !name.startsWith('svelte'));
    const words = (one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${[one.tagName.toLowerCase(), ...classes].join('.')} “${words}”`;
  };
  const isSeen = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return width > 2 && height > 2 && one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
  };
  /** Only for those who listen. */
  const isHeard = (one: Element): boolean => getComputedStyle(one).clipPath === 'inset(50%)';
  const hasText = (one: Element): boolean =>
    [...one.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const isCut = (one: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(one);
    return (
      (hides(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
      (hides(overflowY) && one.scrollHeight > one.clientHeight + 1)
    );
  };
  /** Words that stand half inside something that hides what sticks out of it, and that nobody can scroll to. */
  const isClipped = (one: Element): boolean => {
    // Of a picture that is cut to fill its frame the edges go, with what is drawn on them.
    if (one.closest('svg[preserveAspectRatio$=slice]') !== null) return false;
    const rects = [...one.childNodes].flatMap((node) => {
      if (node.nodeType !== 3 || (node.textContent ?? '').trim() === '') return [];
      const words = document.createRange();
      words.selectNode(node);
      return [...words.getClientRects()];
    });
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    // The box of a line is higher than its letters.
    const slack = (rects[0]?.height ?? 0) / 4;
    let [across, down] = [right > left, bottom > top];
    for (let up = one.parentElement; up !== null && (across || down); up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      const isOut = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
      if (isOut || isHeard(up)) return false;
      if (across && hides(overflowX) && (left < box.left - slack || right > box.right + slack)) return true;
      if (down && hides(overflowY) && (top < box.top - slack || bottom > box.bottom + slack)) return true;
      if (/auto|scroll/.test(overflowX)) across = false;
      if (/auto|scroll/.test(overflowY)) down = false;
    }
    return false;
  };
  /** Words that stick out of the button they stand on, over whatever lies beside it. */
  const isSpilt = (one: Element): boolean => {
    const box = one.closest('button')?.getBoundingClientRect();
    // A badge is meant to hang over the edge.
    if (box === undefined || getComputedStyle(one).position === 'absolute') return false;
    return [...one.childNodes].some((node) => {
      if (node.nodeType !== 3 || (node.textContent ?? '').trim() === '') return false;
      const words = document.createRange();
      words.selectNode(node);
      const { left, right } = words.getBoundingClientRect();
      return right > left && (left < box.left - 2 || right > box.right + 2);
    });
  };
  return [...root.querySelectorAll('*')]
    .filter((one) => isSeen(one) && !isHeard(one) && hasText(one))
    .filter((one) => isCut(one) || isClipped(one) || isSpilt(one))
    .map(nameOf);
}
