import { readFile } from 'node:fs/promises';
import type { TableOption } from '../engine/game.ts';
import type { JsonSchema } from '../engine/shape.ts';

/** What views, events and forms of a game are; null of one whose schema nobody has written yet. */
export async function shownBy(game: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(new URL(`../games/${game}/schema.json`, import.meta.url), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Only the options with a list of values: a game may take more, such as a set of one's own. */
export const optionsSchema = (options: readonly TableOption[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    options.map(({ name, values, byDefault }) => [name, { enum: [...values], default: byDefault }]),
  ),
});
