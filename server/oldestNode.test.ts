import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect, twoAtTable } from './testing/client.ts';

const ROOT = join(import.meta.dirname, '..');

/** Each platform brings the newest Node 24 that is published for it, and one of them the first of all. */
const { optionalDependencies, scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly scripts: { readonly start: string };
};
const [oldest = ''] = Object.values(optionalDependencies).toSorted((a, b) =>
  a.localeCompare(b, 'en', { numeric: true }),
);
const OURS = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const isLong = process.env.CROSSINGS_LONG === '1';

/** It is 180 MB and nobody else needs it, so only the long run fetches it. */
function fetched(folder: string): string | undefined {
  const shell = process.platform === 'win32';
  const wish = ['install', '--no-save', '--prefix', folder, `${OURS}@${oldest}`];
  try {
    execFileSync('npm', wish, { cwd: folder, stdio: 'ignore', shell });
  } catch {
    return undefined;
  }
  const bin = join(folder, 'node_modules', OURS, 'bin');
  return join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
}

interface Started {
  readonly port: number;
  /** Politely, and not before the pages are built: half of them would stay. */
  stop(): Promise<number | null>;
}

/** What `npm start` runs, flags and all. */
async function started(node: string, db: string): Promise<Started> {
  const [program, ...flags] = scripts.start.split(' ');
  expect(program).toBe('node');
  const child = spawn(node, [...flags, '--port', '0', '--host', '127.0.0.1', '--db', db], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let said = '';
  const says = (wanted: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = wanted.exec(said);
        if (found !== null) resolve(found[1] ?? '');
      };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
      look();
    });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += String(data);
    });
  const port = Number(await says(/http:\/\/localhost:(\d+)/));
  return {
    port,
    async stop() {
      await says(/Stop with Ctrl\+C/);
      if (said.includes('Building the pages')) await says(/The pages (are ready|could not be built)/);
      process.off('exit', end);
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** A table is founded, the server goes, and another finds it again; and the laboratory answers. */
async function works(node: string, folder: string): Promise<void> {
  const db = join(folder, 'tables.db');
  const first = await started(node, db);
  const { host } = await twoAtTable(first.port);
  expect(await first.stop()).toBe(0);
  const again = await started(node, db);
  const client = await connect(again.port, host);
  expect(client.heard[0]?.t).toBe('welcome');
  await client.close();
  expect(await again.stop()).toBe(0);
  const command = join(ROOT, 'lab', 'crossings.ts');
  const help = execFileSync(node, [command, '--help'], { cwd: ROOT, encoding: 'utf8' });
  expect(help).toContain('crossings simulate');
}

async function inFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'crossings-oldest-'));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

test('what `npm start` runs works under the Node of this platform, and so does `crossings`', () =>
  inFolder((folder) => works(process.execPath, folder)));

test.runIf(isLong)(`both work under Node ${oldest}, the oldest that any platform brings`, (at) =>
  inFolder(async (folder) => {
    const node = fetched(folder);
    if (node === undefined) return at.skip(`${OURS} ${oldest} cannot be had here`);
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${oldest}`);
    await works(node, folder);
  }),
);
