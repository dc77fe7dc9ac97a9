import type { Evidence, Game } from './evidence.ts';
import type { Question } from './question.ts';

/** A mark of a chart: a figure of one arm, or what it differs by, or a bar of a histogram. */
export interface Mark {
  readonly measure: string;
  readonly arm: string;
  readonly minus: string | null;
  /** Of a bar: values from here on, and below there. */
  readonly from: number | null;
  readonly below: number | null;
}

const MOST = 3;

/** A few games that show it: of a bar those in it, of a change the largest, else those that have it. */
export function showing(question: Question, evidence: Evidence, mark: Mark): Game[] {
  const { arms, ask } = question;
  // A quotient is shown by what it counts.
  const [measure = ''] = mark.measure.split('/');
  const armOf = (name: string): number => (ask === 'ladder' ? 0 : arms.findIndex((arm) => arm.name === name));
  const games = [...evidence.games()].filter(({ problem }) => problem === null);
  const its = games.filter((game) => game.arm === armOf(mark.arm) && (game.read(measure) ?? null) !== null);
  const value = (game: Game): number => game.read(measure) ?? 0;
  const { from, below, minus } = mark;
  if (from !== null && below !== null) {
    return its.filter((game) => value(game) >= from && value(game) < below).slice(0, MOST);
  }
  if (minus === null) {
    const having = its.filter((game) => value(game) !== 0);
    return (having.length > 0 ? having : its).slice(0, MOST);
  }
  const base = new Map(
    games
      .filter(({ arm }) => arm === armOf(minus))
      .map((game) => [`${game.deal} ${game.chair}`, value(game)] as const),
  );
  const change = (game: Game): number =>
    Math.abs(value(game) - (base.get(`${game.deal} ${game.chair}`) ?? value(game)));
  return its.toSorted((a, b) => change(b) - change(a) || a.deal - b.deal).slice(0, MOST);
}
