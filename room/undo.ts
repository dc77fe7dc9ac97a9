import type { Kind, Seat } from '../engine/game.ts';
import type { Sitting } from '../engine/sitting.ts';
import { adopt, play, tableEntry } from './commit.ts';
import type { Core } from './core.ts';
import { ASKING_MS } from './limits.ts';
import type { Sentence } from './protocol.ts';
import { sayAll } from './say.ts';
import { consentersOf, tooLate, undoInfo } from './undoInfo.ts';

/** Takes back, asks, or says why not. */
export async function askUndo(core: Core, seat: Seat, came: number): Promise<Sentence | undefined> {
  const { state, why } = undoInfo(core, seat);
  const { sitting, game } = core;
  if (sitting === null || state === 'no') return why ?? { key: 'undo.nothing' };
  const late = tooLate(core, seat);
  if (late !== undefined) return late;
  if (game.takeBack !== undefined) {
    const action = game.takeBack;
    return play(core, sitting, { actor: seat, action, at: core.clock.at(came), by: 'person' });
  }
  const waiting = state === 'free' ? [] : (consentersOf(core, sitting, seat) ?? []);
  if (waiting.length === 0) {
    await takeBack(core, sitting, seat);
    return undefined;
  }
  core.asking = { id: ++core.asked, seat, waiting };
  const { id } = core.asking;
  core.timers.set('undo', ASKING_MS, async () => lapse(core, id));
  return undefined;
}

/** This seat has another person now, or none: what it asked, or was asked, is asked no more. */
export function askNoMore(core: Core, seat: Seat): void {
  const { asking } = core;
  if (asking?.seat === seat || asking?.waiting.includes(seat) === true) core.asking = null;
}

/** Nobody has answered: the move stands, and everybody is told so. */
function lapse(core: Core, request: number): void {
  const { asking } = core;
  if (asking === null || asking.id !== request) return;
  core.asking = null;
  sayAll(core, { t: 'notice', notice: { key: 'undo.lapsed', args: { seat: { seat: asking.seat } } } });
}

export async function answer(
  core: Core,
  seat: Seat,
  request: number,
  agree: boolean,
): Promise<Sentence | undefined> {
  const { asking, sitting } = core;
  if (asking === null || sitting === null || asking.id !== request || !asking.waiting.includes(seat)) {
    return { key: 'undo.notAsked' };
  }
  if (!agree) {
    core.asking = null;
    const args = { by: { seat }, seat: { seat: asking.seat } };
    sayAll(core, { t: 'notice', notice: { key: 'undo.declined', args } });
    return undefined;
  }
  const waiting = asking.waiting.filter((other) => other !== seat);
  if (waiting.length > 0) {
    core.asking = { ...asking, waiting };
    return undefined;
  }
  const late = tooLate(core, asking.seat);
  if (late !== undefined) {
    core.asking = null;
    return late;
  }
  // Until it is written it is still asked: whoever could not be obeyed may say yes again.
  await takeBack(core, sitting, asking.seat);
  sayAll(core, { t: 'notice', notice: { key: 'undo.done', args: { seat: { seat: asking.seat } } } });
  return undefined;
}

/** Nothing is deleted: an entry says that the state before the mark's entry holds again. */
async function takeBack(core: Core, sitting: Sitting<Kind>, seat: Seat): Promise<void> {
  const { head } = core;
  const entry = tableEntry(core, 'undo', seat, head.mark);
  const restored: Sitting<Kind> = { ...sitting, state: sitting.marks[0], entries: [], marks: [] };
  core.memories.clear();
  await adopt(core, { ...head, mark: entry.seq + 1 }, restored, entry);
}
