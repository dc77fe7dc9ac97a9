import { NEVER } from '../engine/best.ts';
import { type Brain, shareIn } from '../engine/brain.ts';
import type { Chance } from '../engine/chance.ts';
import type { Game, Kind, Seat } from '../engine/game.ts';
import { closeWindow } from '../engine/next.ts';
import type { Pondering } from '../engine/pondering.ts';
import { choicesOf, type Seen } from './bot.ts';
import { forked, imagined, type Try, tryOf, type Worlds } from './worlds.ts';

/** What came of trying each choice in the same worlds. */
export interface Compared<A> {
  readonly choices: readonly (A | null)[];
  readonly worlds: number;
  /** Summed over the worlds; NEVER where there was no time to try it. */
  readonly worth: readonly number[];
}

/** How many worlds are imagined. */
export const WORLDS = 4;

/**
 * Tries each choice in a few imagined worlds and plays its own next decision there as well as it can. Without
 * that next decision it would compare a turn that is over with one still to be paid for.
 */
export function* compare<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  seen: Seen<K>,
  chance: Chance,
  worldsOf: Worlds<K> = imagined(game, seen, chance),
): Pondering<Compared<K['action']>> {
  const choices = choicesOf(seen);
  let worth: number[] = [];
  let worlds = 0;
  let hasTime = true;
  while (worlds < WORLDS && hasTime) {
    // Every choice is tried in the same world: their difference then owes nothing to luck.
    const world = worldsOf.imagine(worlds);
    const here: number[] = [];
    for (const action of choices) {
      const after = game.clone(world);
      const ctx = tryOf(worldsOf, chance);
      if (action === null) closeWindow(game, after, ctx);
      else game.apply(after, seen.seat, action, ctx);
      here.push(worthAhead(game, brain, after, seen.seat, ctx));
      hasTime = yield;
      if (!hasTime) break;
    }
    // Out of time amid a world: those not tried in it could not be compared with those that were.
    if (worlds > 0 && here.length < choices.length) break;
    worth = choices.map((_choice, i) => (worth[i] ?? 0) + (here[i] ?? NEVER));
    worlds++;
  }
  return { choices, worlds, worth };
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
  ctx: Try<K['event']>,
): number {
  if (game.awaiting(world).must[0] !== seat) return worthOf(game, brain, world, seat);
  let highest = 0;
  for (const action of game.options(world, seat)) {
    const after = game.clone(world);
    game.apply(after, seat, action, forked(ctx));
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
