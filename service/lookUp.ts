import type { Sentence, TableInfo } from '../room/protocol.ts';
import type { Room } from '../room/room.ts';
import { isTableId } from './codes.ts';
import type { Gate } from './gate.ts';
import type { Peer } from './peer.ts';
import type { Tables } from './tables.ts';

/** What a client names by id or code, or why not. */
export interface LookUp {
  /** The room, opened. */
  room(named: string, peer: Peer): Promise<Room | Sentence>;
  /** What can be said of the table without opening it. */
  info(named: string, peer: Peer): Promise<TableInfo | Sentence>;
}

/**
 * Sockets, pages and programs all come by here: whoever guesses codes is counted the same whatever the way.
 * An id is no guess, it is too long for that: where codes are guessed from everywhere, links still work.
 */
export function lookUpIn(tables: Tables, gate: Gate): LookUp {
  async function counted<T>(
    named: string,
    peer: Peer,
    find: () => Promise<T | undefined>,
  ): Promise<T | Sentence> {
    const isGuess = !isTableId(named);
    if (!gate.pass('find', peer) || (isGuess && !gate.guess(peer))) return { key: 'link.tooOften' };
    const found = await find();
    if (found !== undefined && isGuess) gate.guessedRight(peer);
    return found ?? { key: 'table.gone' };
  }
  return {
    room: (named, peer) => counted(named, peer, () => tables.find(named)),
    info: (named, peer) => counted(named, peer, () => tables.look(named)),
  };
}

export const isRoom = (found: Room | Sentence): found is Room => 'head' in found;
