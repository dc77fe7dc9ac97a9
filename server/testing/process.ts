import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface ServerProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** No goodbye: as a power cut, as far as the process can tell. */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}

export async function spawnServer(db: string, port = 0): Promise<ServerProcess> {
  const script = join(import.meta.dirname, 'child.ts');
  const child = spawn(process.execPath, [script, String(port), db], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data)));
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code}`)));
  });
  return {
    port: Number(line),
    child,
    kill(signal = 'SIGKILL') {
      child.kill(signal);
      return exited;
    },
  };
}
