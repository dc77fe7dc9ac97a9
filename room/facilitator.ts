import { tableEntry, trace } from './commit.ts';
import type { Core } from './core.ts';
import { moveLinks } from './eyes.ts';
import type { Link } from './ports.ts';
import type { Sentence } from './protocol.ts';

/**
 * A host without a seat opens or closes what is hidden, where the game says that such a table allows it. The
 * log keeps it: whoever was away must be able to read it, too.
 */
export async function openHands(core: Core, link: Link, open: boolean): Promise<Sentence | undefined> {
  const { head, game } = core;
  if (!link.host || link.seat !== null) return { key: 'room.notFacilitator' };
  if (head.phase !== 'playing') return { key: 'room.notPlaying' };
  if (game.facilitatorSees?.(head.config) !== true) return { key: 'room.staysHidden' };
  if (head.opened === open) return undefined;
  await trace(core, tableEntry(core, open ? 'open' : 'close', null), { ...head, opened: open });
  moveLinks(core);
  return undefined;
}
