import { type Brain, shareIn } from '../engine/brain.ts';
import type { Context, Game, Kind, Seat } from '../engine/game.ts';
import type { Bot } from './bot.ts';

/** How many imagined worlds, and how many own decisions after the one in question. */
export interface Looking {
  readonly worlds: number;
  readonly ahead: number;
}

const LOOKING: Looking = { worlds: 4, ahead: 1 };

/**
 * Tries each option in a few imagined worlds, plays its own next decision there as well as it can, and takes what
 * is best on average. Without that next decision it would compare a turn that is over with one still to be paid for.
 */
export function greedyBot<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  { worlds, ahead }: Looking = LOOKING,
): Bot<K> {
  return {
    decide(seen, chance) {
      const { view, seat, memory, options, canWait } = seen;
      const habit = brain.rule?.(view, seat, options) ?? brain.habit(view, seat, memory, options);
      if (habit !== undefined) return habit;
      const only = options[0];
      if (options.length === 1 && only !== undefined && !canWait) return only;

      const ctx: Context<K['event']> = { chance, at: 0, reveal() {} };
      const choices = canWait ? [...options, null] : options;
      const worth = choices.map(() => 0);
      for (let w = 0; w < worlds; w++) {
        // Every option is tried in the same world: their difference then owes nothing to luck.
        const world = game.imagine(view, seat, memory, chance);
        choices.forEach((action, i) => {
          const after = game.clone(world);
          if (action === null) closeWindow(game, after, ctx);
          else game.apply(after, seat, action, ctx);
          worth[i] = (worth[i] ?? 0) + best(game, brain, after, seat, ahead, ctx);
        });
      }
      return choices[bestOf(worth, (n) => chance.below(n))] as K['action'] | null;
    },
  };
}

/** Waiting, as far as one action goes: nobody else does anything either, and the clock closes the window. */
export function closeWindow<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  ctx: Context<K['event']>,
): void {
  const { window } = game.awaiting(state);
  if (window !== undefined) game.apply(state, 'clock', window.closes, ctx);
}

/** What this world comes to for the seat if it plays its next decisions as well as it can. */
function best<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  world: K['state'],
  seat: Seat,
  ahead: number,
  ctx: Context<K['event']>,
): number {
  if (ahead === 0 || game.awaiting(world).must[0] !== seat) return worthOf(game, brain, world, seat);
  let highest = 0;
  for (const action of game.options(world, seat)) {
    const after = game.clone(world);
    game.apply(after, seat, action, ctx);
    highest = Math.max(highest, best(game, brain, after, seat, ahead - 1, ctx));
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

/** The place of the highest number; among equals luck decides, or a bot would always fill the first slot. */
function bestOf(numbers: readonly number[], below: (n: number) => number): number {
  let best = 0;
  let equals = 0;
  let highest = Number.NEGATIVE_INFINITY;
  numbers.forEach((number, i) => {
    if (number < highest) return;
    if (number > highest) equals = 0;
    highest = number;
    equals += 1;
    if (below(equals) === 0) best = i;
  });
  return best;
}
