import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A copy of the project as it lies here, to try on it what changes files. Goes away with the run. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'crossings-copy-'));
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard').split('\n')) {
    if (file === '' || file.startsWith('docs/pictures/') || !existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // Tests ask git which files there are.
  execFileSync('git', ['init', '-q'], { cwd: copy });
  return copy;
}

/** Runs a script of the copy as a newcomer would; gives what it said if it failed. */
export function run(copy: string, script: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${script} ${args.join(' ')}: ${stdout}${stderr}`;
}
