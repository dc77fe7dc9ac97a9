import { afterAll, expect, test } from 'vitest';
import { UnknownOutcome } from '../../service/database.ts';
import { startPostgres } from '../testing/postgres.ts';
import { openLane } from './pool.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

const STALL = { name: 'stall', text: 'SELECT pg_sleep(600)' };
const ONE = { name: 'one', text: 'SELECT 1 AS one' };
const WARN = { name: 'warn', text: `DO $$ BEGIN RAISE WARNING 'canceled'; END $$` };

test('whoever waits behind a statement that stalls has its own time when its turn comes', async () => {
  const lane = openLane(await postgres.database());
  const stalled = lane.ask(STALL).catch((error: unknown) => error);
  const behind = await Promise.all(Array.from({ length: 20 }, () => lane.ask(ONE)));
  expect(await stalled).toBeInstanceOf(UnknownOutcome);
  expect(behind.map(({ rows }) => rows)).toEqual(behind.map(() => [{ one: 1 }]));
  await lane.close();
});

test('what PostgreSQL does with a warning may not have come to a standby: nobody knows', async () => {
  const lane = openLane(await postgres.database());
  await expect(lane.ask(WARN)).rejects.toThrow(UnknownOutcome);
  expect((await lane.ask(ONE)).rows).toEqual([{ one: 1 }]);
  await lane.close();
});
