import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game, Kind } from '../../engine/game.ts';
import { versionOf } from '../../engine/versions.ts';
import { title as ferry } from '../../games/_template/index.ts';
import type { Head } from '../../room/head.ts';
import { newHead } from '../../room/start.ts';
import type { Change, LogEntry } from '../../room/store.ts';
import { person } from '../../room/testing/world.ts';
import type { Claim, Database, Rules, Write } from '../database.ts';

const game = ferry.game as Game<Kind>;
const LEASE_MS = 60_000;
/** Over before it has begun. */
const NO_LEASE = -1000;
const RULES = { [game.id]: versionOf(game) };

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

const entryOf = (seq: number): LogEntry => ({
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
});

type Claimed = Extract<Claim, { kind: 'claimed' }>;
const claimed = (claim: Claim): Claimed => (claim.kind === 'claimed' ? claim : expect.fail(claim.kind));

/** What several nodes may believe of their database: of the model, of PostgreSQL, of any that is named. */
export function databaseContract(name: string, open: () => Promise<Database>): void {
  describe(`S1 database: ${name}`, () => {
    let database: Database;
    let count = 0;
    let stamps = 0;
    beforeAll(async () => {
      database = await open();
    });
    afterAll(async () => {
      if ('close' in database && typeof database.close === 'function') await database.close();
    });
    const join = (leaseMs = LEASE_MS, rules: Rules = RULES): Promise<number> =>
      database.join({ address: `at ${count}`, machine: 'one', rules }, leaseMs);

    async function table(more: Partial<Head> = {}): Promise<string> {
      const id = `${name} ${++count}`;
      await database.create(headOf(id, more));
      return id;
    }

    /** The writing that follows what was claimed, or the one after it. */
    function writeOf({ term, loaded }: Claimed, more: Partial<Change> = {}, after = 0): Write {
      const rev = loaded.head.rev + after;
      const seq = rev;
      const { head: changed, ...rest } = more;
      const head: Head = { ...loaded.head, phase: 'playing', seq, ...changed, rev: rev + 1 };
      return {
        table: head.id,
        term,
        rev,
        stamp: `stamp ${name} ${++stamps}`,
        change: { head, state: { turn: rev }, entry: entryOf(seq), ...rest },
      };
    }

    test('a table is founded once, by id and by code', async () => {
      const id = await table();
      expect(await database.head(id)).toEqual(headOf(id));
      expect(await database.idOf(`code of ${id}`)).toBe(id);
      expect(await database.idOf('no such code')).toBeUndefined();
      await expect(database.create(headOf(id, { code: 'other' }))).rejects.toMatchObject({
        kind: 'conflict',
      });
      await expect(database.create(headOf(`${id}b`, { code: `code of ${id}` }))).rejects.toMatchObject({
        kind: 'conflict',
      });
      expect(await database.head(`${id}b`)).toBeUndefined();
    });

    test('whoever asks first has it, others are told where it is, and every claim has a new term', async () => {
      const [one, two] = [await join(), await join()];
      const id = await table();
      const first = claimed(await database.claim(id, one, []));
      expect(first.loaded).toEqual({
        head: headOf(id),
        state: undefined,
        since: { entries: [], mark: undefined },
      });
      expect(await database.claim(id, two, [])).toMatchObject({ kind: 'elsewhere', owner: { nr: one } });
      const again = claimed(await database.claim(id, one, []));
      expect(again.term).toBeGreaterThan(first.term);
      expect(await database.claim('no such table', two, [])).toEqual({ kind: 'gone' });
    });

    test('of several who claim at once one has it', async () => {
      const nodes = await Promise.all(Array.from({ length: 4 }, () => join()));
      const id = await table();
      const kinds = (await Promise.all(nodes.map((nr) => database.claim(id, nr, [])))).map(
        ({ kind }) => kind,
      );
      expect(kinds.toSorted()).toEqual(['claimed', 'elsewhere', 'elsewhere', 'elsewhere']);
    });

    test('what is written is loaded by the next, with entries, marks, talk and notes', async () => {
      const nr = await join();
      const id = await table();
      const claim = claimed(await database.claim(id, nr, []));
      const deal = writeOf(claim);
      const turn = writeOf(
        claim,
        { marks: true, head: { ...claim.loaded.head, phase: 'playing', seq: 1, mark: 1 } },
        1,
      );
      const text = 'Grüße, "Ada" \\ {x} ☃ \u0000'.slice(0, -1);
      const said = writeOf(
        claim,
        {
          head: turn.change.head,
          state: undefined,
          talk: { seat: 0, text, at: 5 },
          note: { seat: 1, text },
        },
        2,
      );
      const { entry: _entry, ...change } = said.change;
      expect(await database.commit([deal])).toEqual(['won']);
      expect(await database.commit([turn])).toEqual(['won']);
      expect(await database.commit([{ ...said, change }])).toEqual(['won']);
      const { loaded } = claimed(await database.claim(id, nr, []));
      expect(loaded.head).toEqual(change.head);
      expect(loaded.state).toEqual({ version: loaded.head.version, state: { turn: 1 } });
      expect(loaded.since).toEqual({
        entries: [entryOf(1)],
        mark: { version: loaded.head.version, state: { turn: 0 } },
      });
      expect(await database.entries(id)).toEqual([entryOf(0), entryOf(1)]);
      expect([...(await database.marks(id))]).toEqual([[1, loaded.since.mark]]);
      expect(await database.talk(id, 9)).toEqual([{ seat: 0, text, at: 5 }]);
      expect([await database.note(id, 1), await database.note(id, 0)]).toEqual([text, '']);
    });

    test('the same writing twice is done once, and is known again by its stamp', async () => {
      const nr = await join();
      const claim = claimed(await database.claim(await table(), nr, []));
      const write = writeOf(claim);
      expect(await database.verdict(write)).toBe('open');
      expect(await database.commit([write])).toEqual(['won']);
      expect(await database.commit([write])).toEqual(['lost']);
      expect(await database.verdict(write)).toBe('written');
      // Another one with the same number is not taken for it.
      expect(await database.verdict({ ...write, stamp: 'another' })).toBe('lost');
      // Whoever was told of more than there is knows that something was forgotten.
      expect(await database.verdict({ ...write, rev: write.rev + 2 })).toBe('behind');
      expect(await database.entries(write.table)).toHaveLength(1);
    });

    test('two tries of one writing under way at once are one', async () => {
      const nr = await join();
      const claim = claimed(await database.claim(await table(), nr, []));
      const write = writeOf(claim);
      const outcomes = await Promise.all([database.commit([write]), database.commit([write])]);
      expect(outcomes.flat().toSorted()).toEqual(['lost', 'won']);
      expect(await database.verdict(write)).toBe('written');
    });

    test('a zombie writes nothing under its old term, and cannot know what became of it', async () => {
      const [one, two] = [await join(NO_LEASE), await join()];
      const id = await table();
      const old = claimed(await database.claim(id, one, []));
      const fresh = claimed(await database.claim(id, two, []));
      expect(await database.commit([writeOf(old)])).toEqual(['lost']);
      expect(await database.verdict(writeOf(old))).toBe('lost');
      expect(await database.commit([writeOf(fresh)])).toEqual(['won']);
      expect(await database.beat(one, LEASE_MS)).toBe('dead');
      expect(await database.beat(two, LEASE_MS)).toBe('alive');
    });

    test('a claim and a commit at once: it is loaded, or it was refused', async () => {
      const [one, two] = [await join(), await join()];
      for (let i = 0; i < 10; i++) {
        const id = await table();
        const old = claimed(await database.claim(id, one, []));
        const [[outcome], claim] = await Promise.all([
          database.commit([writeOf(old)]),
          database.claim(id, two, [one]),
        ]);
        expect(claimed(claim).loaded.head.rev).toBe(outcome === 'won' ? 1 : 0);
        expect(await database.entries(id)).toHaveLength(outcome === 'won' ? 1 : 0);
      }
    });

    test('in a group each is done or not, also an old and a new room of one table', async () => {
      const nr = await join();
      const [a, b] = [await table(), await table()];
      const old = claimed(await database.claim(a, nr, []));
      const fresh = claimed(await database.claim(a, nr, []));
      const other = claimed(await database.claim(b, nr, []));
      const group = [writeOf(old), writeOf(fresh), { ...writeOf(other), rev: 7 }, writeOf(other)];
      expect(await database.commit(group)).toEqual(['lost', 'won', 'lost', 'won']);
      expect(await database.entries(a)).toHaveLength(1);
    });

    test('only the term that has it gives it back', async () => {
      const [one, two] = [await join(), await join()];
      const id = await table();
      const old = claimed(await database.claim(id, one, []));
      const fresh = claimed(await database.claim(id, one, []));
      await database.release(id, old.term, 'awake');
      expect(await database.claim(id, two, [])).toMatchObject({ kind: 'elsewhere' });
      await database.release(id, fresh.term, 'awake');
      expect(await database.commit([writeOf(fresh)])).toEqual(['lost']);
      claimed(await database.claim(id, two, []));
    });

    test('tables in play whose node is dead are found, others are not', async () => {
      const [one, two] = [await join(), await join()];
      const playing = await table();
      const paused = await table();
      const lobby = await table();
      const lives = await table();
      for (const id of [playing, paused, lobby]) {
        const claim = claimed(await database.claim(id, one, []));
        if (id === lobby) continue;
        const head = { ...claim.loaded.head, phase: 'playing' as const, paused: id === paused };
        await database.commit([writeOf(claim, { head })]);
      }
      await database.commit([writeOf(claimed(await database.claim(lives, two, [])))]);
      expect(await database.orphans(500, two, [lives])).not.toContain(playing);
      await database.leave(one);
      const orphans = await database.orphans(500, two, [lives]);
      expect(orphans).toContain(playing);
      for (const id of [paused, lobby, lives]) expect(orphans).not.toContain(id);
      // Nobody waits for its lease to end.
      claimed(await database.claim(playing, two, []));
      expect(await database.orphans(500, two, [playing, lives])).not.toContain(playing);
    });

    test('tables in play that their own node has lost, or that it put back while something was due, are found', async () => {
      const [one, two] = [await join(), await join()];
      const id = await table();
      const claim = claimed(await database.claim(id, one, []));
      await database.commit([writeOf(claim)]);
      // Only the owner can know that it has lost it: to the others it lives.
      expect(await database.orphans(500, one, [])).toContain(id);
      expect(await database.orphans(500, one, [id])).not.toContain(id);
      expect(await database.orphans(500, two, [])).not.toContain(id);
      await database.release(id, claim.term, 'awake');
      expect(await database.orphans(500, two, [])).toContain(id);
      // Nothing happens by itself there: nobody opens it before somebody comes, and then it is as before.
      const again = claimed(await database.claim(id, two, []));
      await database.release(id, again.term, 'asleep');
      for (const nr of [one, two]) expect(await database.orphans(500, nr, [])).not.toContain(id);
      const third = claimed(await database.claim(id, two, []));
      await database.leave(two);
      expect(await database.orphans(500, one, [])).toContain(id);
      await database.release(id, third.term, 'asleep');
    });

    test('S7 what newer rules wrote is left to whoever knows them, also where its node is dead', async () => {
      const newer = { [game.id]: versionOf(game) + 1 };
      const [old, gone] = [await join(), await join(LEASE_MS, newer)];
      const id = await table();
      const claim = claimed(await database.claim(id, gone, []));
      const head = { ...claim.loaded.head, phase: 'playing' as const, version: versionOf(game) + 1 };
      expect(await database.commit([writeOf(claim, { head })])).toEqual(['won']);
      await database.leave(gone);
      expect(await database.orphans(500, old, [])).not.toContain(id);
      expect(await database.claim(id, old, [])).toEqual({ kind: 'newer', owner: undefined });
      const able = await join(LEASE_MS, newer);
      expect(await database.claim(id, old, [])).toMatchObject({ kind: 'newer', owner: { nr: able } });
      expect(await database.orphans(500, able, [])).toContain(id);
      // Whoever is about to go is not asked any more, and hears of it.
      await database.drain(able);
      expect(await database.beat(able, LEASE_MS)).toBe('leaving');
      expect(await database.claim(id, old, [])).toEqual({ kind: 'newer', owner: undefined });
      claimed(await database.claim(id, able, []));
    });
  });
}
