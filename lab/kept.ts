import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Part } from './ask/block.ts';
import type { Kept, Look } from './ask/kept.ts';
import { openLines } from './lines.ts';

/** Where runs are kept if nobody says otherwise. */
export function usualFolder(env: NodeJS.ProcessEnv = process.env): string {
  const cache = env.XDG_CACHE_HOME ?? env.LOCALAPPDATA ?? join(homedir(), '.cache');
  return join(cache, 'crossings', 'lab');
}

/** Opens the run of this name. */
export function openKept(folder: string, name: string): Kept {
  const lines = openLines<Part | Look>(folder, name);
  const parts = new Map<number, Part>();
  const looks: Look[] = [];
  for (const value of lines.found) {
    if ('part' in value) parts.set(value.part, value);
    else looks.push(value);
  }
  return {
    parts,
    looks,
    addPart(part) {
      parts.set(part.part, part);
      lines.add(part);
    },
    addLook(look) {
      looks.push(look);
      lines.add(look);
    },
  };
}
