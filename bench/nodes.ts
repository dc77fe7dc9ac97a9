import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../server/testing/postgres.ts';
import type { Stats } from './server/contract.ts';
import type { Heat, Wish } from './server/load.ts';

/**
 * S8: the same load on one, two and four servers of one PostgreSQL, each with its own tables, as behind a
 * proxy that hashes the path; on two where everybody comes to the wrong one; and on a file. In turns, heat by
 * heat. All of them share this machine with the clients, so rates say nothing: the CPU time of all servers
 * together for one action does.
 */
const ARRANGEMENTS = [
  { name: 'one file', nodes: 0 },
  { name: '1 server', nodes: 1 },
  { name: '2 servers', nodes: 2 },
  { name: '2 servers, all handed on', nodes: 2, handed: 'handed' },
  { name: '4 servers', nodes: 4 },
] as const;
const HEATS = Number(process.env.NODES_HEATS ?? '3');
const TABLES_A_HEAT = Number(process.env.NODES_TABLES ?? '100');
/** In play at a time, in all or at each server: then every one has as much to do as the one that is alone. */
const TABLES = 50;
const EACH = Number(process.env.NODES_EACH ?? '0');

const pathOf = (name: string): string => fileURLToPath(new URL(`server/${name}.ts`, import.meta.url));

async function ask<T>(child: ChildProcess, question: Wish | 'stats'): Promise<T> {
  child.send(question);
  const [answer] = await once(child, 'message');
  return answer as T;
}

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

async function startServer(...db: readonly string[]): Promise<Server> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(pathOf('ours'), db, { env, execArgv: ['--max-semi-space-size=16'] });
  const [port] = await once(child, 'message');
  return { child, port: Number(port) };
}

async function startLoad(servers: readonly Server[], ...handed: readonly string[]): Promise<ChildProcess> {
  const ports = servers.map(({ port }) => port).join(',');
  const load = fork(pathOf('load'), ['ours', ports, ...handed]);
  await once(load, 'message');
  return load;
}

const cpuOf = async (servers: readonly Server[]): Promise<number> => {
  const all = await Promise.all(servers.map(({ child }) => ask<Stats>(child, 'stats')));
  return all.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
};

interface Cost {
  readonly micros: number;
  readonly perSecond: number;
}

async function heat(servers: readonly Server[], load: ChildProcess): Promise<Cost> {
  await ask(load, { do: 'prepare', tables: EACH > 0 ? TABLES_A_HEAT * servers.length : TABLES_A_HEAT });
  const before = await cpuOf(servers);
  const { actions, ms } = await ask<Heat>(load, {
    do: 'play',
    atOnce: EACH > 0 ? EACH * servers.length : TABLES,
    rate: 0,
  });
  const micros = ((await cpuOf(servers)) - before) * 1000;
  await ask(load, { do: 'close' });
  return { micros: micros / actions, perSecond: (actions * 1000) / ms };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const postgres = await startPostgres();
const url = await postgres.database();
const file = await startServer();
const nodes: Server[] = [];
for (let i = 0; i < 4; i++) nodes.push(await startServer(url));
const runners = await Promise.all(
  ARRANGEMENTS.map(async ({ name, nodes: count, ...more }) => {
    const servers = count === 0 ? [file] : nodes.slice(0, count);
    const load = await startLoad(servers, ...Object.values(more));
    return { name, servers, load, costs: [] as Cost[] };
  }),
);
for (const { servers, load } of runners) await heat(servers, load);
for (let round = 0; round < HEATS; round++)
  for (const { servers, load, costs } of runners) costs.push(await heat(servers, load));
const single = runners.find(({ name }) => name === '1 server')?.costs ?? [];
console.table(
  runners.map(({ name, costs }) => ({
    name,
    'CPU µs an action': Math.round(median(costs.map(({ micros }) => micros))),
    // Round by round: what else the machine does meets both alike.
    'to 1 server': median(costs.map(({ micros }, i) => micros / (single[i]?.micros ?? 1))).toFixed(2),
    'actions/s here': Math.round(median(costs.map(({ perSecond }) => perSecond))),
  })),
);
for (const { load } of runners) load.kill();
for (const { child } of [file, ...nodes]) child.kill('SIGKILL');
await postgres.stop();
