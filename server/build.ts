import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['web', 'kit', 'games', 'room', 'engine', 'bots'];

/**
 * Undefined: the site is built. Otherwise what the person should know. `say`: it takes a while, and silence
 * would look broken.
 */
export function buildSite(root: string, say: (text: string) => void): string | undefined {
  const config = join(root, 'web', 'vite.config.ts');
  const page = join(root, 'web', 'dist', 'index.html');
  if (!existsSync(config)) return 'there is no site to build in this folder';
  if (existsSync(page) && statSync(page).mtimeMs >= newest(root)) return undefined;
  say('Building the pages. This takes about half a minute, and only when something has changed.');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--config', config, '--logLevel', 'error'],
    { cwd: root, encoding: 'utf8' },
  );
  return status === 0 ? undefined : `the site could not be built:\n${stderr}`;
}

/** When anything the site is made of was last changed. */
function newest(root: string): number {
  let latest = 0;
  for (const folder of SOURCES) {
    const at = join(root, folder);
    if (!existsSync(at)) continue;
    for (const entry of readdirSync(at, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.parentPath.includes(join('web', 'dist'))) continue;
      latest = Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs);
    }
  }
  return latest;
}
