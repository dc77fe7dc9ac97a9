import { type Line, line } from '../../engine/text.ts';
import { seedOf } from './block.ts';
import type { Evidence, Game } from './evidence.ts';
import type { Question } from './question.ts';
import { short } from './verdict.ts';

/** A game worth watching: `watch` and `record` open it by this seed with these bots. */
export interface Odd {
  readonly seed: string;
  /** In a ladder who sat where. */
  readonly arm: string;
  readonly chair: number;
  readonly why: Line;
}

/**
 * The longest and the shortest game, one nobody won, the most changes of the lead, the largest comeback, what
 * lies far from everything else, and the deals where the arms differ most.
 */
export function oddOf(question: Question, evidence: Evidence): Odd[] {
  const games = [...evidence.games()].filter(({ problem }) => problem === null);
  const { arms, seed, main } = question;
  const isLadder = question.ask === 'ladder';
  const odd = (game: Game, why: Line): Odd => ({
    seed: seedOf(seed, game.deal),
    arm: isLadder ? game.who.map((arm) => arms[arm]?.name).join(', ') : (arms[game.arm]?.name ?? ''),
    chair: game.chair,
    why,
  });
  const found: Odd[] = [];
  const extreme = (measure: string, sign: 1 | -1, key: string): void => {
    const best = most(games, (game) => sign * (game.read(measure) ?? Number.NEGATIVE_INFINITY * sign));
    const value = best?.read(measure);
    if (best !== undefined && value !== undefined) found.push(odd(best, line(key, { measure, value })));
  };
  extreme('actions', 1, 'odd.most');
  extreme('actions', -1, 'odd.least');
  const nobody = games.find(({ winners }) => winners.length === 0);
  if (nobody !== undefined) found.push(odd(nobody, line('odd.nobody')));
  extreme('leadChanges', 1, 'odd.most');
  const back = most(games, (game) => game.read('comeback') ?? 0);
  const behind = back?.read('comeback') ?? 0;
  if (back !== undefined && behind > 0) found.push(odd(back, line('odd.comeback', { by: short(behind) })));
  for (const { game, measure, value } of beyond(games, evidence.names())) {
    found.push(odd(game, line('odd.beyond', { measure, value })));
  }
  const [measure = '', of] = main?.measure.split('/') ?? [];
  if (measure === '' || of !== undefined) return found;
  if (arms.length === 1) {
    extreme(measure, 1, 'odd.most');
    extreme(measure, -1, 'odd.least');
    return found;
  }
  const base = new Map(
    games.filter(({ arm }) => arm === 0).map((game) => [`${game.deal} ${game.chair}`, game.read(measure)]),
  );
  const change = (game: Game): number =>
    (game.read(measure) ?? 0) - (base.get(`${game.deal} ${game.chair}`) ?? 0);
  const others = games.filter(({ arm }) => arm > 0);
  for (const sign of [1, -1] as const) {
    const best = most(others, (game) => sign * change(game));
    if (best === undefined || change(best) === 0) continue;
    found.push(odd(best, line(sign > 0 ? 'odd.up' : 'odd.down', { measure, by: Math.abs(change(best)) })));
  }
  return found;
}

const DEVIATIONS = 5;
const MOST_BEYOND = 8;

/** Of each measure the game that lies farthest out, if it lies beyond five deviations. */
function beyond(
  games: readonly Game[],
  measures: readonly string[],
): { readonly game: Game; readonly measure: string; readonly value: number }[] {
  return measures
    .flatMap((measure) => {
      const having = games.filter((game) => game.read(measure) !== undefined);
      const values = having.map((game) => game.read(measure) ?? 0);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
      // A share of 1 in a hundred games is rare, not odd: a figure with two values has no far end.
      if (new Set(values).size < 3) return [];
      const far = (game: Game): number => Math.abs((game.read(measure) ?? mean) - mean) / spread;
      const game = most(having, far);
      if (game === undefined || far(game) <= DEVIATIONS) return [];
      return [{ game, measure, value: game.read(measure) ?? 0, far: far(game) }];
    })
    .toSorted((a, b) => b.far - a.far)
    .slice(0, MOST_BEYOND);
}

/** The first of those with the largest value. */
function most(games: readonly Game[], worth: (game: Game) => number): Game | undefined {
  let best: Game | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const game of games) {
    const value = worth(game);
    if (value > highest) {
      best = game;
      highest = value;
    }
  }
  return best;
}
