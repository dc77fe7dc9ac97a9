import { decisive, guardsOf, isAnswered, mainOf } from './answers.ts';
import type { Evidence } from './evidence.ts';
import { mostOf, plannedOf, type Question } from './question.ts';

export type Stopped = 'planned' | 'answered' | 'width' | 'most';

const LOOKS = 64;

/** How many deals there are between two looks. They depend on the plan, never on how fast somebody plays. */
export const lookEvery = (question: Question): number => Math.max(1, Math.ceil(plannedOf(question) / LOOKS));

/** The looks among the deals after `from`, up to `to`; the last possible deal is always one. */
export function looksBetween(question: Question, from: number, to: number): number[] {
  const every = 'deals' in question.stop ? question.stop.deals : lookEvery(question);
  const most = mostOf(question);
  const looks: number[] = [];
  for (let deals = Math.floor(from / every + 1) * every; deals <= Math.min(to, most); deals += every) {
    looks.push(deals);
  }
  if (to >= most && from < most && looks.at(-1) !== most) looks.push(most);
  return looks;
}

/** Whether these deals are enough; asked at looks only, in their order. */
export function stopsAt(question: Question, evidence: Evidence): Stopped | undefined {
  const { stop } = question;
  if ('deals' in stop) return evidence.deals >= stop.deals ? 'planned' : undefined;
  if (stop.until !== 'end') {
    const estimates =
      question.ask === 'cards'
        ? guardsOf(question, evidence)
        : decisive(question, mainOf(question, evidence));
    const isWidth = typeof stop.until === 'number';
    const width = (low: number | null, high: number | null): number =>
      low === null || high === null ? Number.POSITIVE_INFINITY : (high - low) / 2;
    const enough = estimates.every((estimate) =>
      typeof stop.until === 'number'
        ? width(estimate.low, estimate.high) <= stop.until
        : isAnswered(estimate),
    );
    if (enough && estimates.length > 0) return isWidth ? 'width' : 'answered';
  }
  return evidence.deals >= stop.most ? 'most' : undefined;
}
