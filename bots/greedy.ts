import { at } from '../engine/at.ts';
import { NEVER, pickBest } from '../engine/best.ts';
import type { Brain } from '../engine/brain.ts';
import { type Chance, pickWeighted } from '../engine/chance.ts';
import type { Game, Kind } from '../engine/game.ts';
import { exp } from '../engine/real.ts';
import { type Bot, choicesOf } from './bot.ts';
import { type Compared, compare } from './compare.ts';

/** Tries each option in a few imagined worlds and takes what is best on average. */
export function greedyBot<K extends Kind>(game: Game<K>, brain: Brain<K>, temper = 0): Bot<K> {
  return {
    *ponder(seen, chance) {
      const { view, seat, memory, options } = seen;
      const known =
        brain.rule?.(view, seat, options, chance) ?? brain.habit(view, seat, memory, options, chance);
      if (known !== undefined) return known;
      const choices = choicesOf(seen);
      const [only] = choices;
      if (choices.length === 1 && only !== undefined) return only;
      const compared = yield* compare(game, brain, seen, chance);
      return temper === 0 ? bestCompared(compared, chance) : nearBest(compared, temper, chance);
    },
  };
}

/** Were the first of equals taken, a bot would always fill the first slot. */
export const bestCompared = <A>({ choices, worth }: Compared<A>, chance: Chance): A | null =>
  pickBest(chance, choices, (_action, i) => at(worth, i)) ?? null;

/** What somebody who errs may lose by one choice, in worth: beyond it would be a blunder, not an error. */
const WORST_ERROR = 0.15;
const FINE = 2 ** 20;

/**
 * As people err: what is nearly as good is taken nearly as often, what is much worse hardly ever, and what
 * throws the game away never. `temper` is the loss at which a choice is 2.7 times rarer.
 */
export function nearBest<A>(
  { choices, worlds, worth }: Compared<A>,
  temper: number,
  chance: Chance,
): A | null {
  const most = Math.max(...worth);
  return pickWeighted(chance, choices, (_action, i) => {
    const less = at(worth, i) === NEVER ? 1 : (most - at(worth, i)) / worlds;
    return less > WORST_ERROR ? 0 : Math.round(FINE * exp(-less / temper));
  });
}
