import { expect, test } from 'vitest';
import { newCutter } from '../testing/cutter.ts';
import { type ServerProcess, spawnServer } from '../testing/process.ts';
import { startPair } from '../testing/standby.ts';
import { busy, check, report, seat, type Witness } from '../testing/witnesses.ts';
import { postgresDatabase } from './database.ts';

const IS_LONG = process.env.CROSSINGS_LONG !== undefined;
const TABLES = 5;

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
    const database = await postgresDatabase(url);
    report('a failover to a synchronous standby', await check(database, witnesses, nodes), witnesses);
    await database.close();
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
