import type { Move } from '../../../engine/next.ts';
import type { EllisIsland } from '../kind.ts';

/**
 * What somebody wished for themselves stays theirs (4.8), and so does how long their line is: a race that
 * reckoned with it cannot be told without it. Only in a race does it matter when somebody did something.
 */
export function openly(_state: unknown, move: Move<EllisIsland>): Move<EllisIsland>[] | undefined {
  const { action } = move;
  if (action.type === 'prefer') return [];
  if (action.type === 'ready' && action.trip > 0) return undefined;
  return [action.type === 'slap' ? move : { ...move, at: 0 }];
}
