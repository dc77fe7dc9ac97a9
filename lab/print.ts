import { say } from '../engine/text.ts';
import type { Estimate } from './ask/estimate.ts';
import type { Rated } from './ask/ladder.ts';
import type { Result } from './ask/result.ts';
import { short } from './ask/verdict.ts';
import { grouped, table } from './summary.ts';
import { armText } from './text/again.ts';
import { en } from './text/en.ts';
import { titleOf } from './titles.ts';

/** A result for people: the answer first, then its figures, then all that is needed to ask again. */
export function resultText(result: Result): string {
  const { question, estimates, ladder, answer, odd, failures, run } = result;
  const lines = [
    ...answer.map((line) => say(en, line)),
    '',
    `${question.game}, ${question.seats} seats, seed ${question.seed}: ${grouped(result.deals)} deals, ` +
      `${grouped(result.games)} games, ${run.seconds} s on ${run.threads} thread${run.threads === 1 ? '' : 's'}`,
    intervalsText(result),
    ...question.arms.map((arm) => `  ${armText(titleOf(question.game), question, arm)}`),
  ];
  const shown = estimates.filter(({ family, marked }) => family !== 'browse' || marked);
  if (shown.length > 0) lines.push('', ...table([HEADS, ...shown.map(rowOf)]));
  if (ladder !== null) {
    lines.push('', ...table([['bot', 'rating', 'from', 'to'], ...ladder.bots.map(ratedRow)]));
    lines.push('', ...table([['step', 'points', 'from', 'to'], ...ladder.steps.map(ratedRow)]));
    lines.push('', ...table([['seat', 'against seat 0', 'from', 'to'], ...ladder.chairs.map(ratedRow)]));
    const pairs = ladder.pairs.map((pair) => [...ratedRow(pair), short(pair.expected)]);
    lines.push('', ...table([['of games that decide', 'share', 'from', 'to', 'by ratings'], ...pairs]));
  }
  if (odd.length > 0) {
    lines.push('', 'worth watching:');
    lines.push(...table(odd.map(({ seed, arm, chair, why }) => [seed, arm, `chair ${chair}`, say(en, why)])));
  }
  if (failures.length > 0) lines.push('', `${failures.length} games broke; their deals are left out`);
  if (run.cut !== null) {
    lines.push(
      '',
      `stopped by ${run.cut === 'hand' ? 'hand' : 'the clock'}; the same command goes on from here`,
    );
  }
  lines.push('', `question ${result.asked}, result ${result.digest}, build ${run.build}`);
  return lines.join('\n');
}

const HEADS = ['measure', 'arm', 'value', 'from', 'to', 'target', 'verdict', ''];

function rowOf(estimate: Estimate): string[] {
  const { measure, arm, minus, value, low, high, target, verdict, family, lacks } = estimate;
  const said = (number: number | null): string => (number === null ? '–' : short(number));
  return [
    measure,
    minus === null ? arm : `${arm} - ${minus}`,
    said(value),
    said(low),
    said(high),
    target === null ? '' : `${short(target[0])} to ${short(target[1])}`,
    verdict ?? '',
    lacks ?? family,
  ];
}

const ratedRow = ({ name, value, low, high }: Rated): string[] => [
  name,
  short(value),
  low === null ? '–' : short(low),
  high === null ? '–' : short(high),
];

function intervalsText({ question: { stop }, stopped }: Result): string {
  if ('deals' in stop) return 'intervals by deals (95 %), their number fixed beforehand';
  const why = {
    answered: 'the answer is clear',
    width: 'narrow enough',
    most: 'all deals played',
    planned: '',
  };
  return `intervals that hold at every look (95 %), narrowest near ${grouped(stop.planned)} deals; ${why[stopped]}`;
}
