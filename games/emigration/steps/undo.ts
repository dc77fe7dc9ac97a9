import type { Refusal, Seat } from '../../../engine/game.ts';
import { refused } from '../refusals.ts';
import type { Frame, State } from '../state.ts';

/** EM-R79: every action stands for itself, so that taking back goes one action at a time. */
export const isMark = (): boolean => true;

export function refuseUndo(state: State, seat: Seat): Refusal | undefined {
  const frame = state.agenda.at(-1);
  const isOpen = frame !== undefined && state.active === seat && isQuiet(frame);
  return isOpen ? undefined : refused('E_NO_TAKE_BACK');
}

/** The latest action was a SELL, the side of a register, or a trading choice. */
function isQuiet(frame: Frame): boolean {
  switch (frame.step) {
    case 'turn':
      return frame.quiet;
    case 'withdraw':
      return frame.register !== null || frame.sets.length > 0;
    case 'lane':
      return true;
    default:
      return false;
  }
}
