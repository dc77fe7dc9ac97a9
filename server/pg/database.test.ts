import { afterAll, expect, test } from 'vitest';
import type { Game, Kind } from '../../engine/game.ts';
import { versionOf } from '../../engine/versions.ts';
import { title } from '../../games/_template/index.ts';
import { newHead } from '../../room/start.ts';
import { person } from '../../room/testing/world.ts';
import { databaseContract } from '../../service/testing/database.contract.ts';
import { startPostgres } from '../testing/postgres.ts';
import { postgresDatabase } from './database.ts';
import { migrate, SCHEMA } from './migrations.ts';
import { once } from './pool.ts';

const ferry = title.game as Game<Kind>;
const postgres = await startPostgres();
afterAll(() => postgres.stop());

databaseContract(`PostgreSQL ${postgres.version}`, async () => postgresDatabase(await postgres.database()));

test('S1 several nodes may start on an empty database at once, and know each other', async () => {
  const url = await postgres.database();
  const all = await Promise.all(Array.from({ length: 4 }, () => postgresDatabase(url)));
  expect(new Set(all.map(({ secret }) => secret)).size).toBe(1);
  for (const one of all) await one.probe();
  await Promise.all(all.map((one) => one.close()));
});

test('S7 a server of before goes on with a schema that only adds, also when it is started again', async () => {
  const url = await postgres.database();
  await once(url, (client) => migrate(client, 1));
  await once(url, (client) =>
    client.query(`INSERT INTO tables (id, code, listed, head) VALUES ('t', 'c', false, '{}')`),
  );
  await (await postgresDatabase(url)).close();
  // As the program of before would.
  await once(url, (client) => migrate(client, 1));
  const { rows } = await once(url, (client) =>
    client.query('SELECT version, fits, id FROM crossings, tables'),
  );
  expect(rows).toEqual([{ version: SCHEMA, fits: 1, id: 't' }]);
});

test('a database of a newer version is left alone', async () => {
  const url = await postgres.database();
  await (await postgresDatabase(url)).close();
  await once(url, (client) => client.query('UPDATE crossings SET version = 99, fits = 99'));
  await expect(postgresDatabase(url)).rejects.toThrow('newer version');
});

test('a database that forgets what it acknowledged is refused', async () => {
  const url = new URL(await postgres.database());
  url.searchParams.set('options', '-c synchronous_commit=off');
  await expect(postgresDatabase(url.href)).rejects.toThrow('synchronous_commit = off');
});

test('a table that another one takes before it is loaded is not ours, whatever it has become', async () => {
  const url = await postgres.database();
  const database = await postgresDatabase(url);
  const join = (address: string): Promise<number> =>
    database.join({ address, machine: 'one', rules: { [ferry.id]: versionOf(ferry) } }, 60_000);
  const [one, two] = [await join('one'), await join('two')];
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
  const claim = await once(url, async (client) => {
    // What is loaded waits for the entries, the claim does not.
    await client.query('BEGIN');
    await client.query('LOCK TABLE entries IN ACCESS EXCLUSIVE MODE');
    const claiming = database.claim('ferry', one, []);
    const waits = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'entries'::regclass`;
    await expect.poll(async () => (await client.query(waits)).rowCount).toBe(1);
    await client.query('UPDATE live SET owner = $1, term = term + 1', [two]);
    await client.query('COMMIT');
    return claiming;
  });
  expect(claim).toMatchObject({ kind: 'elsewhere', owner: { nr: two, address: 'two' } });
  await database.close();
});
