import { at } from '../../engine/at.ts';
import type { Column } from '../stats/deals.ts';
import type { Contest } from '../stats/rating.ts';
import type { Part, Played } from './block.ts';

/** A game with its measures by name. */
export interface Game extends Omit<Played, 'values'> {
  read(measure: string): number | undefined;
  names(): string[];
}

/** The games of deals 0 to n - 1, in their order, whoever played them. */
export interface Evidence {
  /** Deals whose games are all there. */
  readonly deals: number;
  /** Every measure that some game has, sorted. */
  names(): string[];
  readonly failures: readonly Game[];
  games(): Iterable<Game>;
  /** A measure of one arm, by deals that did not break. */
  column(arm: number, measure: string): Column;
  contests(): Contest[];
  /** The same, but only of the first so many deals. */
  first(deals: number): Evidence;
}

/** From parts in their order. */
export function evidenceOf(parts: readonly Part[], deals: number): Evidence {
  const byDeal: Game[][] = Array.from({ length: deals }, () => []);
  for (const { names, games } of parts) {
    const places = new Map(names.map((name, place) => [name, place]));
    for (const { values, ...game } of games) {
      byDeal[game.deal]?.push({
        ...game,
        read: (measure) => values[places.get(measure) ?? -1] ?? undefined,
        names: () => names.filter((_name, place) => (values[place] ?? null) !== null),
      });
    }
  }
  return evidence(byDeal);
}

function evidence(byDeal: readonly (readonly Game[])[]): Evidence {
  const broke = (games: readonly Game[]): boolean => games.some(({ problem }) => problem !== null);
  // A deal is evidence as a whole: what is left of a broken one would compare different things.
  const whole = byDeal.filter((games) => !broke(games));
  return {
    deals: byDeal.length,
    names: () => [...new Set(whole.flatMap((games) => games.flatMap((game) => game.names())))].sort(),
    failures: byDeal.flat().filter(({ problem }) => problem !== null),
    games: () => byDeal.flat(),
    column(arm, measure) {
      const [counted = '', of] = measure.split('/');
      const sums: number[] = [];
      const divisors: number[] = [];
      for (const games of whole) {
        let sum = 0;
        let divisor = 0;
        for (const game of games) {
          if (game.arm !== arm) continue;
          const value = game.read(counted);
          // Not every game has every measure: it is a mean over those that have it.
          if (value === undefined && of === undefined) continue;
          sum += value ?? 0;
          divisor += of === undefined ? 1 : (game.read(of) ?? 0);
        }
        sums.push(sum);
        divisors.push(divisor);
      }
      return { sums, of: divisors };
    },
    contests: () => whole.flat().map(({ deal, who, winners }) => ({ deal, who, winners })),
    first: (deals) => evidence(byDeal.slice(0, deals)),
  };
}

/** Whether every game has it, so that it is a mean and no rate. */
export const isMean = ({ of }: Column): boolean => of.every((divisor) => divisor === at(of, 0));
