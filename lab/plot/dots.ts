import { escaped, type Frame, px, type Scale, scaleOf, tickText, widthOf } from './svg.ts';

/** A dot with its interval, and the band it should lie in. */
export interface Dot {
  readonly name: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly band: readonly [number, number] | null;
  /** Which variant: its shape, and its colour beside it. */
  readonly arm: number;
}

/** Where the names end and the marks begin, and how far rows lie apart. */
const LEFT = { wide: 250, narrow: 12 } as const;
const ROW = { wide: 28, narrow: 46 } as const;
/** The mark's place in its row. */
const MIDDLE = { wide: 14, narrow: 32 } as const;
const RIGHT = 20;
const TOP = 8;
const FOOT = 26;

/** Draws marks; `says` is what a mark tells whoever cannot see it. */
export type Draws = (title: string, dots: readonly Dot[], says: (dot: Dot) => string, frame: Frame) => string;

/** One line for each dot. Zero is drawn where it is in sight: what crosses it may be nothing. */
export const dotsSvg: Draws = (title, dots, says, frame) => {
  const width = widthOf(frame);
  const scale = scaleOf(dots.flatMap(endsOf), LEFT[frame], width - RIGHT);
  const height = TOP + ROW[frame] * dots.length + FOOT;
  const rows = dots.map((dot, i) => rowSvg(dot, TOP + ROW[frame] * i, scale, says(dot), frame)).join('');
  return (
    `<svg viewBox="0 0 ${width} ${height}" role="group" aria-label="${escaped(title)}">` +
    `${axisSvg(scale, height - FOOT, frame)}${rows}</svg>`
  );
};

/** Everything of a dot that has to be in sight. */
export const endsOf = ({ value, low, high, band }: Dot): number[] => [
  value,
  low ?? value,
  high ?? value,
  ...(band ?? []),
];

/** A mark that can be reached by key and says what it shows. */
export const markSvg = (says: string, inside: string): string =>
  `<g class="mark" role="img" tabindex="0" aria-label="${escaped(says)}">` +
  `<title>${escaped(says)}</title>${inside}</g>`;

const SIZE = 4.5;

/** Variants are told apart by shape: a circle, a square, a diamond, a triangle. */
export function shapeSvg(arm: number, x: number, y: number): string {
  const [left, right, top, foot] = [x - SIZE, x + SIZE, y - SIZE, y + SIZE].map(px);
  const which = `class="dot arm${arm}"`;
  switch (arm % 4) {
    case 0:
      return `<circle ${which} cx="${px(x)}" cy="${px(y)}" r="${SIZE}"/>`;
    case 1:
      return `<rect ${which} x="${left}" y="${top}" width="${2 * SIZE}" height="${2 * SIZE}"/>`;
    case 2:
      return `<path ${which} d="M${px(x)} ${px(y - 6)}L${px(x + 6)} ${px(y)}L${px(x)} ${px(y + 6)}L${px(x - 6)} ${px(y)}z"/>`;
    default:
      return `<path ${which} d="M${left} ${foot}L${right} ${foot}L${px(x)} ${top}z"/>`;
  }
}

function rowSvg(dot: Dot, top: number, { place }: Scale, says: string, frame: Frame): string {
  const { name, value, low, high, band, arm } = dot;
  const y = top + MIDDLE[frame];
  const bar =
    low === null || high === null
      ? ''
      : `<line class="bar arm${arm}" x1="${px(place(low))}" x2="${px(place(high))}" y1="${y}" y2="${y}"/>`;
  const target =
    band === null
      ? ''
      : `<rect class="band" x="${px(place(band[0]))}" y="${y - 11}" ` +
        `width="${px(Math.max(1, place(band[1]) - place(band[0])))}" height="22"/>`;
  const [x, foot, anchor] =
    frame === 'wide' ? [LEFT.wide - 10, y + 4, 'end'] : [LEFT.narrow, top + 16, 'start'];
  const label = `<text class="name" x="${x}" y="${foot}" text-anchor="${anchor}">${escaped(name)}</text>`;
  // The whole line is the mark: a finger need not meet the dot.
  const line = `<rect x="0" y="${top}" width="${widthOf(frame)}" height="${ROW[frame]}" fill="transparent"/>`;
  return markSvg(says, `${line}${target}${label}${bar}${shapeSvg(arm, place(value), y)}`);
}

function axisSvg({ ticks, place, from, to }: Scale, y: number, frame: Frame): string {
  const zero =
    from < 0 && to > 0
      ? `<line class="zero" x1="${px(place(0))}" x2="${px(place(0))}" y1="0" y2="${y}"/>`
      : '';
  const marks = ticks
    .filter((_tick, i) => frame === 'wide' || i % 2 === 0)
    .map(
      (tick) =>
        `<text class="tick" x="${px(place(tick))}" y="${y + 18}" ` +
        `text-anchor="middle">${tickText(tick)}</text>`,
    )
    .join('');
  return (
    `<line class="axis" x1="${LEFT[frame]}" x2="${widthOf(frame) - RIGHT}" y1="${y}" y2="${y}"/>` +
    `${zero}${marks}`
  );
}
