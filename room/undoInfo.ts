import type { Seat } from '../engine/game.ts';
import { isNoUndo, refuseUndo } from '../engine/sitting.ts';
import type { Core } from './core.ts';
import type { UndoInfo } from './protocol.ts';

const NOBODY: UndoInfo = { state: 'no', why: null };

/** Whether this seat can take back, and why not: undo goes by what was learnt, not by what was clicked. */
export function undoInfo(core: Core, seat: Seat | null): UndoInfo {
  const { game, sitting, head } = core;
  if (sitting === null || seat === null) return NOBODY;
  if (head.phase === 'over') return { state: 'no', why: { key: 'undo.over' } };
  const own = game.takeBack;
  const why = own === undefined ? refuseUndo(game, sitting, seat) : game.refuse(sitting.state, seat, own);
  if (why === undefined) return { state: 'free', why: null };
  if (!isNoUndo(why)) return { state: 'no', why };
  return { state: why === 'undo.learnt' ? 'consent' : 'no', why: { key: why } };
}
