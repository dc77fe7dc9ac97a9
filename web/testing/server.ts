import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface TestServer {
  readonly origin: string;
  /** The database file. */
  readonly db: string;
  /** kill -9, as a power cut would. */
  crash(): Promise<void>;
  /** Starts again on the same port and database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** One whose tables can be told that it is later. */
export interface LeapingServer extends TestServer {
  leap(ms: number): Promise<void>;
}

/** A real server in a process of its own, of this project or a copy, on a free port, with a database that ends with it. */
export const startServer = (root = ROOT): Promise<TestServer> =>
  run((folder, port) => {
    const where = ['--port', port, '--host', '127.0.0.1', '--db', fileIn(folder)];
    return start(root, ['server/start.ts', ...where, '--bot-delay', '0']);
  });

/** The same, with pages that are built already. Nobody there waits for a minute. */
export const startLeapingServer = (): Promise<LeapingServer> =>
  run((folder, port) => start(ROOT, ['server/testing/leaping.ts', port, fileIn(folder), DIST]));

async function run(begin: (folder: string, port: string) => ChildProcess): Promise<LeapingServer> {
  const folder = mkdtempSync(join(tmpdir(), 'crossings-server-'));
  let child = begin(folder, '0');
  const port = await portOf(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    db: fileIn(folder),
    crash: () => end(child, 'SIGKILL'),
    async restart() {
      child = begin(folder, port);
      await portOf(child);
    },
    async close() {
      await end(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    async leap(ms) {
      const leapt = new Promise((resolve) => child.once('message', resolve));
      child.send(ms);
      await leapt;
    },
  };
}

const fileIn = (folder: string): string => join(folder, 'tables.db');

function start(root: string, args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  // A run that is ended from outside would leave it behind.
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  // A test that failed between a crash and a restart leaves nobody to wait for.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (data: Buffer): void => {
      said += data.toString();
      const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(port);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
