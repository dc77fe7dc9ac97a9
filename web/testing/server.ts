import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PATIENCE_MS = 60_000;

/** A real server in a process of its own, on a free port, with a database that ends with it. */
export async function startServer(): Promise<{ origin: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'crossings-server-'));
  const args = [
    'server/start.ts',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--db',
    join(folder, 'tables.db'),
    '--bot-delay',
    '0',
  ];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const port = await portOf(child);
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), PATIENCE_MS);
    const hear = (data: Buffer): void => {
      said += data.toString();
      const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(said)?.[1];
      if (port === undefined) return;
      clearTimeout(late);
      resolve(port);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
