import type { Brain } from '../engine/brain.ts';
import type { Luck } from '../engine/chance.ts';
import type { Kind, Seat } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import type { Bot } from './bot.ts';
import { playedOut } from './rollout.ts';
import { searchBot } from './search.ts';
import type { Worlds } from './worlds.ts';

/** What nobody at a table may know: how things stand, and what luck will bring. */
export interface Truth<K extends Kind> {
  readonly state: K['state'];
  readonly luck: Luck;
}

/** The only world there is, with the luck that is to come; the seat knows all of it. */
const worldsIn = <K extends Kind>({ game, brain }: Title<K>, seat: Seat, truth: Truth<K>): Worlds<K> => ({
  imagine() {
    const world = game.clone(truth.state);
    brain.enlighten?.(world, seat);
    return world;
  },
  luck: () => truth.luck.copy(),
});

/**
 * For the laboratory only: searches the true state with the true luck, as the game's strongest bot searches
 * imagined ones. It says how much a better guess of what is hidden and to come could win at most.
 */
export function oracleBot<K extends Kind>(title: Title<K>, iterations: number, truth: Truth<K>): Bot<K> {
  const { game, brain } = title;
  const { ponder: own } = brain;
  return {
    ponder(seen, chance) {
      const worlds = worldsIn(title, seen.seat, truth);
      // What a search of the game's own reckons in mind only playing on can hold against what will be.
      const proven: Brain<K>['ponder'] =
        own &&
        function* (...asked) {
          const usual = yield* own(...asked);
          if (usual === undefined) return undefined;
          return yield* playedOut(game, brain, iterations, seen, chance, worlds, usual);
        };
      const thinker = proven === undefined ? brain : { ...brain, ponder: proven };
      return searchBot(game, thinker, { iterations }, () => worlds).ponder(seen, chance);
    },
  };
}
