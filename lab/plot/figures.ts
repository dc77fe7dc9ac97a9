import { type Line, line } from '../../engine/text.ts';
import { cardIn } from '../ask/cardName.ts';
import type { Estimate } from '../ask/estimate.ts';
import type { Answer } from '../ask/result.ts';
import type { Mark } from '../ask/showing.ts';
import { short } from '../ask/verdict.ts';
import { barsSvg } from './bars.ts';
import { curveSvg } from './curve.ts';
import { type Dot, type Draws, dotsSvg } from './dots.ts';
import type { Frame } from './svg.ts';

/** A chart, and the same figures as a table. */
export interface Figure {
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly text: string;
  readonly svg: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What each row, and the mark that is drawn for it, stands for; null where no single game shows it. */
  readonly marks: readonly (Mark | null)[];
}

/** What figures are made of: also of an answer that is not there yet. */
export type Found = Pick<Answer, 'question' | 'estimates' | 'ladder' | 'histograms'>;
export type Says = (line: Line) => string;

/** In which language, and on how wide a sheet. */
export interface Look {
  readonly say: Says;
  readonly frame: Frame;
}

const MOST_ROWS = 24;

const markOf = ({ measure, arm, minus }: Estimate): Mark => ({
  measure,
  arm,
  minus,
  from: null,
  below: null,
});
const said = (number: number | null): string => (number === null ? '–' : short(number));

/** What was asked first, then where the games lie, then what stands out among all that was not asked. */
export function figuresOf(found: Found, say: Says, frame: Frame = 'wide'): Figure[] {
  const { question, estimates, ladder, histograms } = found;
  if (ladder !== null) {
    const dots = ladder.bots.map((bot, arm): Dot => ({ ...bot, band: null, arm }));
    const marks = dots.map(() => null);
    return [
      dotFigure(say(line('chart.ratings')), say(line('chart.ratings.text')), dots, marks, { say, frame }),
    ];
  }
  if (question.ask === 'cards')
    return [cardsFigure(estimates, { say, frame }), ...histogramFigures(histograms, { say, frame })];
  const armOf = (name: string): number =>
    Math.max(
      0,
      question.arms.findIndex((arm) => arm.name === name),
    );
  const dotOf = ({ arm, minus, value, low, high, target }: Estimate): Dot => ({
    name: minus === null ? arm : `${arm} − ${minus}`,
    value: value ?? 0,
    low,
    high,
    band: target,
    arm: armOf(arm),
  });
  const groups = new Map<string, Estimate[]>();
  for (const one of estimates.filter(({ family, value }) => family !== 'browse' && value !== null)) {
    const { measure, minus } = one;
    const title = say(
      minus === null ? line('chart.measure', { measure }) : line('chart.change', { measure }),
    );
    groups.set(title, [...(groups.get(title) ?? []), one]);
  }
  const asked = [...groups].map(([title, all]) => {
    const isChange = all[0]?.minus != null;
    const text = say(line(isChange ? 'chart.change.text' : 'chart.measure.text'));
    const draws = question.ask === 'sweep' && !isChange && frame === 'wide' ? curveSvg : dotsSvg;
    return dotFigure(title, text, all.map(dotOf), all.map(markOf), { say, frame }, draws);
  });
  const marked = estimates.filter((one) => one.marked).slice(0, MOST_ROWS);
  const also = marked.map((one) => ({ ...dotOf(one), name: `${one.measure}, ${one.arm}` }));
  return [
    ...asked,
    ...histogramFigures(histograms, { say, frame }),
    ...(also.length > 0
      ? [
          dotFigure(say(line('chart.also')), say(line('chart.also.text')), also, marked.map(markOf), {
            say,
            frame,
          }),
        ]
      : []),
  ];
}

/** All that somebody met, from those that help to those that hurt. */
function cardsFigure(estimates: readonly Estimate[], look: Look): Figure {
  const met = estimates
    .filter(({ value }) => value !== null)
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const { say } = look;
  const dots = met.map(
    ({ measure, value, low, high, target }): Dot => ({
      name: say(line('chart.card', { card: cardIn(measure) })),
      value: value ?? 0,
      low,
      high,
      band: target,
      arm: 0,
    }),
  );
  return dotFigure(say(line('chart.cards')), say(line('chart.cards.text')), dots, met.map(markOf), look);
}

/** One of the measures that have several names, `won.*`: each name of it, variant beside variant. */
export function groupFigure(
  { question, estimates }: Found,
  pattern: string,
  { say, frame }: Look,
): Figure | undefined {
  const [before = '', after = ''] = pattern.split('*');
  const all = estimates.filter(
    ({ measure, minus, value }) =>
      minus === null &&
      value !== null &&
      measure.length > before.length + after.length &&
      measure.startsWith(before) &&
      measure.endsWith(after) &&
      !measure.slice(before.length, measure.length - after.length).includes('.'),
  );
  const names = [...new Set(all.map(({ measure }) => measure))].slice(0, MOST_ROWS);
  if (names.length < 2) return undefined;
  const dots = names.flatMap((name) =>
    question.arms.flatMap(({ name: arm }, i): (Dot & { readonly one: Estimate })[] => {
      const one = all.find((estimate) => estimate.measure === name && estimate.arm === arm);
      if (one === undefined) return [];
      const word = name.slice(before.length, name.length - after.length);
      const label = question.arms.length > 1 ? `${word}, ${arm}` : word;
      return [{ name: label, value: one.value ?? 0, low: one.low, high: one.high, band: null, arm: i, one }];
    }),
  );
  const title = say(line('chart.measure', { measure: pattern }));
  const marks = dots.map(({ one }) => markOf(one));
  return dotFigure(title, say(line('chart.measure.text')), dots, marks, { say, frame });
}

function dotFigure(
  title: string,
  text: string,
  dots: readonly Dot[],
  marks: Figure['marks'],
  { say, frame }: Look,
  draws: Draws = dotsSvg,
): Figure {
  const rows = dots.map(({ name, value, low, high }) => [name, said(value), said(low), said(high)]);
  const heads = ['which', 'value', 'from', 'to'].map((head) => say(line(`table.${head}`)));
  const says = ({ name, value, low, high }: Dot): string =>
    low === null || high === null
      ? say(line('chart.dot', { name, value: said(value) }))
      : say(line('chart.dotBetween', { name, value: said(value), low: said(low), high: said(high) }));
  return { title, text, svg: draws(title, dots, says, frame), heads, rows, marks };
}

function histogramFigures(histograms: Found['histograms'], { say, frame }: Look): Figure[] {
  return [...new Set(histograms.map(({ measure }) => measure))].map((measure) => {
    const all = histograms.filter((one) => one.measure === measure);
    const [first] = all;
    const rows = (first?.games ?? []).map((_games, bar) => [
      said((first?.from ?? 0) + bar * (first?.step ?? 1)),
      ...all.map(({ games }) => String(games[bar] ?? 0)),
    ]);
    const title = say(line('chart.games', { measure }));
    const heads = [say(line('table.from')), ...all.map(({ arm }) => arm)];
    const says = (bar: number): string => {
      const [name = '', ...games] = rows[bar] ?? [];
      const value = games.map((many, i) => (all.length > 1 ? `${all[i]?.arm} ${many}` : many)).join(', ');
      return say(line('chart.dot', { name, value }));
    };
    const svg = barsSvg(title, all, says, frame);
    // A bar is the first arm's; the outlines of the others are told by the table.
    const marks = rows.map((_row, bar): Mark | null => {
      if (first === undefined) return null;
      const from = first.from + bar * first.step;
      return { measure, arm: first.arm, minus: null, from, below: from + first.step };
    });
    return { title, text: say(line('chart.games.text')), svg, heads, rows, marks };
  });
}
