import { letterOf } from './seats.ts';

/** What a name shrinks to where there is no room for it: its first word, three letters, one. */
export function shorter(name: string): readonly string[] {
  const [word = name] = name.split(' ');
  return [...new Set([name, word, `${[...word].slice(0, 3).join('')}.`, letterOf(name)])];
}

/**
 * Says the first of these for which there is room, longest first, so that nothing is cut; where there is room for
 * none, the last. The element must hide what overflows, and be as wide as its place.
 */
export const fit =
  (forms: readonly string[]) =>
  (node: HTMLElement): (() => void) => {
    function show(): void {
      for (const [i, form] of forms.entries()) {
        node.textContent = form;
        node.classList.toggle('short', i > 0);
        if (node.scrollWidth <= node.clientWidth + 1 && node.scrollHeight <= node.clientHeight + 1) return;
      }
    }
    show();
    // The face may come later than the text; the place changes with the window and the size of the type.
    void document.fonts.ready.then(show);
    const watch = new ResizeObserver(show);
    watch.observe(node.parentElement ?? node);
    return () => watch.disconnect();
  };
