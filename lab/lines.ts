import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../engine/digest.ts';

const DAYS = 60;
const DAY_MS = 86_400_000;

/** A file to which values are only ever added: what was written whole is found again. */
export interface Lines<T> {
  readonly found: readonly T[];
  add(value: T): void;
}

/** Lines that were cut off in the middle, or are not ours, count as not written. */
export function openLines<T>(folder: string, name: string): Lines<T> {
  mkdirSync(folder, { recursive: true });
  forgetOld(folder);
  const file = join(folder, `${name}.jsonl`);
  return {
    found: linesOf(file).flatMap((line) => readLine<T>(line)),
    add(value) {
      const text = JSON.stringify(value);
      // The line break in front ends a line that somebody was killed over.
      appendFileSync(file, `\n${hash(text)} ${text}`);
    },
  };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** What stands behind its own fingerprint was written by us, and whole. */
function readLine<T>(line: string): [T] | [] {
  const cut = line.indexOf(' ');
  const text = line.slice(cut + 1);
  return cut > 0 && hash(text) === line.slice(0, cut) ? [JSON.parse(text)] : [];
}

function forgetOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.jsonl')) continue;
    const file = join(folder, name);
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > DAYS * DAY_MS) rmSync(file, { force: true });
  }
}
