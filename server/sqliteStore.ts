import type { LogEntry, Store, StoredState, StoredTalk } from '../room/store.ts';
import type { Row } from './desk.ts';
import { fixedOf, headOf, liveOf } from './rows.ts';
import { type StoreThread, storeThread } from './storeThread.ts';

export interface SqliteStore extends Store {
  readonly stats: StoreThread['stats'];
  /** Fails with a sentence if the file cannot be used. */
  opened(): Promise<void>;
  /** Fails if nothing can be written. */
  probe(): Promise<void>;
  /** Calls back, now or with any later answer, when somebody else has written to the file. */
  watch(changed: () => void): void;
  /** The file may not grow beyond so many pages of 4 KB. */
  limitPages(most: number): Promise<void>;
}

/** Tables in one SQLite file; ':memory:' for tests. */
export function sqliteStore(file: string): SqliteStore {
  const { ask, stats, watch, close } = storeThread(file);
  return {
    stats,
    watch,
    close,
    opened: () => ask('opened'),
    probe: () => ask('probe'),
    limitPages: (most) => ask('limitPages', most),
    create: (head) => {
      const { id, code, seq, phase } = head;
      const row = { id, code, ...fixedOf(head), seq, phase, live: liveOf(head) };
      return ask('create', row);
    },
    commit: ({ head, state, entry, marks, whole, talk, note }) => {
      const { id, rev, seq, phase, version } = head;
      return ask('commit', [
        id,
        rev - 1,
        seq,
        phase,
        liveOf(head),
        state === undefined ? null : version,
        state === undefined ? null : JSON.stringify(state),
        entry === undefined ? null : JSON.stringify(entry),
        marks === true ? 1 : 0,
        // An entry or talk seldom changes more of the head than what is live.
        whole === true || (entry === undefined && talk === undefined) ? fixedOf(head) : null,
        talk === undefined ? null : JSON.stringify(talk),
        note ?? null,
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
    async head(id) {
      const row = await ask('head', id);
      return row === undefined ? undefined : headOf(row);
    },
    idOf: (code) => ask('idOf', code),
    entries: async (id) => (await ask('entries', id, 0)).map(entryOf),
    marks: async (id) => new Map((await ask('marks', id, 0)).map((row) => [Number(row.seq), stateOf(row)])),
    listed: async (most) => (await ask('listed', most)).map(headOf),
    talk: async (id, most) =>
      (await ask('talk', id, most)).map((text): StoredTalk => JSON.parse(text)).reverse(),
    note: (id, seat) => ask('note', id, seat),
    tidy: (date, keepDays) => ask('tidy', date, keepDays),
  };
}

const entryOf = (text: string): LogEntry => JSON.parse(text);
const stateOf = (row: Row): StoredState => ({
  version: Number(row.version),
  state: JSON.parse(String(row.state)),
});
