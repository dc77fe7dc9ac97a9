import { readdirSync, readFileSync } from 'node:fs';
import type { StoredState } from '../laws/law.ts';
import { type GameRecord, parseRecord } from '../record.ts';

const readJson = (folder: URL, name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, `${folder}/`), 'utf8'));

/** One whole game of a game's `recorded/`, by the name of its file. */
export const recordIn = (folder: URL, name: string): GameRecord =>
  parseRecord(readJson(folder, `${name}.json`));

/** What lies in a game's `recorded/`: `state-*.json` are stored states of older versions, the rest whole games. */
export function recordedIn(folder: URL): { recorded: GameRecord[]; stored: StoredState[] } {
  const recorded: GameRecord[] = [];
  const stored: StoredState[] = [];
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json')) continue;
    const content = readJson(folder, name);
    if (name.startsWith('state-')) stored.push(content as StoredState);
    else recorded.push(parseRecord(content));
  }
  return { recorded, stored };
}
