import { versionOf } from '../engine/versions.ts';
import type { Ports, Time } from '../room/ports.ts';
import type { Sentence } from '../room/protocol.ts';
import { openRoom, type Room } from '../room/room.ts';
import type { Store } from '../room/store.ts';
import { type Founder, newFounder, type Titles, titleOf } from './founding.ts';
import { readCode } from './secrets.ts';

/** A table that is there but that this version of the program cannot play. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
  readonly sentence: Sentence = { key: 'table.otherVersion' };
}

/** All tables of this process: opened when somebody asks, put back on the shelf when nobody does. */
export interface Tables extends Pick<Founder, 'create'> {
  /** By id or spoken code. */
  find(idOrCode: string): Promise<Room | undefined>;
  /** Closes rooms in which nothing can happen; says how many stay open. */
  sweep(): Promise<number>;
  readonly open: number;
  close(): Promise<void>;
}

export interface TablesNeeds {
  readonly titles: Titles;
  readonly store: Store;
  readonly time: Time;
  readonly ports: Omit<Ports, 'store' | 'time' | 'rematch'>;
}

export function newTables({ titles, store, time, ports }: TablesNeeds): Tables {
  const rooms = new Map<string, Promise<Room | undefined>>();
  const { create, rematch } = newFounder(titles, store, time);

  async function load(id: string): Promise<Room | undefined> {
    const loaded = await store.load(id);
    if (loaded === undefined) return undefined;
    const title = titleOf(titles, loaded.head.game);
    if (title === undefined || loaded.head.version > versionOf(title.game)) throw new OtherVersion();
    return openRoom(title.game, { ...ports, store, time, rematch }, loaded);
  }

  return {
    create,
    get open() {
      return rooms.size;
    },
    async find(idOrCode) {
      const id = (await store.idOf(readCode(idOrCode))) ?? idOrCode;
      const held = rooms.get(id);
      if (held !== undefined && !(await held)?.isLost) return held;
      const opening = load(id);
      rooms.set(id, opening);
      // A table that is not there must not fill the memory of the server.
      const room = await opening.catch((error) => {
        rooms.delete(id);
        throw error;
      });
      if (room === undefined) rooms.delete(id);
      return room;
    },
    async sweep() {
      for (const [id, opening] of rooms) {
        const room = await opening.catch(() => undefined);
        if (room !== undefined && !room.isIdle()) continue;
        rooms.delete(id);
        await room?.close();
      }
      return rooms.size;
    },
    async close() {
      const all = await Promise.all([...rooms.values()].map((opening) => opening.catch(() => undefined)));
      rooms.clear();
      await Promise.all(all.map((room) => room?.close()));
    },
  };
}
