import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect, twoAtTable } from './testing/client.ts';
import { spawnServer } from './testing/process.ts';

/** Each platform brings the newest Node 24 that is published for it, and one of them the first of all. */
const { optionalDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
) as { readonly optionalDependencies: Readonly<Record<string, string>> };
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

test.runIf(isLong)(
  `the server works under Node ${oldest}, the oldest that any platform brings`,
  async (at) => {
    const folder = mkdtempSync(join(tmpdir(), 'crossings-oldest-'));
    try {
      const node = fetched(folder);
      if (node === undefined) return at.skip(`${OURS} ${oldest} cannot be had here`);
      expect(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${oldest}`);
      const db = join(folder, 'tables.db');
      const first = await spawnServer(db, 'silent', {}, node);
      const { host } = await twoAtTable(first.port);
      await first.kill();
      const again = await spawnServer(db, 'silent', {}, node);
      expect((await connect(again.port, host)).heard[0]?.t).toBe('welcome');
      await again.kill('SIGTERM');
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
);
