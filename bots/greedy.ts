import { pickBest } from '../engine/best.ts';
import { type Brain, shareIn } from '../engine/brain.ts';
import type { Context, Game, Kind, Seat } from '../engine/game.ts';
import { closeWindow } from '../engine/next.ts';
import { type Bot, choicesOf, ENDLESS } from './bot.ts';

/** How many worlds are imagined. */
const WORLDS = 4;

/**
 * Tries each option in a few imagined worlds, plays its own next decision there as well as it can, and takes
 * what is best on average. Without that next decision it would compare a turn that is over with one still to
 * be paid for.
 */
export function greedyBot<K extends Kind>(game: Game<K>, brain: Brain<K>): Bot<K> {
  return {
    decide(seen, chance, patience = ENDLESS) {
      const { view, seat, memory, options } = seen;
      const known =
        brain.rule?.(view, seat, options, chance) ?? brain.habit(view, seat, memory, options, chance);
      if (known !== undefined) return known;
      const choices = choicesOf(seen);
      const [only] = choices;
      if (choices.length === 1 && only !== undefined) return only;

      const ctx: Context<K['event']> = { chance, at: 0, reveal() {} };
      const worth = choices.map(() => 0);
      for (let w = 0; w === 0 || (w < WORLDS && patience()); w++) {
        // Every option is tried in the same world: their difference then owes nothing to luck.
        const world = game.imagine(view, seat, memory, chance);
        choices.forEach((action, i) => {
          const after = game.clone(world);
          if (action === null) closeWindow(game, after, ctx);
          else game.apply(after, seat, action, ctx);
          worth[i] = (worth[i] ?? 0) + worthAhead(game, brain, after, seat, ctx);
        });
      }
      // Were the first of equals taken, a bot would always fill the first slot.
      return pickBest(chance, choices, (_action, i) => worth[i] ?? 0) ?? null;
    },
  };
}

/**
 * What this world comes to for the seat once it has played the decision that follows at once as well as it
 * can.
 */
function worthAhead<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  world: K['state'],
  seat: Seat,
  ctx: Context<K['event']>,
): number {
  if (game.awaiting(world).must[0] !== seat) return worthOf(game, brain, world, seat);
  let highest = 0;
  for (const action of game.options(world, seat)) {
    const after = game.clone(world);
    game.apply(after, seat, action, ctx);
    highest = Math.max(highest, worthOf(game, brain, after, seat));
  }
  return highest;
}

/** The share of the victory where the game is over, the evaluation where it is not. */
export function worthOf<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  state: K['state'],
  seat: Seat,
): number {
  const outcome = game.outcome(state);
  return outcome === undefined ? brain.evaluate(state, seat) : shareIn(outcome, seat);
}
