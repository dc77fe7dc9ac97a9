import { at } from '../../engine/at.ts';
import type { Evidence } from './evidence.ts';
import type { Question } from './question.ts';

/** How many games have a value from `from + i * step` up to the next. */
export interface Histogram {
  readonly measure: string;
  readonly arm: string;
  readonly from: number;
  readonly step: number;
  readonly games: readonly number[];
}

const MOST_BARS = 24;
const STEPS = [1, 2, 5];

/** Of the length in actions and of the main measure, every arm on the same scale. */
export function histogramsOf({ arms, main, ask }: Question, evidence: Evidence): Histogram[] {
  const measures = ['actions', ...(main === null || main.measure.includes('/') ? [] : [main.measure])];
  const names = ask === 'ladder' ? ['all'] : arms.map(({ name }) => name);
  return [...new Set(measures)].flatMap((measure) => {
    const byArm = names.map(() => [] as number[]);
    for (const game of evidence.games()) {
      const value = game.read(measure);
      if (value !== undefined) byArm[game.arm]?.push(value);
    }
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const value of byArm.flat()) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    if (low > high) return [];
    const step = stepOf(high - low, byArm.flat().every(Number.isInteger));
    const from = Math.floor(low / step) * step;
    const bars = Math.floor((high - from) / step) + 1;
    return names.map((arm, i) => {
      const games = new Array<number>(bars).fill(0);
      for (const value of at(byArm, i)) {
        const bar = Math.min(bars - 1, Math.floor((value - from) / step));
        games[bar] = at(games, bar) + 1;
      }
      return { measure, arm, from, step, games };
    });
  });
}

/** 1, 2 or 5 times a power of ten, so that the bars are few; whole where all values are. */
function stepOf(span: number, isWhole: boolean): number {
  let scale = isWhole ? 1 : 0.001;
  for (;;) {
    for (const step of STEPS) if (span / (step * scale) <= MOST_BARS) return step * scale;
    scale *= 10;
  }
}
