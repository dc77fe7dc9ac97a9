import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Game, Kind } from '../engine/game.ts';
import { versionOf } from '../engine/versions.ts';
import { title } from '../games/_template/index.ts';
import type { Head } from '../room/head.ts';
import { newHead } from '../room/start.ts';
import type { Change, LogEntry } from '../room/store.ts';
import { person } from '../room/testing/world.ts';
import { postgresDatabase } from '../server/pg/database.ts';
import { sqliteStore } from '../server/sqliteStore.ts';
import { startPostgres } from '../server/testing/postgres.ts';
import { systemTime } from '../server/time.ts';
import { newWriter } from '../service/writer.ts';

/**
 * S9: commits a second of so many tables at once, a file against PostgreSQL, in turns within one run. The
 * ratio is the result: the figures themselves are this machine's, at this minute.
 */
const HEAT_MS = 1500;
const HEATS = 3;
const IN_FLIGHT = [1, 20, 100];
const STATE = { text: 'x'.repeat(1500) };
const ENTRY = { text: 'y'.repeat(200) };

const headOf = (i: number): Head =>
  newHead(title.game as Game<Kind>, {
    id: `table ${i}`,
    code: `code ${i}`,
    name: 'A table',
    config: {},
    seats: [person('Ada'), person('Ben')],
    hostKey: 'key',
    created: 1,
  });

/** Three of five entries keep a mark, as in our games. */
function changeOf(head: Head): Change {
  const seq = head.seq + 1;
  const entry: LogEntry = {
    seq,
    kind: 'act',
    actor: 0,
    action: { type: 'play', ...ENTRY },
    at: 0,
    draws: [],
    learnt: [],
    events: [],
    version: 1,
    time: 5,
    by: 'person',
    to: null,
  };
  const next: Head = { ...head, seq, rev: head.rev + 1, phase: 'playing' };
  return { head: next, state: STATE, entry, marks: seq % 5 < 3 };
}

type Commit = (table: number, change: Change) => Promise<void>;

/** Commits a second, and microseconds of our own CPU for each. */
async function heat(commit: Commit, heads: Head[], tables: number): Promise<{ rate: number; cpu: number }> {
  let count = 0;
  const cpu = process.cpuUsage();
  const since = performance.now();
  await Promise.all(
    heads.slice(0, tables).map(async (_, i) => {
      while (performance.now() - since < HEAT_MS) {
        const change = changeOf(heads[i] as Head);
        await commit(i, change);
        heads[i] = change.head;
        count++;
      }
    }),
  );
  const { user, system } = process.cpuUsage(cpu);
  return { rate: (count * 1000) / (performance.now() - since), cpu: (user + system) / count };
}

const folder = mkdtempSync(join(tmpdir(), 'crossings-commits-'));
const store = sqliteStore(join(folder, 'bench.db'));
const postgres = await startPostgres();
const url = await postgres.database();
const database = await postgresDatabase(url);
const writer = newWriter(database, systemTime);
const most = Math.max(...IN_FLIGHT);
const heads = { file: [] as Head[], postgres: [] as Head[] };
const terms: number[] = [];
const rules = { [title.game.id]: versionOf(title.game as Game<Kind>) };
const nr = await database.join({ address: 'here', rules }, 3_600_000);
for (let i = 0; i < most; i++) {
  const head = headOf(i);
  heads.file.push(head);
  heads.postgres.push(head);
  await store.create(head);
  await database.create(head);
  const claim = await database.claim(head.id, nr, []);
  terms.push(claim.kind === 'claimed' ? claim.term : 0);
}
let stamps = 0;
const commits: Record<keyof typeof heads, Commit> = {
  file: (_, change) => store.commit(change),
  postgres: (i, change) =>
    writer.write({
      table: change.head.id,
      term: terms[i] ?? 0,
      rev: change.head.rev - 1,
      stamp: `stamp ${++stamps}`,
      change,
    }),
};

console.log(`PostgreSQL ${postgres.version} against a file, ${HEATS} heats of ${HEAT_MS} ms in turns`);
for (const tables of IN_FLIGHT) {
  const rates = { file: [] as number[], postgres: [] as number[] };
  const costs = { file: [] as number[], postgres: [] as number[] };
  for (let i = 0; i < HEATS; i++) {
    for (const kind of ['file', 'postgres'] as const) {
      const { rate, cpu } = await heat(commits[kind], heads[kind], tables);
      rates[kind].push(rate);
      costs[kind].push(cpu);
    }
  }
  const middle = (list: number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  const [file, shared] = [middle(rates.file), middle(rates.postgres)];
  console.log(
    `${tables} in flight: ${Math.round(file)} and ${Math.round(shared)} a second, ratio ${(shared / file).toFixed(2)}; ` +
      `CPU of this process ${Math.round(middle(costs.file))} and ${Math.round(middle(costs.postgres))} µs`,
  );
}
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query('SELECT pg_stat_force_next_flush()').catch(() => {});
const { rows } = await client.query(
  "SELECT n_tup_upd AS all, n_tup_hot_upd AS hot FROM pg_stat_user_tables WHERE relname = 'live'",
);
console.log(`updates that stayed on their page: ${((100 * rows[0].hot) / rows[0].all).toFixed(1)} %`);
await client.end();
await database.close();
await store.close();
await postgres.stop();
rmSync(folder, { recursive: true });
