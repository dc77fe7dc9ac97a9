import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Whatever a run leaves among the temporary files goes away with it, also what a failed or killed test left.
 */
export default function setup(): void {
  // Programs that tests start again and again are compiled once, also from run to run.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
  const folder = mkdtempSync(join(tmpdir(), 'crossings-tests-'));
  // PostgreSQL does not run as root: whoever it runs as has to get to its own folder in here.
  chmodSync(folder, 0o711);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
