import { BadInput } from '../../engine/door.ts';
import type { Wanted } from './question.ts';

const NUMBER = '-?[0-9]+(?:\\.[0-9]+)?';
const BAND = new RegExp(`^(\\S+)\\s+in\\s+(${NUMBER})\\.\\.(${NUMBER})\\s*(%?)$`);
const POINT = new RegExp(`^(\\S+)\\s*=\\s*(${NUMBER})\\s*(%?)$`);
const CHANGE = new RegExp(`^(\\S+)\\s*(?:\\+-|±)\\s*(${NUMBER})\\s*(%?)$`);
const USUAL_TOLERANCE = 0.02;

/**
 * `name`, `name/of`, with `in 0.15..0.2`, `in 15..20 %`, `= 1` (is it exactly that?), or `+- 0.5` (what does
 * not matter).
 */
export function readWanted(text: string, field: string, usual = USUAL_TOLERANCE): Wanted {
  const wanted = text.trim();
  const scale = (percent: string | undefined): number => (percent === '%' ? 100 : 1);
  const band = BAND.exec(wanted);
  if (band !== null) {
    const [, measure = '', from, to, percent] = band;
    const target = [Number(from) / scale(percent), Number(to) / scale(percent)] as const;
    if (target[0] > target[1]) throw new BadInput(field, `"${text}": the band ends before it begins`);
    return { measure: nameOf(measure, field), target, tolerance: usual };
  }
  const point = POINT.exec(wanted);
  if (point !== null) {
    const [, measure = '', value, percent] = point;
    const at = Number(value) / scale(percent);
    return { measure: nameOf(measure, field), target: [at, at], tolerance: usual };
  }
  const change = CHANGE.exec(wanted);
  if (change !== null) {
    const [, measure = '', by, percent] = change;
    return { measure: nameOf(measure, field), target: null, tolerance: Number(by) / scale(percent) };
  }
  return { measure: nameOf(wanted, field), target: null, tolerance: usual };
}

function nameOf(text: string, field: string): string {
  if (/^[^\s/=]+(\/[^\s/=]+)?$/.test(text)) return text;
  throw new BadInput(
    field,
    `must be a measure, with "in 0.1..0.2", "= 1" or "+- 0.5" if you like, not "${text}"`,
  );
}
