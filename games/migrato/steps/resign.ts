import type { AnyTime } from '../../../engine/agenda.ts';
import type { Migrato } from '../kind.ts';
import { endGame } from '../score.ts';

const NONE: readonly never[] = [];

/**
 * MI-R47. Either player, at any moment; never listed, so that no bot and no slip of the finger chooses it.
 */
export const resign: AnyTime<Migrato> = {
  takes: ['resign'],
  may: () => NONE,
  options: () => NONE,
  forms: () => NONE,
  refuse: () => undefined,
  apply: (state, seat, _action, ctx) => endGame(state, 'resign', seat, ctx),
};
