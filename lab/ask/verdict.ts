import { type Arg, type Line, line } from '../../engine/text.ts';
import { decisive } from './answers.ts';
import { cardIn } from './cardName.ts';
import { EARLY_LEADER } from './course.ts';
import type { Estimate } from './estimate.ts';
import type { Ladder } from './ladder.ts';
import type { Question } from './question.ts';

/**
 * The answer in sentences. Never said: that a game is balanced or fair, that people do what bots do, that
 * nothing changed because an interval covers zero.
 */
export function answerOf(question: Question, estimates: readonly Estimate[], ladder: Ladder | null): Line[] {
  if (ladder !== null) return ladderLines(ladder);
  if (question.ask === 'cards') return cardLines(question, estimates);
  const main = decisive(question, estimates).map((estimate) =>
    isEarly(question, estimate) ? earlyLine(question, estimate) : mainLine(estimate),
  );
  return [...main, ...guardLines(question, estimates), ...browseLines(estimates)];
}

function mainLine(estimate: Estimate): Line {
  const { measure, arm, minus, low, high, lacks, verdict } = estimate;
  const args = figures(estimate);
  if (low === null || high === null) return line(`main.${lacks ?? 'fewDeals'}`, { measure, arm, ...args });
  if (minus === null) return line(`target.${verdict ?? 'none'}`, { measure, arm, ...args });
  if (low > 0) return line('main.more', { measure, arm, minus, ...args });
  if (high < 0) return line('main.less', { measure, arm, minus, ...args });
  return line(verdict === 'inside' ? 'main.same' : 'main.open', { measure, arm, minus, ...args });
}

const isEarly = ({ arms }: Question, { measure, target, low }: Estimate): boolean =>
  arms.length === 1 && measure === EARLY_LEADER && target === null && low !== null;

/** How often whoever is ahead early wins; beside it what an even share is. */
const earlyLine = ({ seats }: Question, estimate: Estimate): Line =>
  line('early.wins', { ...figures(estimate), even: short(1 / seats) });

/** Each card once: it decides nothing, or those who met it win more or less often, or that is not known. */
function cardLines({ guards }: Question, estimates: readonly Estimate[]): Line[] {
  const [{ tolerance: by = 0 } = {}] = guards;
  const groups: Record<CardGroup, string[]> = { nothing: [], more: [], less: [], open: [], never: [] };
  for (const one of estimates) groups[groupOf(one)].push(cardIn(one.measure));
  const lines = (['nothing', 'more', 'less', 'never'] as const)
    .filter((group) => groups[group].length > 0)
    .map((group) => line(`cards.${group}`, { cards: groups[group], by: short(by) }));
  const open = groups.open.length > 0 ? [line('cards.open', { n: groups.open.length })] : [];
  return [...lines, ...open, line('cards.choice')];
}

type CardGroup = 'nothing' | 'more' | 'less' | 'open' | 'never';

function groupOf({ low, high, verdict, lacks }: Estimate): CardGroup {
  if (lacks === 'never') return 'never';
  if (low === null || high === null) return 'open';
  if (verdict === 'inside') return 'nothing';
  return low > 0 ? 'more' : high < 0 ? 'less' : 'open';
}

function figures({ value, low, high, target, deals }: Estimate): Record<string, Arg> {
  const said = (number: number | null): string => (number === null ? '–' : short(number));
  return {
    value: said(value),
    low: said(low),
    high: said(high),
    from: said(target?.[0] ?? null),
    to: said(target?.[1] ?? null),
    deals,
  };
}

/** A guard holds if the figure lies in its band, or the change within what does not matter. */
function guardLines({ arms, guards }: Question, estimates: readonly Estimate[]): Line[] {
  if (guards.length === 0) return [];
  const others = arms.length === 1 ? arms : arms.slice(1);
  return others.flatMap(({ name: arm }) => {
    const its = estimates.filter((one) => one.family === 'guard' && one.arm === arm);
    const broken = guards.filter(({ measure }) => {
      const [figure, change] = pairOf(its, measure);
      return figure?.target === null
        ? change?.verdict === 'outside'
        : figure?.verdict === 'outside' && change?.verdict !== 'inside';
    });
    const open = guards.filter(
      ({ measure }) => !pairOf(its, measure).some((one) => one?.verdict === 'inside'),
    );
    if (broken.length > 0) {
      return [line('guards.broken', { arm, measures: broken.map(({ measure }) => measure) })];
    }
    if (open.length === 0) return [line('guards.hold', { arm, guards: guards.length })];
    return open.map(({ measure }) => {
      const [figure, change] = pairOf(its, measure);
      const { low = null, high = null } = change ?? figure ?? {};
      const missed = low === null || high === null ? '–' : short(Math.max(Math.abs(low), Math.abs(high)));
      return line(change === undefined ? 'guards.unsure' : 'guards.open', { arm, measure, missed });
    });
  });
}

const pairOf = (estimates: readonly Estimate[], measure: string) =>
  [
    estimates.find((one) => one.measure === measure && one.minus === null),
    estimates.find((one) => one.measure === measure && one.minus !== null),
  ] as const;

function browseLines(estimates: readonly Estimate[]): Line[] {
  const found = estimates.filter(({ marked }) => marked).map(({ measure }) => measure);
  return found.length === 0 ? [] : [line('browse.marked', { measures: found })];
}

function ladderLines({ anchor, bots, holds, rounds }: Ladder): Line[] {
  const order = bots.toSorted((a, b) => b.value - a.value).map(({ name }) => name);
  const lines = [line('ladder.order', { order, anchor })];
  for (const round of rounds) lines.push(line('ladder.round', { round: [...round] }));
  if (!holds) lines.push(line('ladder.poor'));
  return lines;
}

/** Three digits that matter. */
export function short(number: number): string {
  const size = Math.abs(number);
  if (size >= 1000) return number.toFixed(0);
  if (size >= 100) return number.toFixed(1);
  return number.toFixed(size >= 10 ? 2 : 3);
}
