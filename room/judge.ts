import { BadInput } from '../engine/door.ts';
import type { Kind, Seat } from '../engine/game.ts';
import { play } from './commit.ts';
import type { Core } from './core.ts';
import type { Link } from './ports.ts';
import type { Sentence } from './protocol.ts';
import type { Request } from './requests.ts';
import { tooLate } from './undoInfo.ts';

/**
 * A person's action: is it theirs to make, is it new, is it meant for this moment, and what do the rules say?
 * `came` is
 * when it arrived: waiting behind others must cost nobody a race.
 */
export function judge(
  core: Core,
  { seat, roundTrip }: Link,
  { decision, action: written }: Extract<Request, { t: 'act' }>,
  came: number,
): Sentence | Promise<undefined> | undefined {
  const { game, head, sitting } = core;
  if (seat === null) return { key: 'room.notSeated' };
  if (sitting === null || head.phase !== 'playing') return { key: 'room.notPlaying' };
  if (head.paused) return { key: 'room.paused' };
  if (head.seats[seat]?.standIn !== 'no') return { key: 'room.standInPlays' };
  let action: Kind['action'];
  try {
    action = game.parseAction(written);
  } catch (error) {
    if (error instanceof BadInput) return { key: 'room.badAction', args: { problem: error.message } };
    throw error;
  }
  const { must, may, window } = game.awaiting(sitting.state);
  const isAwaited = must.includes(seat) || may.includes(seat);
  if (decision !== null && isStale(core, seat, decision, isAwaited) && window?.hidden !== true)
    return { key: 'room.stale' };
  if (decision === null && !game.asides.includes(action.type)) {
    // Without a number it cannot be known which question this answers.
    if (must.includes(seat)) return { key: 'room.noDecision' };
  }
  const late = action.type === game.takeBack?.type ? tooLate(core, seat) : undefined;
  if (late !== undefined && game.refuse(sitting.state, seat, action) === undefined) return late;
  action = game.realTime?.stamp(action, roundTrip?.() ?? 0) ?? action;
  return play(core, sitting, { actor: seat, action, at: core.clock.at(came), by: 'person' });
}

/**
 * In a race, and where another came first, the action itself names what it answers, and the rules judge a
 * late one.
 */
function isStale({ head, since }: Core, seat: Seat, decision: number, isAwaited: boolean): boolean {
  const now = head.decisions[seat] ?? 0;
  return decision !== now && !(isAwaited && decision >= (since[seat] ?? now) && decision < now);
}
