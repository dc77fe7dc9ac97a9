/** The picture of a game on the home page, drawn by hand. Only pages that list games load it. */
export interface Poster {
  /** The colours the picture names, by theme: `sky` is `var(--sky)` in it. */
  readonly colours: { readonly light: Palette; readonly dark: Palette };
  /** The inside of an svg of 240 by 287. What it defines is called `id`, because two may stand on one page. */
  draw(id: string): string;
}

export type Palette = Readonly<Record<string, string>>;

export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

/** Numbers from 0 to 1, the same ones every time: a poster must not change when the page is drawn anew. */
export function scatter(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
}

/** A bird far away, with its wings up. */
export const bird = (x: number, y: number, size: number, colour: string, width = 1.8): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M-9-3Q-5-7 0 0Q5-7 9-3" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
