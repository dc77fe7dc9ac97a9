import { type Store, StoreTrouble } from '../room/store.ts';
import type { Claim, Database } from './database.ts';
import type { Writer } from './writer.ts';

export interface HeldNeeds {
  readonly database: Database;
  readonly writer: Writer;
  /** 63 random bits, never drawn twice. */
  newStamp(): string;
}

/**
 * Where the room of one claim writes. After the first write that was lost, or of which nobody knows, it is
 * shut for good: another one with the same number could be taken for it.
 */
export function holdTable(
  { database, writer, newStamp }: HeldNeeds,
  { term, loaded }: Extract<Claim, { kind: 'claimed' }>,
): Store {
  let { seq } = loaded.head;
  let isShut = false;
  return {
    ...readsOf(database),
    load: async () => loaded,
    async commit(change) {
      if (isShut) throw new StoreTrouble('conflict', 'this room writes no more');
      const { head } = change;
      try {
        await writer.write({ table: head.id, term, rev: head.rev - 1, stamp: newStamp(), change });
        seq = head.seq;
      } catch (error) {
        if (error instanceof StoreTrouble && (error.kind === 'conflict' || error.kind === 'unsure'))
          isShut = true;
        throw error;
      }
    },
    // Whoever has lost the table must not mix its old picture with what others have written since.
    entries: async (id) => (await database.entries(id)).filter((entry) => entry.seq <= seq),
    marks: async (id) => new Map([...(await database.marks(id))].filter(([before]) => before <= seq)),
  };
}

const readsOf = (database: Database): Omit<Store, 'commit' | 'load' | 'entries' | 'marks'> => ({
  create: (head) => database.create(head),
  head: (id) => database.head(id),
  idOf: (code) => database.idOf(code),
  listed: (most) => database.listed(most),
  talk: (id, most) => database.talk(id, most),
  note: (id, seat) => database.note(id, seat),
  tidy: (date, keepDays) => database.tidy(date, keepDays),
  close: async () => {},
});
