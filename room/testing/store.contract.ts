import { describe, expect, test } from 'vitest';
import type { Game, Kind } from '../../engine/game.ts';
import { title as ferry } from '../../games/_template/index.ts';
import type { Head } from '../head.ts';
import { newHead } from '../start.ts';
import type { LogEntry, Store } from '../store.ts';
import { person } from './world.ts';

const game = ferry.game as Game<Kind>;

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

/** What every store promises. `make` gets the clock that stamps when tables are touched. */
export function storeContract(name: string, make: (date: () => number) => Store): void {
  describe(`store: ${name}`, () => {
    let now = 100;
    const fresh = (): Store => make(() => now);

    test('a table comes back as it was created', async () => {
      const store = fresh();
      await store.create(headOf('a'));
      expect(await store.load('a')).toEqual({
        head: headOf('a'),
        state: undefined,
        since: { entries: [], mark: undefined },
      });
      expect(await store.idOf('code of a')).toBe('a');
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
      const head = headOf('a', { seq: 0, version: 1 });
      await store.commit({ head, state: { n: 0 }, entry: entryOf(0) });
      const later = { ...head, seq: 1, mark: 1, version: 2 };
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
      await store.commit({ head: { ...later, name: 'renamed' }, state: undefined });
      expect(await store.load('a')).toMatchObject({
        head: { name: 'renamed', seq: 1 },
        state: { version: 2 },
      });
      await store.close();
    });

    test('many commits at once are all there, and one bad one spoils no other', async () => {
      const store = fresh();
      const ids = Array.from({ length: 40 }, (_, i) => `t${i}`);
      await Promise.all(ids.map((id) => store.create(headOf(id))));
      const commits = ids.map((id, i) =>
        store.commit({ head: headOf(id, { seq: 0 }), state: { i }, entry: entryOf(0) }),
      );
      const bad = store.commit({ head: headOf('t3'), state: { i: -1 }, entry: entryOf(0) });
      await expect(bad).rejects.toMatchObject({ kind: 'conflict' });
      await Promise.all(commits);
      for (const [i, id] of ids.entries()) expect((await store.load(id))?.state?.state).toEqual({ i });
      await store.close();
    });

    test('talk and notes stand beside the log', async () => {
      const store = fresh();
      await store.create(headOf('a'));
      await store.addTalk('a', { seat: 0, text: 'hello', at: 1 });
      await store.addTalk('a', { seat: 1, phrase: 'thanks', at: 2 });
      await store.putNote('a', 1, 'first');
      await store.putNote('a', 1, 'mine');
      expect(await store.talk('a', 1)).toEqual([{ seat: 1, phrase: 'thanks', at: 2 }]);
      expect(await store.talk('a', 9)).toHaveLength(2);
      expect(await store.note('a', 1)).toBe('mine');
      expect(await store.note('a', 0)).toBe('');
      expect(await store.entries('a')).toEqual([]);
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
      now = 100;
      await store.create(headOf('old'));
      await store.putNote('old', 0, 'secret');
      await store.commit({ head: headOf('old', { seq: 0 }), state: { n: 0 }, entry: entryOf(0) });
      now = 200;
      await store.create(headOf('new'));
      expect(await store.purge(150)).toBe(1);
      expect(await store.load('old')).toBeUndefined();
      await store.commit({ head: headOf('new', { seq: 0 }), state: { n: 0 }, entry: entryOf(0) });
      expect(await store.entries('new')).toEqual([entryOf(0)]);
      expect((await store.load('new'))?.head.id).toBe('new');
      await store.close();
    });
  });
}
