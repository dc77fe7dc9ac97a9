import { parseBotName } from '../bots/names.ts';
import { BadInput } from '../engine/door.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { versionOf } from '../engine/versions.ts';
import { type Head, PLAIN_SEAT, type SeatRecord } from '../room/head.ts';
import type { Ports, Time } from '../room/ports.ts';
import type { Sentence } from '../room/protocol.ts';
import type { NewTable, Seated } from '../room/rest.ts';
import { openRoom, type Room } from '../room/room.ts';
import { newHead, rematchOf } from '../room/start.ts';
import { type Store, StoreTrouble } from '../room/store.ts';
import { fingerprint, newCode, newTableId, newToken, readCode } from './secrets.ts';

const CODE_TRIES = 20;

/** A table that is there but that this version of the program cannot play. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
  readonly sentence: Sentence = { key: 'table.otherVersion' };
}

/** All tables of this process: opened when somebody asks, put back on the shelf when nobody does. */
export interface Tables {
  found(wish: NewTable): Promise<Seated | Sentence>;
  /** By id or spoken code. */
  find(idOrCode: string): Promise<Room | undefined>;
  /** Closes rooms in which nothing can happen; says how many stay open. */
  sweep(): Promise<number>;
  readonly open: number;
  close(): Promise<void>;
}

export interface TablesNeeds {
  readonly titles: Readonly<Record<string, Title<Kind>>>;
  readonly store: Store;
  readonly time: Time;
  readonly ports: Omit<Ports, 'store' | 'time' | 'rematch'>;
}

export function newTables({ titles, store, time, ports }: TablesNeeds): Tables {
  const rooms = new Map<string, Promise<Room | undefined>>();

  async function create(make: (id: string, code: string) => Head): Promise<Head> {
    for (let tries = 0; ; tries++) {
      const head = make(newTableId(), newCode());
      try {
        await store.create(head);
        return head;
      } catch (error) {
        if (!(error instanceof StoreTrouble && error.kind === 'conflict') || tries >= CODE_TRIES) throw error;
      }
    }
  }

  async function rematch(old: Head): Promise<string> {
    const head = await create((id, code) => ({
      ...freshHead(old, titles),
      id,
      code,
      created: time.date(),
      seats: rematchOf(old),
    }));
    return head.id;
  }

  async function load(id: string): Promise<Room | undefined> {
    const loaded = await store.load(id);
    if (loaded === undefined) return undefined;
    const title = titles[loaded.head.game];
    if (title === undefined || loaded.head.version > versionOf(title.game)) throw new OtherVersion();
    return openRoom(title.game, { ...ports, store, time, rematch }, loaded);
  }

  return {
    get open() {
      return rooms.size;
    },
    async found(wish) {
      const title = titles[wish.game];
      if (title === undefined) return { key: 'table.noSuchGame' };
      const token = newToken();
      const key = fingerprint(token);
      const seats = seatsOf(wish, key);
      if (seats === undefined) return { key: 'table.noSeatForHost' };
      try {
        const config = title.game.parseConfig(wish.options ?? {}, { seats: seats.length, ranked: false });
        for (const { bot } of seats) parseBotName(bot);
        const head = await create((id, code) =>
          newHead(title.game, {
            id,
            code,
            name: wish.title ?? wish.name,
            config,
            seats,
            hostKey: key,
            created: time.date(),
            ...(wish.listed !== undefined && { listed: wish.listed }),
            ...(wish.talk !== undefined && { talk: wish.talk }),
            ...(wish.decisionMs !== undefined && { decisionMs: wish.decisionMs }),
            ...(wish.absenceMs !== undefined && { absenceMs: wish.absenceMs }),
          }),
        );
        const seat = seats.findIndex((record) => record.key === key);
        return { table: head.id, code: head.code, seat: seat < 0 ? null : seat, token };
      } catch (error) {
        if (error instanceof BadInput) return { key: 'table.badOptions', args: { problem: error.message } };
        throw error;
      }
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

/** The host sits down on the first seat for people, or on none at all. Undefined: there is no such seat. */
function seatsOf(wish: NewTable, key: string): SeatRecord[] | undefined {
  const seats = wish.seats.map(
    ({ kind, bot, name }): SeatRecord => ({
      ...PLAIN_SEAT,
      kind,
      ...(bot !== undefined && { bot }),
      name: name ?? null,
    }),
  );
  if (wish.facilitate === true) return seats;
  const own = seats.findIndex((seat) => seat.kind === 'human');
  if (own < 0) return undefined;
  return seats.map((seat, i) => (i === own ? { ...seat, name: wish.name, key } : seat));
}

function freshHead(old: Head, titles: TablesNeeds['titles']): Head {
  const title = titles[old.game];
  if (title === undefined) throw new Error(`no game ${old.game}`);
  return newHead(title.game, { ...old });
}
