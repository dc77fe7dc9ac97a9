import type { Game, Kind } from '../engine/game.ts';
import { versionOf } from '../engine/versions.ts';
import type { Head } from '../room/head.ts';
import type { Ports, Time } from '../room/ports.ts';
import type { Sentence, TableInfo } from '../room/protocol.ts';
import { openRoom, type Room } from '../room/room.ts';
import { type Loaded, type Store, StoreTrouble } from '../room/store.ts';
import { infoOf } from '../room/tableInfo.ts';
import { readCode } from './codes.ts';
import { Elsewhere, type Rest } from './database.ts';
import type { Founders } from './founders.ts';
import { type Founder, newFounder, type Titles, titleOf } from './founding.ts';
import type { Secrets } from './ports.ts';
import { orElsewhere, type Rekey, type Relay } from './relay.ts';
import { newShelf } from './shelf.ts';

/** A table that is there but that this version of the program cannot play. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
  readonly sentence: Sentence = { key: 'table.otherVersion' };
}

/** All tables of this process: opened when somebody asks, put back on the shelf when nobody does. */
export interface Tables extends Pick<Founder, 'create'> {
  /** By id or spoken code. Opens it: for people who come to it. */
  find(idOrCode: string): Promise<Room | undefined>;
  /** What a table is, by id or spoken code, without opening it. */
  look(idOrCode: string): Promise<TableInfo | undefined>;
  /** Those that asked to be listed, newest first, without opening any. */
  list(most: number): Promise<TableInfo[]>;
  /** Somebody else has written to the store: whatever is open has to be loaded again. */
  reload(): Promise<void>;
  /** Closes rooms in which nothing can happen; says how many stay open. */
  sweep(): Promise<number>;
  readonly open: number;
  /** Those that are open here, or being opened. */
  held(): readonly string[];
  /** Another node asks. Throws if the table is not ours. */
  rekey(what: Rekey): Promise<void>;
  close(): Promise<void>;
}

/** A table that is ours to play until it is released. */
export interface Taken {
  readonly loaded: Loaded;
  /** Where its room writes. */
  readonly store: Store;
  release(rest: Rest): Promise<void>;
}

/** Undefined: there is no such table. Throws if it is played elsewhere. */
export type Take = (id: string) => Promise<Taken | undefined>;

export interface TablesNeeds {
  readonly titles: Titles;
  readonly store: Pick<Store, 'create' | 'head' | 'idOf' | 'listed'>;
  readonly time: Time;
  readonly secrets: Secrets;
  readonly founders?: Founders;
  /** How a table becomes ours. */
  readonly take: Take;
  /** How to reach tables that are played elsewhere, where there is an elsewhere. */
  readonly relay?: Pick<Relay, 'rekey' | 'noteGone'>;
  /** Broken on purpose in tests of the simulator. */
  readonly shelf?: typeof newShelf;
  readonly ports: Omit<Ports, 'store' | 'time' | 'fingerprint' | 'rematch' | 'rekey'>;
}

export function newTables({
  titles,
  store,
  time,
  secrets,
  founders,
  ports,
  take,
  relay,
  shelf = newShelf,
}: TablesNeeds): Tables {
  const { fingerprint } = secrets;
  const releases = new WeakMap<Room, Taken['release']>();
  const rooms = shelf(load, putBack);
  const { create, rematch } = newFounder(titles, store, time, secrets, founders);

  async function load(id: string): Promise<Room | undefined> {
    const taken = await take(id);
    if (taken === undefined) return undefined;
    const { loaded, store, release } = taken;
    try {
      const all: Ports = { ...ports, store, time, fingerprint, rematch, rekey };
      const room = openRoom(gameOf(titles, loaded.head), all, loaded);
      releases.set(room, release);
      return room;
    } catch (error) {
      // Whoever tries again would fail again.
      await release('asleep');
      throw error;
    }
  }

  async function putBack(room: Room): Promise<void> {
    await room.close();
    await releases.get(room)?.(room.isLost ? 'awake' : 'asleep');
  }

  /** A table that was forgotten has no seat to keep. */
  const rekeyHere = async ({ table, old, key }: Rekey): Promise<void> =>
    (await rooms.take(table))?.rekey(old, key);

  const rekey = rekeyAnywhere(relay, rekeyHere);

  /** Who is there is known only where the table is open. */
  async function infoNow(head: Head): Promise<TableInfo> {
    const room = await rooms.held(head.id);
    return room?.info() ?? infoOf(gameOf(titles, head), head);
  }

  const idOf = async (idOrCode: string): Promise<string> =>
    (await store.idOf(readCode(idOrCode))) ?? idOrCode;

  return {
    create,
    get open() {
      return rooms.size;
    },
    held: rooms.ids,
    rekey: rekeyHere,
    find: async (idOrCode) => rooms.take(await idOf(idOrCode)),
    async look(idOrCode) {
      const head = await store.head(await idOf(idOrCode));
      return head === undefined ? undefined : infoNow(head);
    },
    async list(most) {
      const heads = await store.listed(most);
      // One that this version cannot play must not hide the others.
      const infos = await Promise.all(heads.map((head) => infoNow(head).catch(() => undefined)));
      return infos.filter((info) => info !== undefined);
    },
    reload: rooms.reload,
    sweep: rooms.sweep,
    close: rooms.close,
  };
}

/** Throws where this version of the program cannot play it. */
function gameOf(titles: Titles, { game, version }: Head): Game<Kind> {
  const title = titleOf(titles, game);
  if (title === undefined || version > versionOf(title.game)) throw new OtherVersion();
  return title.game;
}

/** Where another node plays that table, it is asked to. */
const rekeyAnywhere =
  (relay: TablesNeeds['relay'], rekeyHere: Tables['rekey']): Ports['rekey'] =>
  async (table, old, key) => {
    const what = { table, old, key };
    try {
      await orElsewhere(
        relay,
        () => rekeyHere(what),
        (owner, { rekey }) => rekey(owner, what),
      );
    } catch (error) {
      // The owner of that table is none of this one's people's business: they would be sent to it.
      throw error instanceof Elsewhere ? new StoreTrouble('locked', 'the next table is out of reach') : error;
    }
  };

/** Where nobody else writes to the store every table is ours. */
export const takeFrom =
  (store: Store): Take =>
  async (id) => {
    const loaded = await store.load(id);
    return loaded && { loaded, store, release: async () => {} };
  };
