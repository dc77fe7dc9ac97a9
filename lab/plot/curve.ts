import { type Draws, endsOf, markSvg, shapeSvg } from './dots.ts';
import { escaped, px, scaleOf, tickText, widthOf } from './svg.ts';

const HEIGHT = 240;
const LEFT = 56;
const RIGHT = 16;
const TOP = 12;
const FOOT = 28;

/** Where a measure goes as a knob is turned: a dot with its interval at each setting, in their order. */
export const curveSvg: Draws = (title, dots, says, frame) => {
  const width = widthOf(frame);
  const scale = scaleOf(dots.flatMap(endsOf), HEIGHT - FOOT, TOP);
  const wide = (width - LEFT - RIGHT) / dots.length;
  const x = (i: number): number => LEFT + wide * (i + 0.5);
  const band = dots.find((dot) => dot.band !== null)?.band ?? null;
  const target =
    band === null
      ? ''
      : `<rect class="band" x="${LEFT}" width="${width - LEFT - RIGHT}" y="${px(scale.place(band[1]))}" ` +
        `height="${px(Math.max(1, scale.place(band[0]) - scale.place(band[1])))}"/>`;
  const ticks = scale.ticks.map((tick) => {
    const y = px(scale.place(tick));
    return (
      `<line class="axis" x1="${LEFT}" x2="${width - RIGHT}" y1="${y}" y2="${y}"/>` +
      `<text class="tick" x="${LEFT - 8}" y="${y}" dy="4" text-anchor="end">${tickText(tick)}</text>`
    );
  });
  const points = dots.map(({ value }, i) => `${px(x(i))},${px(scale.place(value))}`).join(' ');
  const way = `<polyline class="way" points="${points}"/>`;
  const marks = dots.map((dot, i) => {
    const { name, value, low, high, arm } = dot;
    const bar =
      low === null || high === null
        ? ''
        : `<line class="bar arm${arm}" x1="${px(x(i))}" x2="${px(x(i))}" ` +
          `y1="${px(scale.place(low))}" y2="${px(scale.place(high))}"/>`;
    const where = `x="${px(x(i))}" y="${HEIGHT - 8}" text-anchor="middle"`;
    const label = `<text class="name" ${where}>${escaped(name)}</text>`;
    const left = px(x(i) - wide / 2);
    const column = `<rect x="${left}" y="0" width="${px(wide)}" height="${HEIGHT}" fill="transparent"/>`;
    return markSvg(says(dot), `${column}${bar}${shapeSvg(arm, x(i), scale.place(value))}${label}`);
  });
  return (
    `<svg viewBox="0 0 ${width} ${HEIGHT}" role="group" aria-label="${escaped(title)}">` +
    `${target}${ticks.join('')}${way}${marks.join('')}</svg>`
  );
};
