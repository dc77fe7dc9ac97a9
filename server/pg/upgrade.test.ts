import { afterAll, expect, test } from 'vitest';
import { versionOf } from '../../engine/versions.ts';
import { titles } from '../../games/index.ts';
import { startPostgres } from '../testing/postgres.ts';
import { type ServerProcess, spawnServer } from '../testing/process.ts';
import { busy, check, report, seat, type Witness } from '../testing/witnesses.ts';
import { postgresDatabase } from './database.ts';

const IS_LONG = process.env.CROSSINGS_LONG !== undefined;
/** So many servers, and tables at which people play. */
type Size = readonly [nodes: number, tables: number];
const SMALL: Size = [2, 5];
const UPGRADES: readonly Size[] = IS_LONG ? [[4, 200], ...Array.from({ length: 19 }, () => SMALL)] : [SMALL];
const RESTARTS = IS_LONG ? 100 : 1;
const TABLES = 5;
/** Nobody is through with a game before the last server was replaced. */
const THINK_MS = 200;

const postgres = await startPostgres();
const spawned: ServerProcess[] = [];
afterAll(async () => {
  await Promise.all(spawned.map((node) => node.kill()));
  await postgres.stop();
});

async function spawnNode(url: string, rules: 'todays' | 'newer' = 'todays'): Promise<ServerProcess> {
  const node = await spawnServer(url, 'silent', { leaseMs: 6000 }, process.execPath, rules);
  spawned.push(node);
  return node;
}

test.runIf(IS_LONG)(
  'S6 a PostgreSQL that is ended without a goodbye under load has lost nothing that was acknowledged',
  async () => {
    const url = await postgres.database();
    const nodes = await Promise.all([spawnNode(url), spawnNode(url)]);
    const ports = (): number[] => nodes.map(({ port }) => port);
    const more = (): Promise<Witness[]> => seat(ports, TABLES, `restart ${Math.random()}`);
    const witnesses = await more();
    for (let i = 0; i < RESTARTS; i++) {
      await busy(witnesses, more);
      await postgres.restart();
    }
    await busy(witnesses, more);
    report(`${RESTARTS} restarts of PostgreSQL`, await check(url, witnesses, nodes), witnesses);
  },
);

const awayOf = (witnesses: readonly Witness[]): number =>
  witnesses.reduce((sum, { people: [a, b] }) => sum + a.gaps.length + b.gaps.length, 0);

/** Of what was written under newer rules, nothing is written under older ones again. */
async function versionsOf(url: string, witnesses: readonly Witness[]): Promise<number[][]> {
  const database = await postgresDatabase(url);
  const all = await Promise.all(witnesses.map(({ host }) => database.entries(host.table)));
  await database.close();
  return all.map((entries) => entries.map(({ version }) => version));
}

test('S7 servers are replaced one by one by such with newer rules while people play', async () => {
  for (const [count, tables] of UPGRADES) {
    const url = await postgres.database();
    const nodes: ServerProcess[] = [];
    while (nodes.length < count) nodes.push(await spawnNode(url));
    const ports = (): number[] => nodes.map(({ port }) => port);
    // Who plays at many has time to think, or the machine would be what is tried.
    const thinkMs = (THINK_MS * tables) / TABLES;
    const more = (): Promise<Witness[]> => seat(ports, tables, `upgrade ${Math.random()}`, thinkMs);
    const witnesses = await more();
    for (const [at, old] of [...nodes].entries()) {
      await busy(witnesses, more);
      // The new one first: somebody must know what it writes.
      nodes.push(await spawnNode(url, 'newer'));
      nodes.splice(nodes.indexOf(old), 1);
      const left = old.kill('SIGTERM');
      // Half-way some play by newer rules, some by older ones, and every server serves everybody.
      if (at === count / 2 - 1) await busy(witnesses, more);
      expect(await left).toBe(0);
    }
    await busy(witnesses, more);
    const database = await postgresDatabase(url);
    report(`upgrade of ${count} servers, ${tables} tables`, await check(url, witnesses, nodes), witnesses);
    const versions = await versionsOf(url, witnesses);
    expect(awayOf(witnesses)).toBeGreaterThan(0);
    expect(versions).toEqual(versions.map((one) => one.toSorted((a, b) => a - b)));
    const newest = Math.max(...Object.values(titles).map(({ game }) => versionOf(game))) + 1;
    expect(Math.max(...versions.flat())).toBe(newest);
    await database.close();
  }
});
