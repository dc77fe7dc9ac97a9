import pg from 'pg';
import { expect, test } from 'vitest';
import type { Game, Kind } from '../../engine/game.ts';
import { versionOf } from '../../engine/versions.ts';
import { title } from '../../games/_template/index.ts';
import { newHead } from '../../room/start.ts';
import { person } from '../../room/testing/world.ts';
import { UnknownOutcome, type Write } from '../../service/database.ts';
import { newCutter } from '../testing/cutter.ts';
import { type ServerProcess, spawnServer } from '../testing/process.ts';
import { startPair } from '../testing/standby.ts';
import { busy, check, report, seat, type Witness } from '../testing/witnesses.ts';
import { type PostgresDatabase, postgresDatabase } from './database.ts';

const IS_LONG = process.env.CROSSINGS_LONG !== undefined;
const TABLES = 5;
const ferry = title.game as Game<Kind>;

async function rolledBack(nodes: readonly ServerProcess[]): Promise<number> {
  const all = await Promise.all(
    nodes.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  const said = all.map((text) => Number(/^crossings_shared_rolled_back_total (\d+)$/m.exec(text)?.[1]));
  return said.reduce((sum, one) => sum + one, 0);
}

/** Two nodes on a PostgreSQL whose standby takes its place under load. */
async function failOver(kind: 'synchronous' | 'asynchronous') {
  const pair = await startPair(kind);
  const cutter = await newCutter(pair.firstPort);
  const url = `postgres://crossings@127.0.0.1:${cutter.port}/postgres`;
  const nodes = await Promise.all([1, 2].map(() => spawnServer(url, 'silent', { leaseMs: 6000 })));
  const ports = (): number[] => nodes.map(({ port }) => port);
  const more = (): Promise<Witness[]> => seat(ports, TABLES, `failover ${Math.random()}`);
  const witnesses = await more();
  await busy(witnesses, more);
  if (kind === 'asynchronous') {
    // What is acknowledged from here on only the first one knows.
    await pair.second.crash();
    await busy(witnesses, more);
    await pair.first.crash();
    await pair.second.start();
  } else await pair.first.crash();
  await pair.promote();
  cutter.turnTo(pair.secondPort);
  await busy(witnesses, more);
  return { pair, cutter, url, nodes, witnesses };
}

test.runIf(IS_LONG)(
  'S6 a synchronous standby that takes the place of its PostgreSQL under load has lost nothing that was acknowledged',
  async () => {
    const { pair, cutter, url, nodes, witnesses } = await failOver('synchronous');
    expect(await rolledBack(nodes)).toBe(0);
    report('a failover to a synchronous standby', await check(url, witnesses, nodes), witnesses);
    await cutter.close();
    await pair.stop();
  },
);

test.runIf(IS_LONG)(
  'S6 what an asynchronous standby has lost is reported, and the tables go on from what it knows',
  async () => {
    const { pair, cutter, url, nodes, witnesses } = await failOver('asynchronous');
    expect(await rolledBack(nodes)).toBeGreaterThan(0);
    await Promise.all(witnesses.flatMap(({ people }) => people.map((one) => one.leave())));
    await Promise.all(nodes.map((node) => node.kill()));
    const database = await postgresDatabase(url);
    for (const { host } of witnesses) {
      const entries = await database.entries(host.table);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i));
    }
    await database.close();
    await cutter.close();
    await pair.stop();
  },
);

/** One write of a table, as a room would make it. */
async function aWrite(database: PostgresDatabase): Promise<Write> {
  const nr = await database.join(
    { address: 'one', machine: 'one', rules: { [ferry.id]: versionOf(ferry) } },
    60_000,
  );
  const head = newHead(ferry, {
    id: 'ferry',
    code: 'code',
    name: 'Ada',
    config: {},
    seats: [person('Ada'), person('Ben')],
    hostKey: 'key of Ada',
    created: 1,
  });
  await database.create(head);
  const claim = await database.claim(head.id, nr, []);
  const term = claim.kind === 'claimed' ? claim.term : expect.fail(claim.kind);
  const change = { head: { ...head, rev: head.rev + 1 }, state: undefined };
  return { table: head.id, term, rev: head.rev, stamp: 'of this write', change };
}

test.each(IS_LONG ? ['terminate', 'cancel'] : ['terminate'])(
  'S6 what is written here and not yet at the standby is nobody told, also when its wait was ended: %s',
  async (how) => {
    const pair = await startPair('synchronous');
    const database = await postgresDatabase(pair.first.url);
    const write = await aWrite(database);
    await pair.second.crash();
    const committing = database.commit([write]).catch((error: unknown) => error);
    const client = new pg.Client({ connectionString: pair.first.url });
    // Its server is ended before it is.
    client.on('error', () => {});
    await client.connect();
    const stuck = `FROM pg_stat_activity WHERE wait_event = 'SyncRep'`;
    await expect.poll(async () => (await client.query(`SELECT ${stuck}`)).rowCount).toBeGreaterThan(0);
    await client.query(`SELECT pg_${how}_backend(pid) ${stuck}`);
    expect(await committing).toBeInstanceOf(UnknownOutcome);
    // Everybody can see it, and a failover would lose it.
    expect(await database.head(write.table)).toMatchObject({ rev: write.rev + 1 });
    await expect(database.verdict(write)).rejects.toThrow(UnknownOutcome);
    await pair.second.start();
    await expect.poll(() => database.verdict(write).catch(String)).toBe('written');
    await pair.first.crash();
    await pair.promote();
    const other = await postgresDatabase(pair.second.url);
    expect(await other.head(write.table)).toMatchObject({ rev: write.rev + 1 });
    await Promise.all([database.close(), other.close()]);
    await pair.stop();
  },
);
