import { afterAll, expect, test } from 'vitest';
import { databaseContract } from '../../service/testing/database.contract.ts';
import { startPostgres } from '../testing/postgres.ts';
import { postgresDatabase } from './database.ts';
import { migrate, SCHEMA } from './migrations.ts';
import { once } from './pool.ts';

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
