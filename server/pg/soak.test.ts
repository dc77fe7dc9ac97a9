import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { type ServerProcess, spawnServer } from '../testing/process.ts';
import { TROUBLES, threeNodes } from '../testing/troubles.ts';
import { check, report, type Witness } from '../testing/witnesses.ts';

/** `CROSSINGS_SOAK_MINUTES=1440` is the day that the design asks for. */
const MINUTES =
  process.env.CROSSINGS_LONG === undefined ? 0 : Number(process.env.CROSSINGS_SOAK_MINUTES ?? '20');
const MINUTE_MS = 60_000;
const TABLES = 8;
const THINK_MS = 100;
/** Of each server: a writer, one for beats, two readers. */
const CONNECTIONS = 4;

const postgres = await startPostgres();
const spawned: ServerProcess[] = [];
afterAll(async () => {
  await Promise.all(spawned.map((node) => node.kill()));
  await postgres.stop();
});

async function spawnNode(url: string, leaseMs = 6000): Promise<ServerProcess> {
  const node = await spawnServer(url, 'silent', { leaseMs });
  spawned.push(node);
  return node;
}

/** Of a server that was never killed. */
async function residentMB({ port }: ServerProcess): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^crossings_resident_bytes (\d+)$/m.exec(text)?.[1]) / 2 ** 20;
}

async function connections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
  return Number(rows[0].count);
}

function p99(witnesses: readonly Witness[]): number {
  const all = witnesses
    .flatMap(({ people }) => people.flatMap(({ waits }) => waits))
    .toSorted((a, b) => a - b);
  return all[Math.floor(all.length * 0.99)] ?? 0;
}

/** Megabytes an hour, by least squares over the second half: the first one is warming up. */
function slope(samples: readonly number[]): number {
  const late = samples.slice(samples.length / 2);
  const middle = (late.length - 1) / 2;
  const mean = late.reduce((sum, one) => sum + one, 0) / late.length;
  const up = late.reduce((sum, one, i) => sum + (i - middle) * (one - mean), 0);
  return (60 * up) / late.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
}

test.runIf(MINUTES > 0)(
  `S14 ${MINUTES} minutes with a fault in each: nothing is lost, nothing grows`,
  async () => {
    const { url, nodes, witnesses, goOn, make, close } = await threeNodes(
      postgres,
      spawnNode,
      TABLES,
      THINK_MS,
    );
    const memory: number[] = [];
    for (let minute = 0; minute < MINUTES; minute++) {
      const until = performance.now() + MINUTE_MS;
      const trouble = TROUBLES[minute % TROUBLES.length] ?? 'cut';
      // The first one lives through all of it, so that its memory can be watched.
      await make(trouble, trouble === 'kill' ? 1 + (minute % 2) : minute);
      while (performance.now() < until) await goOn();
      const [first = expect.fail()] = nodes;
      memory.push(await residentMB(first));
      const open = await connections(url);
      // A connection that was cut may still be waited for by PostgreSQL itself.
      expect(open).toBeLessThanOrEqual((nodes.length + 1) * CONNECTIONS);
      console.log(
        `minute ${minute + 1}, ${trouble}: ${memory.at(-1)?.toFixed(0)} MB, ${open} connections, p99 ${p99(witnesses).toFixed(0)} ms`,
      );
    }
    console.log(`memory of the first server: ${slope(memory).toFixed(1)} MB an hour in the second half`);
    report(`${MINUTES} minutes`, await check(url, witnesses, nodes), witnesses);
    await close();
  },
);
