import type { Kind, Seat } from '../engine/game.ts';
import { isNoUndo, notes, refuseUndo, type Sitting } from '../engine/sitting.ts';
import type { Core } from './core.ts';
import { isSeenAsBot } from './head.ts';
import type { Sentence, UndoInfo } from './protocol.ts';

const NOBODY: UndoInfo = { state: 'no', why: null };
const LATE: Sentence = { key: 'undo.late' };
const UNASKED: Sentence = { key: 'undo.unasked' };

/** Whether this seat can take back, and why not: undo goes by what was learnt, not by what was clicked. */
export function undoInfo(core: Core, seat: Seat | null): UndoInfo {
  const { game, sitting, head } = core;
  if (sitting === null || seat === null) return NOBODY;
  if (head.phase === 'over') return { state: 'no', why: { key: 'undo.over' } };
  const own = game.takeBack;
  const why = own === undefined ? refuseUndo(game, sitting, seat) : game.refuse(sitting.state, seat, own);
  if (why === undefined) return { state: 'free', why: null };
  if (!isNoUndo(why)) return { state: 'no', why };
  if (why !== 'undo.learnt' && why !== 'undo.agreed') return { state: 'no', why: { key: why } };
  if (consentersOf(core, sitting, seat) !== undefined) return { state: 'consent', why: { key: why } };
  return { state: 'no', why: (why === 'undo.agreed' && game.refuseUndo(sitting.state, seat)) || UNASKED };
}

/**
 * Those who learnt something by what would be undone. If the asking seat itself did, or the game wants it so,
 * that is everybody else: it would play on with what it saw. Undefined if one of them cannot be asked. Nobody
 * un-learns for somebody else: only a person can agree, never a bot, and never a stand-in for the person it
 * plays for. Whoever stepped back unseen is asked like anybody, and may answer; a stand-in does not, and it
 * lapses. Where nobody learnt anything and the game only wants the yes of the others, a bot loses nothing:
 * then the people are asked, and there has to be one.
 */
export function consentersOf({ head, game }: Core, sitting: Sitting<Kind>, seat: Seat): Seat[] | undefined {
  const learnt = new Set(sitting.entries.flatMap((entry) => entry.learnt));
  // Who only looks on cannot be asked.
  if (learnt.has('public')) return undefined;
  const isCourtesy = refuseUndo(game, sitting, seat) === 'undo.agreed';
  const everybody = learnt.has('all') || learnt.has(seat);
  const asked = head.seats.flatMap(({ kind }, other) =>
    other !== seat && (everybody || learnt.has(other) || (isCourtesy && kind !== 'bot')) ? [other] : [],
  );
  const isNobody = isCourtesy && asked.length === 0;
  return isNobody || asked.some((other) => isSeenAsBot(head.seats[other])) ? undefined : asked;
}

/** Why what could be taken back by the rules cannot be any more: the time it was decided in is over. */
export function tooLate({ game, sitting, clock }: Core, seat: Seat): Sentence | undefined {
  if (sitting === null || !clock.isRunning()) return undefined;
  const [mark = sitting.state] = sitting.marks;
  const state = game.takeBack === undefined ? mark : takenBack(game, sitting.state, seat);
  return clock.isOver(game.awaiting(state)) ? LATE : undefined;
}

/** The state after the game's own way to take back, which draws no luck. */
function takenBack(game: Core['game'], now: unknown, seat: Seat): unknown {
  const state = game.clone(now);
  const action = game.takeBack;
  if (action !== undefined) game.apply(state, seat, action, notes({ below: () => 0 }));
  return state;
}
