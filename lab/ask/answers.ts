import { at } from '../../engine/at.ts';
import type { Interval } from '../stats/deals.ts';
import { LEVEL, levelOfEach, marked } from '../stats/families.ts';
import { changeOf, type Estimate, estimateOf, evidenceFor, figureOf } from './estimate.ts';
import type { Evidence } from './evidence.ts';
import { plannedOf, type Question, type Wanted } from './question.ts';

/** The main measure of every arm, and of every other arm minus the first. Together they hold at 95 %. */
export function mainOf(question: Question, evidence: Evidence): Estimate[] {
  return question.main === null
    ? []
    : compared(question, evidence, question.main, 'main', levelOfEach(questionsOf(question)));
}

/**
 * Each guard at 5 % divided by their number, so that "nothing else breaks" is said of all of them at once.
 */
export function guardsOf(question: Question, evidence: Evidence): Estimate[] {
  const level = levelOfEach(question.guards.length * questionsOf(question));
  return question.guards.flatMap((guard) => compared(question, evidence, guard, 'guard', level));
}

/** All that nobody asked for, marked where it stands out among the many. */
export function browseOf(question: Question, evidence: Evidence): Estimate[] {
  const { arms, main, guards, stop } = question;
  const asked = [main?.measure, ...guards.map(({ measure }) => measure)];
  const names = evidence.names().filter((name) => !asked.includes(name));
  const planned = plannedOf(question);
  const base = arms[0]?.name ?? '';
  const alone = arms.flatMap(({ name: arm }, i) =>
    names.map((measure) => {
      const about = { measure, arm, minus: null, family: 'browse', level: LEVEL, target: null } as const;
      return estimateOf(figureOf(evidence.column(i, measure), stop, LEVEL), about);
    }),
  );
  const changes = arms.slice(1).flatMap(({ name: arm }, i) =>
    names.map((measure) => {
      const figure = changeOf(evidence.column(i + 1, measure), evidence.column(0, measure), stop, LEVEL);
      const about = { measure, arm, minus: base, family: 'browse', level: LEVEL, target: null } as const;
      return { figure, about };
    }),
  );
  const found = marked(changes.map(({ figure }) => evidenceFor(figure, 0, planned)));
  return [...alone, ...changes.map(({ figure, about }, i) => estimateOf(figure, about, at(found, i)))];
}

/** How many sentences the main measure is good for: one for each arm that is compared. */
const questionsOf = ({ arms }: Question): number => Math.max(1, arms.length - 1);

function compared(
  { arms, stop }: Question,
  evidence: Evidence,
  { measure, target, tolerance }: Wanted,
  family: 'main' | 'guard',
  level: number,
): Estimate[] {
  const base = arms[0]?.name ?? '';
  const columns = arms.map((_arm, i) => evidence.column(i, measure));
  const alone = arms.map(({ name: arm }, i) =>
    estimateOf(figureOf(at(columns, i), stop, level), { measure, arm, minus: null, family, level, target }),
  );
  const band: Interval = [-tolerance, tolerance];
  const changes = arms.slice(1).map(({ name: arm }, i) =>
    estimateOf(changeOf(at(columns, i + 1), at(columns, 0), stop, level), {
      measure,
      arm,
      minus: base,
      family,
      level,
      target: band,
    }),
  );
  return [...alone, ...changes];
}

/** What a sentence is about: the change where there is something to compare with, else the figure itself. */
export function decisive(question: Question, estimates: readonly Estimate[]): Estimate[] {
  const wantsTarget = question.main?.target != null;
  const isAlone = question.arms.length === 1;
  return estimates.filter(({ family, minus, arm }) => {
    if (family !== 'main') return false;
    if (isAlone) return true;
    return wantsTarget ? minus === null && arm !== question.arms[0]?.name : minus !== null;
  });
}

/** Known: it differs, or by no more than matters; of a target: it is met, or missed. */
export function isAnswered({ low, high, minus, verdict }: Estimate): boolean {
  if (low === null || high === null) return false;
  return (minus !== null && (low > 0 || high < 0)) || verdict === 'inside' || verdict === 'outside';
}
