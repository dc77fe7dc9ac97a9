import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A package whose binaries for other systems are not locked cannot be installed there. */
test('the lock file holds the optional packages of every platform', () => {
  const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(lock.packages, place, name)),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
});

/** Looked for as Node does: beside the package, then in every folder above it. */
function isLocked(packages: Readonly<Record<string, Locked>>, place: string, name: string): boolean {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true;
    if (at === '') return false;
  }
}
