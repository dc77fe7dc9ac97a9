import { escaped, px, type Scale, scaleOf, tickText } from './svg.ts';

/** A dot with its interval, and the band it should lie in. */
export interface Dot {
  readonly name: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly band: readonly [number, number] | null;
}

const WIDTH = 720;
const LEFT = 250;
const RIGHT = 20;
const ROW = 28;
const TOP = 8;
const FOOT = 26;

/** One line for each dot. Zero is drawn where it is in sight: what crosses it may be nothing. */
export function dotsSvg(title: string, dots: readonly Dot[]): string {
  const ends = dots.flatMap(({ value, low, high, band }) => [
    value,
    low ?? value,
    high ?? value,
    ...(band ?? []),
  ]);
  const scale = scaleOf(ends, LEFT, WIDTH - RIGHT);
  const height = TOP + ROW * dots.length + FOOT;
  const rows = dots.map((dot, i) => rowSvg(dot, TOP + ROW * (i + 0.5), scale)).join('');
  return (
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">` +
    `${axisSvg(scale, height - FOOT)}${rows}</svg>`
  );
}

function rowSvg({ name, value, low, high, band }: Dot, y: number, { place }: Scale): string {
  const bar =
    low === null || high === null
      ? ''
      : `<line class="bar" x1="${px(place(low))}" x2="${px(place(high))}" y1="${y}" y2="${y}"/>`;
  const target =
    band === null
      ? ''
      : `<rect class="band" x="${px(place(band[0]))}" y="${y - ROW / 2 + 3}" ` +
        `width="${px(Math.max(1, place(band[1]) - place(band[0])))}" height="${ROW - 6}"/>`;
  return (
    `<g>${target}<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${escaped(name)}</text>` +
    `${bar}<circle class="dot" cx="${px(place(value))}" cy="${y}" r="4.5"/></g>`
  );
}

function axisSvg({ ticks, place, from, to }: Scale, y: number): string {
  const zero =
    from < 0 && to > 0
      ? `<line class="zero" x1="${px(place(0))}" x2="${px(place(0))}" y1="0" y2="${y}"/>`
      : '';
  const marks = ticks
    .map(
      (tick) =>
        `<text class="tick" x="${px(place(tick))}" y="${y + 18}" ` +
        `text-anchor="middle">${tickText(tick)}</text>`,
    )
    .join('');
  return `<line class="axis" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}"/>${zero}${marks}`;
}
