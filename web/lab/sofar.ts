import { guardsOf, mainOf } from '../../lab/ask/answers.ts';
import { evidenceOf } from '../../lab/ask/evidence.ts';
import { histogramsOf } from '../../lab/ask/histogram.ts';
import type { Kept } from '../../lab/ask/kept.ts';
import { type Ladder, ladderOf } from '../../lab/ask/ladder.ts';
import type { Question } from '../../lab/ask/question.ts';
import { answerOf } from '../../lab/ask/verdict.ts';
import type { Sofar } from './wire.ts';

/** The main figures only, and of a fixed number of deals without their bars: those hold at the end alone. */
export function sofarOf(
  question: Question,
  { parts }: Pick<Kept, 'parts'>,
  deals: number,
  of: number,
): Sofar {
  const evidence = evidenceOf(
    [...parts.values()].sort((a, b) => a.part - b.part),
    deals,
  );
  const isLadder = question.ask === 'ladder';
  const isFixed = 'deals' in question.stop;
  const known = isLadder ? [] : [...mainOf(question, evidence), ...guardsOf(question, evidence)];
  const estimates = isFixed
    ? known.map((one) => ({ ...one, low: null, high: null, verdict: null, lacks: 'untilEnd' as const }))
    : known;
  const rated = isLadder ? ladderOf(question, evidence) : null;
  const ladder = rated !== null && isFixed ? withoutBars(rated) : rated;
  return {
    question,
    deals,
    of,
    estimates,
    ladder,
    histograms: histogramsOf(question, evidence),
    answer: answerOf(question, estimates, ladder),
  };
}

const withoutBars = (ladder: Ladder): Ladder => ({
  ...ladder,
  bots: ladder.bots.map((bot) => ({ ...bot, low: null, high: null })),
});
