import type { Room } from '../room/room.ts';

/** The rooms of this process, and the only place that opens and closes them: of each table one is alive. */
export interface Shelf {
  readonly size: number;
  /** Of those that are open or being opened; not of those that were lost. */
  ids(): readonly string[];
  /** Opens it unless it is open. */
  take(id: string): Promise<Room | undefined>;
  /** Only if it is open. */
  held(id: string): Promise<Room | undefined>;
  /** Every room is lost; whoever is in one is let go and comes back. */
  reload(): Promise<void>;
  /** Closes rooms in which nothing can happen; says how many stay open. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

type Opening = Promise<Room | undefined>;

/** `putBack` closes a room that nobody finds here any more. */
export function newShelf(
  load: (id: string) => Opening,
  putBack: (room: Room) => Promise<void> = (room) => room.close(),
): Shelf {
  const rooms = new Map<string, Opening>();
  const opened = new WeakMap<Opening, Room>();

  /** Only whoever put a room there takes it away: it may be another one by now. */
  function remove(id: string, opening: Opening): void {
    if (rooms.get(id) === opening) rooms.delete(id);
  }

  function open(id: string): Opening {
    const opening = load(id);
    rooms.set(id, opening);
    // A table that is not there must not fill the memory of the server.
    opening.then(
      (room) => {
        if (room === undefined) remove(id, opening);
        else opened.set(opening, room);
      },
      () => remove(id, opening),
    );
    return opening;
  }

  const settled = (opening: Opening | undefined): Opening =>
    opening?.catch(() => undefined) ?? Promise.resolve(undefined);

  return {
    get size() {
      return rooms.size;
    },
    ids: () => [...rooms].flatMap(([id, opening]) => (opened.get(opening)?.isLost === true ? [] : [id])),
    async take(id) {
      for (;;) {
        const opening = rooms.get(id) ?? open(id);
        const room = await opening;
        if (room?.isLost !== true) return room;
        remove(id, opening);
        await putBack(room);
      }
    },
    async held(id) {
      const room = await settled(rooms.get(id));
      return room?.isLost === true ? undefined : room;
    },
    async reload() {
      // Not one after the other: one that is still being opened must not keep another alive.
      await Promise.all([...rooms.values()].map(async (opening) => (await settled(opening))?.lose()));
    },
    async sweep() {
      for (const [id, opening] of rooms) {
        const room = await settled(opening);
        if (room !== undefined && !room.isIdle() && !room.isLost) continue;
        remove(id, opening);
        if (room !== undefined) await putBack(room);
      }
      return rooms.size;
    },
    async close() {
      const all = await Promise.all([...rooms.values()].map(settled));
      rooms.clear();
      await Promise.all(all.map((room) => room && putBack(room)));
    },
  };
}
