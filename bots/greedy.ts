import { at } from '../engine/at.ts';
import { pickBest } from '../engine/best.ts';
import { type Brain, LEANINGS } from '../engine/brain.ts';
import type { Chance } from '../engine/chance.ts';
import type { Game, Kind } from '../engine/game.ts';
import type { Pondering } from '../engine/pondering.ts';
import { type Bot, choicesOf, type Seen } from './bot.ts';
import { type Compared, compare } from './compare.ts';
import { type Failing, type Leanings, likePeople } from './mistakes.ts';
import { imagined, type Worlds } from './worlds.ts';

/** Tries each option in a few imagined worlds and takes what is best on average, or errs as people do. */
export function greedyBot<K extends Kind>(game: Game<K>, brain: Brain<K>, failing?: Failing): Bot<K> {
  return {
    ponder: (seen, chance) => greedily(game, brain, seen, chance, imagined(game, seen, chance), failing),
  };
}

export function* greedily<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  seen: Seen<K>,
  chance: Chance,
  worlds: Worlds<K>,
  failing?: Failing,
): Pondering<K['action'] | null> {
  const { view, seat, memory, options } = seen;
  // Who has just learnt a game has no rules of thumb, and judges by what the next moment shows.
  const rule = failing?.level === 'beginner' ? undefined : brain.rule;
  const known = rule?.(view, seat, options, chance) ?? brain.habit(view, seat, memory, options, chance);
  if (known !== undefined) return known;
  const choices = choicesOf(seen);
  const [only] = choices;
  if (choices.length === 1 && only !== undefined) return only;
  const compared = yield* compare(game, brain, seen, chance, worlds);
  if (failing === undefined) return bestCompared(compared, chance);
  return likePeople(compared, failing, chance, pullsOf(brain, seen, compared.choices, failing.leanings));
}

/** How much more than it is worth each choice is to somebody with these leanings. */
function pullsOf<K extends Kind>(
  { leanings }: Brain<K>,
  { view, seat, memory }: Seen<K>,
  choices: readonly (K['action'] | null)[],
  weights: Leanings,
): readonly number[] {
  return choices.map((action) =>
    LEANINGS.reduce((sum, one) => {
      const { [one]: weight = 0 } = weights;
      const leans = weight > 0 && action !== null && leanings?.[one]?.(view, seat, memory, action) === true;
      return leans ? sum + weight : sum;
    }, 0),
  );
}

/** Were the first of equals taken, a bot would always fill the first slot. */
export const bestCompared = <A>({ choices, worth }: Compared<A>, chance: Chance): A | null =>
  pickBest(chance, choices, (_action, i) => at(worth, i)) ?? null;
