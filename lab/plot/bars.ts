import type { Histogram } from '../ask/histogram.ts';
import { markSvg } from './dots.ts';
import { escaped, type Frame, px, tickText, widthOf } from './svg.ts';

const HEIGHT = 160;
const LEFT = 30;
const FOOT = 24;

/**
 * The first arm as bars, the others as outlines over them: shapes, not only colours, tell them apart. Each
 * column is a mark of its whole height, which says what all arms have there.
 */
export function barsSvg(
  title: string,
  histograms: readonly Histogram[],
  says: (bar: number) => string,
  frame: Frame,
): string {
  const width = widthOf(frame);
  const [first] = histograms;
  if (first === undefined) return '';
  const bars = first.games.length;
  const shares = histograms.map(({ games }) => {
    const all = games.reduce((sum, n) => sum + n, 0);
    return games.map((n) => n / Math.max(1, all));
  });
  const top = Math.max(...shares.flat(), 1e-9);
  const wide = (width - LEFT) / bars;
  const x = (bar: number): number => LEFT + bar * wide;
  const y = (share: number): number => (HEIGHT - FOOT) * (1 - share / top);
  const columns = (shares[0] ?? []).map((part, bar) => {
    const [left, width] = [`x="${px(x(bar) + 1)}"`, `width="${px(wide - 2)}"`];
    return markSvg(
      says(bar),
      `<rect class="column" ${left} y="0" ${width} height="${HEIGHT - FOOT}" fill="transparent"/>` +
        `<rect class="bars" ${left} y="${px(y(part))}" ${width} height="${px(HEIGHT - FOOT - y(part))}"/>`,
    );
  });
  const outlines = shares
    .slice(1)
    .map(
      (share, i) =>
        `<polyline class="outline arm${i + 1}" pointer-events="none" points="${share
          .flatMap((part, bar) => [`${px(x(bar))},${px(y(part))}`, `${px(x(bar + 1))},${px(y(part))}`])
          .join(' ')}"/>`,
    );
  const every = Math.ceil(bars / (frame === 'wide' ? 12 : 6));
  const ticks = Array.from({ length: bars }, (_nothing, bar) => bar)
    .filter((bar) => bar % every === 0)
    .map((bar) => {
      const from = tickText(first.from + bar * first.step);
      return `<text class="tick" x="${px(x(bar))}" y="${HEIGHT - 8}" text-anchor="middle">${from}</text>`;
    });
  return (
    `<svg viewBox="0 0 ${width} ${HEIGHT}" role="group" aria-label="${escaped(title)}">` +
    `${columns.join('')}${outlines.join('')}${ticks.join('')}</svg>`
  );
}
