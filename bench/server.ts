import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Stats } from './server/contract.ts';
import type { Heat, Wish } from './server/load.ts';

/**
 * Migrato over sockets: our server with every action on the disk before it is told, boardgame.io's own server in memory,
 * and two limits: a bare echo, and an echo that writes. 100 tables of two clients each on this machine; the servers take
 * turns, heat by heat.
 */
const RACERS = ['ours', 'theirs', 'kept', 'echo'] as const;
type Racer = (typeof RACERS)[number];

const TABLES = 100;
/** When one of the hundred is over, another one begins, so that a hundred are in play all the time. */
const TABLES_A_HEAT = 250;
const IDLE_TABLES = 1000;
const WARM_HEATS = 2;
const HEATS = 5;
const PACED_HEATS = 5;

const pathOf = (name: string): string => fileURLToPath(new URL(`server/${name}.ts`, import.meta.url));

async function ask<T>(child: ChildProcess, question: Wish | 'stats' | 'memory'): Promise<T> {
  child.send(question);
  const [answer] = await once(child, 'message');
  return answer as T;
}

interface Measured extends Heat {
  readonly serverCpuMs: number;
}

interface Runner {
  readonly racer: Racer;
  readonly server: ChildProcess;
  readonly load: ChildProcess;
}

/** Those of `npm start`; boardgame.io asks for none. */
const OUR_FLAGS = ['--max-semi-space-size=16'];
const FLAGS: Readonly<Record<Racer, readonly string[]>> = {
  ours: OUR_FLAGS,
  theirs: [],
  kept: OUR_FLAGS,
  echo: [],
};

async function start(racer: Racer): Promise<Runner> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const server = fork(pathOf(racer), [], { env, execArgv: ['--expose-gc', ...FLAGS[racer]] });
  const [port] = await once(server, 'message');
  const load = fork(pathOf('load'), [racer, String(port)], { env });
  await once(load, 'message');
  return { racer, server, load };
}

/** `rate` 0: everybody as fast as it goes. */
async function heat({ server, load }: Runner, rate: number): Promise<Measured> {
  await ask(load, { do: 'prepare', tables: TABLES_A_HEAT });
  const before = await ask<Stats>(server, 'stats');
  const result = await ask<Heat>(load, { do: 'play', atOnce: TABLES, rate });
  const after = await ask<Stats>(server, 'stats');
  await ask(load, { do: 'close' });
  return { ...result, serverCpuMs: after.cpuMs - before.cpuMs };
}

/** In a process that has done nothing else: what heats leave behind would hide what a table takes. */
async function idle(racer: Racer): Promise<object> {
  if (racer === 'kept' || racer === 'echo') return {};
  const { server, load } = await start(racer);
  await ask(load, { do: 'prepare', tables: 50 });
  const before = await ask<Stats>(server, 'memory');
  await ask(load, { do: 'prepare', tables: IDLE_TABLES });
  const after = await ask<Stats>(server, 'memory');
  for (const child of [server, load]) child.kill();
  const each = (bytes: number): number => Math.round(bytes / IDLE_TABLES / 1024);
  return {
    idleTableKB: each(after.rssBytes - before.rssBytes),
    idleHeapKB: each(after.heapBytes - before.heapBytes),
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const rateOf = (heats: readonly Measured[]): number =>
  Math.round(median(heats.map(({ actions, ms }) => (actions * 1000) / ms)));

function figures(heats: readonly Measured[]): object {
  const latencies = heats.flatMap((one) => one.latencies).sort((a, b) => a - b);
  const share = (part: number): number =>
    Number((latencies[Math.floor(latencies.length * part)] ?? 0).toFixed(2));
  const perAction = (of: (heat: Measured) => number): number =>
    Math.round(median(heats.map((one) => of(one) / one.actions)));
  return {
    actionsPerSecond: rateOf(heats),
    cpuMicros: perAction((one) => one.serverCpuMs * 1000),
    clientMicros: perAction((one) => one.cpuMs * 1000),
    p50Ms: share(0.5),
    p99Ms: share(0.99),
    bytesPerClient: perAction((one) => one.bytes / 2),
  };
}

/** Heat by heat in turn, so that whatever else the machine does meets all alike. */
async function race(
  runners: readonly Runner[],
  heats: number,
  rate: number,
): Promise<Map<Racer, Measured[]>> {
  const found = new Map(runners.map(({ racer }) => [racer, [] as Measured[]]));
  for (let round = 0; round < heats; round++) {
    for (const runner of runners) found.get(runner.racer)?.push(await heat(runner, rate));
  }
  return found;
}

const wanted = RACERS.filter(
  (racer) => !RACERS.some((one) => process.argv.includes(one)) || process.argv.includes(racer),
);
const runners = await Promise.all(wanted.map(start));
await race(runners, WARM_HEATS, 0);
const free = await race(runners, HEATS, 0);
// What boardgame.io can just bear, offered to all: none of them is then measured by how fast its clients come back.
const saturation = rateOf(free.get('theirs') ?? []);
const paced = saturation > 0 ? await race(runners, PACED_HEATS, saturation) : new Map();
const results: Record<string, object> = {};
for (const { racer } of runners) {
  results[racer] = { ...figures(free.get(racer) ?? []), ...(await idle(racer)) };
  if (saturation > 0) results[`${racer} at ${saturation}/s`] = figures(paced.get(racer) ?? []);
}
for (const { server, load } of runners) for (const child of [server, load]) child.kill();
if (process.argv.includes('--json')) console.log(JSON.stringify(results));
else console.table(results);
