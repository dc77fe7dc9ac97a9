import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A database that is gone when the process ends. */
export function scratchFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'crossings-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'bench.db');
}
