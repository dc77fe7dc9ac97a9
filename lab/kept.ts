import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { hash } from '../engine/digest.ts';
import type { Part } from './ask/block.ts';
import type { Kept, Look } from './ask/kept.ts';

const DAYS = 60;
const DAY_MS = 86_400_000;

/** Where runs are kept if nobody says otherwise. */
export function usualFolder(env: NodeJS.ProcessEnv = process.env): string {
  const cache = env.XDG_CACHE_HOME ?? env.LOCALAPPDATA ?? join(homedir(), '.cache');
  return join(cache, 'crossings', 'lab');
}

/**
 * Opens the run of this name; lines that were cut off in the middle, or are not ours, count as not played.
 */
export function openKept(folder: string, name: string): Kept {
  mkdirSync(folder, { recursive: true });
  forgetOld(folder);
  const file = join(folder, `${name}.jsonl`);
  const parts = new Map<number, Part>();
  const looks: Look[] = [];
  for (const line of linesOf(file)) {
    const value = readLine(line);
    if (value === undefined) continue;
    if ('part' in value) parts.set(value.part, value);
    else looks.push(value);
  }
  const add = (value: Part | Look): void => {
    const text = JSON.stringify(value);
    // The line break in front ends a line that somebody was killed over.
    appendFileSync(file, `\n${hash(text)} ${text}`);
  };
  return {
    parts,
    looks,
    addPart(part) {
      parts.set(part.part, part);
      add(part);
    },
    addLook(look) {
      looks.push(look);
      add(look);
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
function readLine(line: string): Part | Look | undefined {
  const cut = line.indexOf(' ');
  const text = line.slice(cut + 1);
  return cut > 0 && hash(text) === line.slice(0, cut) ? JSON.parse(text) : undefined;
}

function forgetOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.jsonl')) continue;
    const file = join(folder, name);
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > DAYS * DAY_MS) rmSync(file, { force: true });
  }
}
