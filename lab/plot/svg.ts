/** Text inside a page: nothing in it is markup. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Two digits after the point are finer than any screen. */
export const px = (number: number): string => String(Math.round(number * 100) / 100);

/** From values to places; the ends are round numbers. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  place(value: number): number;
}

const STEPS = [1, 2, 2.5, 5, 10];
const MOST_TICKS = 6;

export function scaleOf(values: readonly number[], start: number, end: number): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high > low ? high - low : Math.max(1, Math.abs(high));
  let power = 1e-9;
  while (power * 10 * MOST_TICKS < span) power *= 10;
  const step = power * (STEPS.find((one) => span / (one * power) <= MOST_TICKS) ?? 10);
  const from = Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_nothing, i) => from + i * step);
  return { from, to, ticks, place: (value) => start + ((value - from) / (to - from)) * (end - start) };
}

export const tickText = (tick: number): string => String(Math.round(tick * 1e6) / 1e6);

/** How wide a drawing is: on a phone names stand above their marks. */
export type Frame = 'wide' | 'narrow';
export const widthOf = (frame: Frame): number => (frame === 'wide' ? 720 : 380);
