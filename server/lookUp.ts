import type { Sentence } from '../room/protocol.ts';
import type { Room } from '../room/room.ts';
import type { Gate } from './gate.ts';
import type { Peer } from './peers.ts';
import { isTableId } from './secrets.ts';
import type { Tables } from './tables.ts';

/** The room that a client names by id or code, or why not. */
export type LookUp = (named: string, peer: Peer) => Promise<Room | Sentence>;

/**
 * Sockets, pages and programs all come by here: whoever guesses codes is counted the same whatever the way.
 * An id is no guess, it is too long for that: where codes are being guessed from everywhere, links still work.
 */
export const lookUpIn =
  (tables: Tables, gate: Gate): LookUp =>
  async (named, peer) => {
    const isGuess = !isTableId(named);
    if (!gate.pass('find', peer) || (isGuess && !gate.guess(peer))) return { key: 'link.tooOften' };
    const room = await tables.find(named);
    if (room !== undefined && isGuess) gate.guessedRight(peer);
    return room ?? { key: 'table.gone' };
  };

export const isRoom = (found: Room | Sentence): found is Room => 'head' in found;
