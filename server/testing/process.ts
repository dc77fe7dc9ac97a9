import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Options } from '../options.ts';

export interface ServerProcess {
  readonly port: number;
  /** All that it wrote to the terminal. */
  said(): string;
  /** No goodbye: as a power cut, as far as the process can tell. */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
  /** Without waiting for anything. */
  signal(signal: NodeJS.Signals): void;
}

export async function spawnServer(
  db: string,
  logLevel = 'silent',
  more: Partial<Options> = {},
  node = process.execPath,
  rules: 'todays' | 'newer' = 'todays',
): Promise<ServerProcess> {
  const script = join(import.meta.dirname, 'child.ts');
  const child = spawn(node, [script, '0', db, logLevel, JSON.stringify(more), rules], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A test that fails on the way would leave it behind, and the run would wait for it.
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      said += String(data);
      const found = /^port (\d+)$/m.exec(said);
      if (found !== null) resolve(Number(found[1]));
    });
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code}`)));
  });
  return {
    port,
    said: () => said,
    signal: (signal) => void child.kill(signal),
    kill(signal = 'SIGKILL') {
      child.kill(signal);
      return exited;
    },
  };
}
