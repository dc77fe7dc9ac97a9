import { seeded } from '../../engine/chance.ts';
import type { Context, Seat } from '../../engine/game.ts';
import type { Action } from './door.ts';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { imagine } from './imagine.ts';
import { bestAttempt } from './plan.ts';
import { type State, stepOf } from './state.ts';
import type { View } from './view.ts';
import { besides, nearestOther, turnsLeft } from './worth.ts';

const WORLDS = 6;

/**
 * The move after which the own turn ends best, over a few worlds that look the same. A tree cannot search further: races,
 * puzzles and questions are played by people, and in imagined worlds nobody slaps; there they count by their chance.
 */
export function bestMoveBySight(
  view: View,
  seat: Seat,
  options: readonly Action[],
  seed: string,
): Action | undefined {
  const chance = seeded(seed);
  const ctx: Context<Event> = { chance, at: 0, reveal() {} };
  const moves = options.filter((one) => one.type === 'move' || one.type === 'stay');
  const worth = moves.map(() => 0);
  for (let w = 0; w < WORLDS; w++) {
    const world = imagine(view, seat, null, chance);
    const best = nearestOther(world, seat);
    moves.forEach((move, i) => {
      const after = game.clone(world);
      game.apply(after, seat, move, ctx);
      worth[i] = (worth[i] ?? 0) + worthAfter(after, seat, best, ctx);
    });
  }
  return moves[worth.indexOf(Math.max(...worth))];
}

function worthAfter(state: State, seat: Seat, best: number, ctx: Context<Event>): number {
  if (state.ended !== null) return 2;
  if (stepOf(state) === 'challenge') {
    const attempt = bestAttempt(state, seat, game.options(state, seat));
    if (attempt !== undefined) game.apply(state, seat, attempt, ctx);
  }
  return besides(turnsLeft(state, seat), best);
}
