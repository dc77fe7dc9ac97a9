import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './site.ts';

const SOURCES = ['web', 'kit', 'games', 'room', 'engine', 'bots'];

export interface BuiltSite extends Site {
  /** Builds the pages if something has changed. Undefined: they are there. Otherwise why not. */
  build(): Promise<string | undefined>;
}

/** The site of a project's folder. The server listens meanwhile: half a minute of silence looks broken. */
export function siteOf(root: string): BuiltSite {
  const dist = join(root, 'web', 'dist');
  const config = join(root, 'web', 'vite.config.ts');
  const page = join(dist, 'index.html');
  const isFresh = existsSync(page) && statSync(page).mtimeMs >= newest(root);
  let state: Site['state'] = isFresh ? 'built' : 'building';
  return {
    dist,
    get state() {
      return state;
    },
    async build() {
      if (state === 'built') return undefined;
      const trouble = existsSync(config) ? await bundled(root, config) : 'There is no site in this folder.';
      state = trouble === undefined ? 'built' : 'failed';
      return trouble;
    },
  };
}

/** In a process of its own, so that whoever is at a table already does not wait for it. */
function bundled(root: string, config: string): Promise<string | undefined> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = (): boolean => child.kill();
  process.once('exit', end);
  let said = '';
  child.stderr.on('data', (data: Buffer) => {
    said += data.toString();
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`The pages could not be built: ${error.message}`));
    child.once('close', (status) => {
      process.off('exit', end);
      resolve(status === 0 ? undefined : `The pages could not be built:\n${said}`);
    });
  });
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
