import { spawnSync } from 'node:child_process';

const NAMES = ['python3', 'python'];
const runs = (name: string): boolean => spawnSync(name, ['--version']).status === 0;

/** Debian's; somebody else may be installing something, so the package manager is asked to wait for its lock. */
const PATIENTLY = ['-y', '-o', 'DPkg::Lock::Timeout=600'];
const WAYS: readonly (readonly string[])[] = [
  ['install', ...PATIENTLY, '--no-install-recommends', 'python3'],
  ['update', ...PATIENTLY],
  ['install', ...PATIENTLY, '--no-install-recommends', 'python3'],
];

/** Python, installed if we may. Without it the tests go on, and say loudly what they did not look at. */
export function findOrInstallPython(untested: string): string | undefined {
  const found = NAMES.find(runs);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0) {
    for (const args of WAYS) {
      console.log(`No Python yet. Trying: apt-get ${args.join(' ')}`);
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
      const now = NAMES.find(runs);
      if (now !== undefined) return now;
    }
  }
  console.error(`NOT TESTED: ${untested}, because there is no Python here`);
  return undefined;
}
