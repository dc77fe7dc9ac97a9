import { bareBoard, playMatch, seatPlayers } from '../../bots/match.ts';
import type { BotName } from '../../bots/names.ts';
import { bug } from '../../engine/bug.ts';
import { seeded } from '../../engine/chance.ts';
import type { Game, Kind } from '../../engine/game.ts';
import { type Played, playout } from '../../engine/playout.ts';
import type { Title } from '../../engine/title.ts';

/** What is to be played. Plain data: it travels to the workers. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly bots: readonly BotName[];
  /** As it was typed: `greedy,random`. */
  readonly botNames: readonly string[];
  readonly config: unknown;
}

/** Every game of a simulation has a seed of its own: it can be played alone, on any thread, in any order. */
export const seedOf = (job: Job, index: number): string => `${job.seed}/${index}`;

/**
 * Plays one game from its seed. Events are collected only where somebody gives a list for them, and states
 * seen, after each action, only by who wishes to.
 */
export function play<K extends Kind>(
  title: Title<K>,
  job: Job,
  seed: string,
  out?: K['event'][],
  { game = title.game, see }: { readonly game?: Game<K>; see?(state: K['state']): void } = {},
): Played<K> {
  const chance = seeded(seed);
  const config = job.config as K['config'];
  // Random play needs neither views nor memories; without them it is some ten times faster.
  if (job.bots.every((bot) => bot.kind === 'random')) {
    return playout(game, config, job.seats, chance, undefined, {
      ...(out !== undefined && { out }),
      ...(see !== undefined && { onAction: (_actor, _action, state) => see(state) }),
    });
  }
  const board = bareBoard(game, config, job.seats, chance);
  out?.push(...board.start);
  const longest = game.longest(config, job.seats);
  const actions = playMatch(
    game,
    board,
    seatPlayers(title, job.bots, seed, chance),
    longest,
    (_actor, _action, events) => {
      out?.push(...events);
      see?.(board.state);
    },
  );
  const outcome = game.outcome(board.state) ?? bug('the game stopped without an outcome');
  return { state: board.state, actions, outcome };
}
