import type { Head } from '../room/head.ts';
import type { LogEntry, Store, StoredState, StoredTalk } from '../room/store.ts';
import type { Row } from './desk.ts';
import { type StoreThread, storeThread } from './storeThread.ts';

export interface SqliteStore extends Store {
  readonly stats: StoreThread['stats'];
  /** Fails if the database cannot be opened or written to. */
  check(): Promise<void>;
  /** The file may not grow beyond so many pages of 4 KB. */
  limitPages(most: number): Promise<void>;
}

/** Tables in one SQLite file; ':memory:' for tests. `date` stamps when a table was last touched. */
export function sqliteStore(file: string, date: () => number = Date.now): SqliteStore {
  const { ask, stats, close } = storeThread(file);
  return {
    stats,
    close,
    check: () => ask('check'),
    limitPages: (most) => ask('limitPages', most),
    create: (head) => {
      const { id, code, seq, phase } = head;
      const row = { id, code, ...fixedOf(head), seq, phase, touched: date(), live: liveOf(head) };
      return ask('create', row);
    },
    commit: ({ head, state, entry, marks }) => {
      const { id, seq, phase, version } = head;
      return ask('commit', [
        id,
        entry === undefined ? seq : entry.seq - 1,
        seq,
        phase,
        date(),
        liveOf(head),
        state === undefined ? null : version,
        state === undefined ? null : JSON.stringify(state),
        entry === undefined ? null : JSON.stringify(entry),
        marks === true ? 1 : 0,
        // An entry changes no more of the head than what is live.
        entry === undefined ? fixedOf(head) : null,
      ]);
    },
    async load(id) {
      const loaded = await ask('load', id);
      if (loaded === undefined) return undefined;
      const { row, entries, marks } = loaded;
      const head = headOf(row);
      const mark = marks.find(({ seq }) => seq === head.mark);
      return {
        head,
        state: row.state === null ? undefined : stateOf(row),
        since: { entries: entries.map(entryOf), mark: mark === undefined ? undefined : stateOf(mark) },
      };
    },
    idOf: (code) => ask('idOf', code),
    entries: async (id) => (await ask('entries', id, 0)).map(entryOf),
    marks: async (id) => new Map((await ask('marks', id, 0)).map((row) => [Number(row.seq), stateOf(row)])),
    listed: async (most) => (await ask('listed', most)).map(headOf),
    addTalk: (id, talk) => ask('addTalk', id, JSON.stringify(talk)),
    talk: async (id, most) =>
      (await ask('talk', id, most)).map((text): StoredTalk => JSON.parse(text)).reverse(),
    putNote: (id, seat, text) => ask('putNote', id, seat, text),
    note: (id, seat) => ask('note', id, seat),
    purge: (untouchedSince) => ask('purge', untouchedSince),
  };
}

/** What every action changes. */
const liveOf = ({ version, phase, seq, mark, decisions, ids }: Head): string =>
  JSON.stringify({ version, phase, seq, mark, decisions, ids });
/** The rest, which is longer. */
function fixedOf({ version, phase, seq, mark, decisions, ids, ...fixed }: Head): {
  readonly listed: 0 | 1;
  readonly head: string;
} {
  return { listed: fixed.listed ? 1 : 0, head: JSON.stringify(fixed) };
}
// Read as it was written: nobody else writes to the file.
const headOf = (row: Row): Head => ({ ...JSON.parse(String(row.head)), ...JSON.parse(String(row.live)) });
const entryOf = (text: string): LogEntry => JSON.parse(text);
const stateOf = (row: Row): StoredState => ({
  version: Number(row.version),
  state: JSON.parse(String(row.state)),
});
