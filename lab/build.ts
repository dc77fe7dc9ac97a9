import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash } from '../engine/digest.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What decides how a game goes and what is counted of it. */
const CODE = ['engine', 'bots', 'lab/ask'];
const SKIPPED = /(^|\/)(testing|laws|ui|text|lessons|recorded)(\/|$)|\.test\.ts$/;

/**
 * The version of the project and a fingerprint of the code that played: the same build plays the same games.
 * `more`: folders of what else decides about the result.
 */
export function buildOf(game: string, more: readonly string[] = []): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const files = [...CODE, ...more, `games/${game}`].flatMap(filesIn);
  return `${version}-${hash(files.map((file) => hash(readFileSync(join(ROOT, file), 'utf8'))).join(''))}`;
}

function filesIn(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .map((entry) => ({ entry, name: `${path}/${entry.name}` }))
    .filter(({ entry, name }) => !SKIPPED.test(name) && (entry.isDirectory() || name.endsWith('.ts')))
    .flatMap(({ entry, name }) => (entry.isDirectory() ? filesIn(name) : [name]))
    .sort();
}
