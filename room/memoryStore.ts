import type { Seat } from '../engine/game.ts';
import { type Days, look } from './days.ts';
import type { Head } from './head.ts';
import { type LogEntry, type Store, type StoredState, type StoredTalk, StoreTrouble } from './store.ts';

interface Shelf {
  head: Head;
  state: StoredState | undefined;
  readonly entries: LogEntry[];
  readonly marks: Map<number, StoredState>;
  readonly talk: StoredTalk[];
  readonly notes: Map<Seat, string>;
  touched: number;
}

/** Tables that live as long as the page or the test. */
export function memoryStore(): Store {
  let days: Days = { day: 0, date: 0 };
  const shelves = new Map<string, Shelf>();
  const shelfOf = (id: string): Shelf => {
    const shelf = shelves.get(id);
    if (shelf === undefined) throw new StoreTrouble('broken', `no table ${id}`);
    return shelf;
  };
  return {
    async create(head) {
      const isTaken = [...shelves.values()].some((shelf) => shelf.head.code === head.code);
      if (isTaken || shelves.has(head.id)) throw new StoreTrouble('conflict', 'id or code is taken');
      const fresh = { state: undefined, entries: [], marks: new Map(), talk: [], notes: new Map() };
      shelves.set(head.id, { ...fresh, head, touched: days.day });
    },
    async commit({ head, state, entry, marks, talk, note }) {
      const shelf = shelfOf(head.id);
      if (head.rev !== shelf.head.rev + 1) throw new StoreTrouble('conflict', 'somebody else wrote');
      if (marks === true && shelf.state !== undefined) shelf.marks.set(head.seq, shelf.state);
      shelf.head = head;
      if (state !== undefined) shelf.state = { version: head.version, state };
      if (entry !== undefined) shelf.entries.push(entry);
      if (talk !== undefined) shelf.talk.push(talk);
      if (note !== undefined) shelf.notes.set(note.seat, note.text);
      shelf.touched = days.day;
    },
    async load(id) {
      const shelf = shelves.get(id);
      if (shelf === undefined) return undefined;
      const { head, state, entries, marks } = shelf;
      const since = entries.filter((entry) => entry.seq >= head.mark);
      return { head, state, since: { entries: since, mark: marks.get(head.mark) } };
    },
    head: async (id) => shelves.get(id)?.head,
    async idOf(code) {
      for (const { head } of shelves.values()) if (head.code === code) return head.id;
      return undefined;
    },
    entries: async (id) => shelfOf(id).entries.slice(),
    marks: async (id) => new Map(shelfOf(id).marks),
    async listed(most) {
      const heads = [...shelves.values()].map((shelf) => shelf.head);
      const open = heads.filter((head) => head.listed && head.phase !== 'over');
      return open.sort((a, b) => b.created - a.created).slice(0, most);
    },
    talk: async (id, most) => shelfOf(id).talk.slice(-most),
    note: async (id, seat) => shelfOf(id).notes.get(seat) ?? '',
    async tidy(date, keepDays) {
      const { leapt, ...now } = look(days, date);
      days = now;
      const old = [...shelves].filter(([, shelf]) => shelf.touched < days.day - keepDays);
      for (const [id] of old) shelves.delete(id);
      return { forgotten: old.length, leapt };
    },
    async close() {},
  };
}
