import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stats } from './server/contract.ts';
import type { Heat, Wish } from './server/load.ts';

/**
 * S15: the simple way stays simple. What `npm start` costs today beside the commit before `service/` was taken out of
 * the server (or any that is named), in turns: how long it takes until it answers, and the CPU time of an action.
 *
 *   node bench/plain.ts [commit] [--json]
 */
const BEFORE = 'd59c93de~1';
const STARTS = Number(process.env.PLAIN_STARTS ?? '15');
const HEATS = Number(process.env.PLAIN_HEATS ?? '7');
const TABLES_A_HEAT = 250;
const TABLES = 50;
const FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'];

const here = join(import.meta.dirname, '..');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const commit = asked[0] ?? BEFORE;
const folder = mkdtempSync(join(tmpdir(), 'crossings-plain-'));
const there = join(folder, 'before');

interface Tree {
  readonly name: string;
  readonly at: string;
  readonly startMs: number[];
  readonly micros: number[];
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** As `npm start` runs it, until it says that it works. */
async function startOf({ at }: Tree, nth: number): Promise<number> {
  const port = await freePort();
  const env = { ...process.env, CROSSINGS_PORT: String(port), CROSSINGS_DB: join(folder, `${nth}.db`) };
  const since = performance.now();
  const child = spawn(process.execPath, [...FLAGS, 'server/start.ts'], { cwd: at, env, stdio: 'ignore' });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`the server in ${at} stopped with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const ms = performance.now() - since;
  child.kill('SIGKILL');
  await once(child, 'exit');
  return ms;
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  } catch {
    return false;
  }
}

async function ask<T>(child: ChildProcess, question: Wish | 'stats'): Promise<T> {
  child.send(question);
  const [answer] = await once(child, 'message');
  return answer as T;
}

/** A server and its clients, both of the same tree: what they say to each other may have changed. */
async function runner({ at }: Tree): Promise<{ heat(): Promise<number>; stop(): void }> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const pathOf = (name: string): string => join(at, 'bench/server', `${name}.ts`);
  const server = fork(pathOf('ours'), [], { env, cwd: at, execArgv: FLAGS });
  const [port] = await once(server, 'message');
  const load = fork(pathOf('load'), ['ours', String(port)], { env, cwd: at });
  await once(load, 'message');
  return {
    async heat() {
      await ask(load, { do: 'prepare', tables: TABLES_A_HEAT });
      const before = await ask<Stats>(server, 'stats');
      const { actions } = await ask<Heat>(load, { do: 'play', atOnce: TABLES, rate: 0 });
      const after = await ask<Stats>(server, 'stats');
      await ask(load, { do: 'close' });
      return ((after.cpuMs - before.cpuMs) * 1000) / actions;
    },
    stop() {
      load.kill();
      server.kill('SIGKILL');
    },
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
/** Turn by turn: what else the machine does meets both alike. */
const ratio = (today: readonly number[], before: readonly number[]): number =>
  median(today.map((one, i) => one / (before[i] ?? one)));

execFileSync('git', ['worktree', 'add', '--detach', there, commit], { cwd: here, stdio: 'ignore' });
try {
  symlinkSync(join(here, 'node_modules'), join(there, 'node_modules'));
  const trees: [today: Tree, before: Tree] = [
    { name: 'today', at: here, startMs: [], micros: [] },
    { name: commit, at: there, startMs: [], micros: [] },
  ];
  // A first start builds the pages, and would be measured with them.
  for (const { at } of trees)
    if (at === there || !existsSync(join(at, 'web/dist/index.html')))
      execFileSync(
        process.execPath,
        [join(here, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'web/vite.config.ts'],
        {
          cwd: at,
          stdio: 'ignore',
        },
      );
  // The first start of each keeps its compiled code for the others.
  for (let nth = 0; nth <= STARTS; nth++)
    for (const tree of nth % 2 === 0 ? trees : trees.toReversed()) {
      const ms = await startOf(tree, nth * 2 + trees.indexOf(tree));
      if (nth > 0) tree.startMs.push(ms);
    }
  const runners = await Promise.all(trees.map(runner));
  for (const { heat } of runners) await heat();
  for (let nth = 0; nth < HEATS; nth++)
    for (const [i, { heat }] of nth % 2 === 0 ? [...runners.entries()] : [...runners.entries()].toReversed())
      trees[i]?.micros.push(await heat());
  for (const { stop } of runners) stop();
  const [today, before] = trees;
  const found = {
    commit,
    start: {
      today: median(today.startMs),
      before: median(before.startMs),
      ratio: ratio(today.startMs, before.startMs),
    },
    action: {
      today: median(today.micros),
      before: median(before.micros),
      ratio: ratio(today.micros, before.micros),
    },
  };
  if (process.argv.includes('--json')) console.log(JSON.stringify(found));
  else {
    const { start, action } = found;
    console.log(
      `until it answers: ${start.today.toFixed(0)} ms, before ${start.before.toFixed(0)} ms, ratio ${start.ratio.toFixed(3)}`,
    );
    console.log(
      `CPU for an action: ${action.today.toFixed(1)} µs, before ${action.before.toFixed(1)} µs, ratio ${action.ratio.toFixed(3)}`,
    );
  }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', there], { cwd: here, stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}
