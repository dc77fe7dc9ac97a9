import { digest } from '../../engine/digest.ts';
import type { Line } from '../../engine/text.ts';
import { browseOf, guardsOf, mainOf } from './answers.ts';
import { seedOf } from './block.ts';
import type { Estimate } from './estimate.ts';
import type { Evidence } from './evidence.ts';
import { type Histogram, histogramsOf } from './histogram.ts';
import { type Ladder, ladderOf } from './ladder.ts';
import { type Odd, oddOf } from './odd.ts';
import { askedOf, type Question } from './question.ts';
import type { Stopped } from './stop.ts';
import { answerOf } from './verdict.ts';

/** A game that broke: its seed brings it back. */
export interface Broken {
  readonly seed: string;
  readonly arm: string;
  readonly chair: number;
  readonly problem: string;
}

/** What follows from the question alone. */
export interface Answer {
  readonly format: 'crossings-result';
  readonly version: 1;
  readonly question: Question;
  readonly asked: string;
  readonly stopped: Stopped;
  readonly deals: number;
  readonly games: number;
  readonly estimates: readonly Estimate[];
  readonly ladder: Ladder | null;
  readonly histograms: readonly Histogram[];
  readonly answer: readonly Line[];
  readonly odd: readonly Odd[];
  readonly failures: readonly Broken[];
}

/** How it came about on this machine; no part of the digest. */
export interface Run {
  readonly threads: number;
  readonly seconds: number;
  /** Games that were there from an earlier run. */
  readonly kept: number;
  /** Who ended it before the question's own rule did. */
  readonly cut: 'hand' | 'time' | null;
  readonly engine: string;
  readonly build: string;
}

export interface Result extends Answer {
  /** Over all of the answer. */
  readonly digest: string;
  readonly run: Run;
}

export function answer(question: Question, evidence: Evidence, stopped: Stopped): Answer {
  const isLadder = question.ask === 'ladder';
  const ladder = isLadder ? ladderOf(question, evidence) : null;
  const estimates = isLadder ? [] : estimatesOf(question, evidence);
  return {
    format: 'crossings-result',
    version: 1,
    question,
    asked: askedOf(question),
    stopped,
    deals: evidence.deals,
    games: [...evidence.games()].length,
    estimates,
    ladder,
    histograms: histogramsOf(question, evidence),
    answer: answerOf(question, estimates, ladder),
    odd: oddOf(question, evidence),
    failures: evidence.failures.map(({ deal, arm, chair, problem }) => ({
      seed: seedOf(question.seed, deal),
      arm: question.arms[arm]?.name ?? '',
      chair,
      problem: problem ?? '',
    })),
  };
}

/** Where every card is asked about, nothing is left to be browsed. */
const estimatesOf = (question: Question, evidence: Evidence): Estimate[] =>
  question.ask === 'cards'
    ? guardsOf(question, evidence)
    : [...mainOf(question, evidence), ...guardsOf(question, evidence), ...browseOf(question, evidence)];

export const sealed = (found: Answer, run: Run): Result => ({ ...found, digest: digest(found), run });
