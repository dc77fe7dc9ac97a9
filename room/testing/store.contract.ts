import { describe, expect, test } from 'vitest';
import type { Game, Kind } from '../../engine/game.ts';
import { title as ferry } from '../../games/_template/index.ts';
import { DAY_MS } from '../days.ts';
import type { Head } from '../head.ts';
import { newHead } from '../start.ts';
import type { Change, LogEntry, Store } from '../store.ts';
import { person } from './world.ts';

const game = ferry.game as Game<Kind>;
const TODAY = 1_700_000_000_000;

const headOf = (id: string, more: Partial<Head> = {}): Head => ({
  ...newHead(game, {
    id,
    code: `code of ${id}`,
    name: id,
    config: {},
    seats: [person('Ada'), person('Ben')],
    hostKey: 'key of Ada',
    created: 1,
  }),
  ...more,
});

const entryOf = (seq: number, more: Partial<LogEntry> = {}): LogEntry => ({
  seq,
  kind: 'act',
  actor: 0,
  action: { type: 'depart' },
  at: 0,
  draws: [[6, 3]],
  learnt: ['all', 1],
  events: [{ type: 'departed' }],
  version: 1,
  time: 5,
  by: 'person',
  to: null,
  ...more,
});

/** What every store promises. */
export function storeContract(name: string, fresh: () => Store): void {
  describe(`store: ${name}`, () => {
    test('a table comes back as it was created', async () => {
      const store = fresh();
      await store.create(headOf('a'));
      expect(await store.load('a')).toEqual({
        head: headOf('a'),
        state: undefined,
        since: { entries: [], mark: undefined },
      });
      expect(await store.head('a')).toEqual(headOf('a'));
      expect(await store.idOf('code of a')).toBe('a');
      expect(await store.head('b')).toBeUndefined();
      expect(await store.load('b')).toBeUndefined();
      expect(await store.idOf('code of b')).toBeUndefined();
      await store.close();
    });

    test('an id or a code is given once', async () => {
      const store = fresh();
      await store.create(headOf('a'));
      await expect(store.create(headOf('a', { code: 'other' }))).rejects.toMatchObject({ kind: 'conflict' });
      await expect(store.create(headOf('b', { code: 'code of a' }))).rejects.toMatchObject({
        kind: 'conflict',
      });
      await store.close();
    });

    test('an entry, its state and its mark are there together or not at all', async () => {
      const store = fresh();
      await store.create(headOf('a'));
      const head = headOf('a', { rev: 1, seq: 0, version: 1 });
      await store.commit({ head, state: { n: 0 }, entry: entryOf(0) });
      const later = { ...head, rev: 2, seq: 1, mark: 1, version: 2 };
      await store.commit({ head: later, state: { n: 1 }, entry: entryOf(1), marks: true });
      // Somebody else was faster with entry 1.
      const second = store.commit({ head: { ...later, name: 'lost' }, state: { n: 99 }, entry: entryOf(1) });
      await expect(second).rejects.toMatchObject({ kind: 'conflict' });
      expect(await store.load('a')).toEqual({
        head: later,
        state: { version: 2, state: { n: 1 } },
        since: { entries: [entryOf(1)], mark: { version: 1, state: { n: 0 } } },
      });
      expect(await store.entries('a')).toEqual([entryOf(0), entryOf(1)]);
      expect(await store.marks('a')).toEqual(new Map([[1, { version: 1, state: { n: 0 } }]]));
      // Neither may it say who sits where.
      const stale = store.commit({ head: { ...head, name: 'lost' }, state: undefined });
      await expect(stale).rejects.toMatchObject({ kind: 'conflict' });
      await store.commit({ head: { ...later, rev: 3, name: 'renamed' }, state: undefined });
      expect(await store.load('a')).toMatchObject({
        head: { name: 'renamed', rev: 3, seq: 1 },
        state: { version: 2 },
      });
      await store.close();
    });

    test('an entry that changes who sits where is written together with that', async () => {
      const store = fresh();
      await store.create(headOf('a'));
      const head = headOf('a', { rev: 1, seq: 0 });
      await store.commit({ head, state: { n: 0 }, entry: entryOf(0) });
      const seats = [person('Ada'), person('Cem')];
      const next = { ...head, rev: 2, seq: 1, seats };
      await store.commit({ head: next, state: undefined, entry: entryOf(1), whole: true });
      expect(await store.head('a')).toEqual(next);
      expect(await store.entries('a')).toHaveLength(2);
      await store.close();
    });

    test('many commits at once are all there, and one bad one spoils no other', async () => {
      const store = fresh();
      const ids = Array.from({ length: 40 }, (_, i) => `t${i}`);
      await Promise.all(ids.map((id) => store.create(headOf(id))));
      const commits = ids.map((id, i) =>
        store.commit({ head: headOf(id, { rev: 1, seq: 0 }), state: { i }, entry: entryOf(0) }),
      );
      const bad = store.commit({ head: headOf('t3'), state: { i: -1 }, entry: entryOf(0) });
      await expect(bad).rejects.toMatchObject({ kind: 'conflict' });
      await Promise.all(commits);
      for (const [i, id] of ids.entries()) expect((await store.load(id))?.state?.state).toEqual({ i });
      await store.close();
    });

    test('F1 of two changes of the head alone that follow the same one, one is written', async () => {
      const store = fresh();
      await store.create(headOf('a'));
      const sits = (name: string): Promise<void> =>
        store.commit({
          head: headOf('a', { rev: 1, seats: [person('Ada'), person(name)] }),
          state: undefined,
        });
      await sits('Cem');
      await expect(sits('Dua')).rejects.toMatchObject({ kind: 'conflict' });
      expect((await store.load('a'))?.head.seats[1]?.name).toBe('Cem');
      await store.close();
    });

    test('talk and notes stand beside the log, each with the ids of who asked', async () => {
      const store = fresh();
      await store.create(headOf('a'));
      let rev = 0;
      const write = (more: Partial<Change>, head: Partial<Head> = {}): Promise<void> =>
        store.commit({ head: headOf('a', { rev: ++rev, ...head }), state: undefined, ...more });
      await write({ talk: { seat: 0, text: 'hello', at: 1 } }, { ids: [['once'], []] });
      expect((await store.load('a'))?.head.ids[0]).toEqual(['once']);
      await write({ talk: { seat: 1, phrase: 'thanks', at: 2 } });
      await write({ note: { seat: 1, text: 'first' } });
      await write({ note: { seat: 1, text: 'mine' } });
      expect(await store.talk('a', 1)).toEqual([{ seat: 1, phrase: 'thanks', at: 2 }]);
      expect(await store.talk('a', 9)).toHaveLength(2);
      expect(await store.note('a', 1)).toBe('mine');
      expect(await store.note('a', 0)).toBe('');
      expect(await store.entries('a')).toEqual([]);
      // Who comes too late says and writes nothing.
      const late = { head: headOf('a', { rev: 1 }), state: undefined, note: { seat: 1, text: 'late' } };
      await expect(store.commit(late)).rejects.toMatchObject({ kind: 'conflict' });
      expect(await store.note('a', 1)).toBe('mine');
      await store.close();
    });

    test('only listed tables that are not over are listed', async () => {
      const store = fresh();
      await store.create(headOf('hidden'));
      await store.create(headOf('open', { listed: true }));
      await store.create(headOf('over', { listed: true, phase: 'over' }));
      expect((await store.listed(9)).map((head) => head.id)).toEqual(['open']);
      await store.close();
    });

    test('what nobody touched for long is forgotten whole', async () => {
      const store = fresh();
      await store.tidy(TODAY, 9);
      await store.create(headOf('old'));
      const started = { head: headOf('old', { rev: 1, seq: 0 }), state: { n: 0 }, entry: entryOf(0) };
      await store.commit({ ...started, note: { seat: 0, text: 'secret' } });
      await store.tidy(TODAY + 5 * DAY_MS, 9);
      await store.create(headOf('new'));
      expect(await store.tidy(TODAY + 9 * DAY_MS, 9)).toEqual({ forgotten: 0, leapt: 0 });
      expect(await store.tidy(TODAY + 10 * DAY_MS, 9)).toEqual({ forgotten: 1, leapt: 0 });
      expect(await store.load('old')).toBeUndefined();
      await store.commit({ head: headOf('new', { rev: 1, seq: 0 }), state: { n: 0 }, entry: entryOf(0) });
      expect(await store.entries('new')).toEqual([entryOf(0)]);
      expect((await store.load('new'))?.head.id).toBe('new');
      await store.close();
    });

    test('D9 one leap of the clock forgets nothing, forward or back', async () => {
      const store = fresh();
      await store.tidy(TODAY, 90);
      await store.create(headOf('a'));
      expect(await store.tidy(TODAY + 100 * DAY_MS, 90)).toEqual({ forgotten: 0, leapt: 93 });
      expect(await store.tidy(TODAY, 90)).toEqual({ forgotten: 0, leapt: 0 });
      expect((await store.load('a'))?.head.id).toBe('a');
      await store.close();
    });
  });
}
