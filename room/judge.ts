import { BadInput } from '../engine/door.ts';
import type { Kind, Seat } from '../engine/game.ts';
import { play } from './commit.ts';
import type { Core } from './core.ts';
import type { Request, Sentence } from './protocol.ts';

/** A person's action: is it theirs to make, is it new, is it meant for this moment, and what do the rules say? */
export async function judge(
  core: Core,
  seat: Seat | null,
  { id, decision, action: written }: Extract<Request, { t: 'act' }>,
): Promise<Sentence | undefined> {
  const { game, head, sitting } = core;
  if (seat === null) return { key: 'room.notSeated' };
  // A repeat of what was already played: the answer is the same again, also after the end.
  if (head.ids[seat]?.includes(id)) return undefined;
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
  if (decision !== null && decision !== head.decisions[seat]) return { key: 'room.stale' };
  if (decision === null && !game.asides.includes(action.type)) {
    // Without a number it cannot be known which question this answers.
    if (game.awaiting(sitting.state).must.includes(seat)) return { key: 'room.noDecision' };
  }
  return play(core, sitting, { actor: seat, action, at: core.clock.at(), by: 'person', id });
}
