import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Stats } from './server/contract.ts';
import type { Heat, Wish } from './server/load.ts';

/**
 * Migrato over sockets: our server with every action on the disk before it is told, boardgame.io's own server in memory,
 * and a bare echo. 100 tables of two clients each on this machine; the servers take turns, heat by heat.
 */
const RACERS = ['ours', 'theirs', 'echo'] as const;
type Racer = (typeof RACERS)[number];

const TABLES = 100;
const IDLE_TABLES = 1000;
const WARM_HEATS = 2;
const HEATS = 5;

const pathOf = (name: string): string => fileURLToPath(new URL(`server/${name}.ts`, import.meta.url));

async function ask<T>(child: ChildProcess, question: Wish | 'stats' | 'memory'): Promise<T> {
  child.send(question);
  const [answer] = await once(child, 'message');
  return answer as T;
}

interface Runner {
  readonly racer: Racer;
  readonly server: ChildProcess;
  readonly load: ChildProcess;
  readonly heats: (Heat & { readonly cpuMs: number })[];
}

async function start(racer: Racer): Promise<Runner> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const server = fork(pathOf(racer), [], { env, execArgv: ['--expose-gc'] });
  const [port] = await once(server, 'message');
  const load = fork(pathOf('load'), [racer, String(port)], { env });
  await once(load, 'message');
  return { racer, server, load, heats: [] };
}

async function heat({ server, load, heats }: Runner, counts: boolean): Promise<void> {
  await ask(load, { do: 'prepare', tables: TABLES });
  const before = await ask<Stats>(server, 'stats');
  const result = await ask<Heat>(load, { do: 'play' });
  const after = await ask<Stats>(server, 'stats');
  await ask(load, { do: 'close' });
  if (counts) heats.push({ ...result, cpuMs: after.cpuMs - before.cpuMs });
}

/** In a process that has done nothing else: what heats leave behind would hide what a table takes. */
async function idle(racer: Racer): Promise<object> {
  if (racer === 'echo') return {};
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

function figures({ heats }: Runner): object {
  const latencies = heats.flatMap((one) => one.latencies).sort((a, b) => a - b);
  const share = (part: number): number =>
    Number((latencies[Math.floor(latencies.length * part)] ?? 0).toFixed(2));
  return {
    actionsPerSecond: Math.round(median(heats.map(({ actions, ms }) => (actions * 1000) / ms))),
    cpuMicrosPerAction: Math.round(median(heats.map(({ actions, cpuMs }) => (cpuMs * 1000) / actions))),
    p50Ms: share(0.5),
    p99Ms: share(0.99),
    bytesPerActionAndClient: Math.round(median(heats.map(({ actions, bytes }) => bytes / actions / 2))),
  };
}

const wanted = RACERS.filter(
  (racer) => !RACERS.some((one) => process.argv.includes(one)) || process.argv.includes(racer),
);
const runners = await Promise.all(wanted.map(start));
for (let round = 0; round < WARM_HEATS + HEATS; round++) {
  for (const runner of runners) await heat(runner, round >= WARM_HEATS);
}
const results: Record<string, object> = {};
for (const runner of runners) results[runner.racer] = { ...figures(runner), ...(await idle(runner.racer)) };
for (const { server, load } of runners) for (const child of [server, load]) child.kill();
if (process.argv.includes('--json')) console.log(JSON.stringify(results));
else console.table(results);
