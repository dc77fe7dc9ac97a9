import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { specOf } from './ask/changes.ts';
import { readJson } from './files.ts';

/** The settings of a table with its content from a file. The game says what is wrong with it. */
export function withContent(title: Title<Kind>, settings: object, file: string | undefined): object {
  return file === undefined ? settings : { ...settings, [specOf(title).option]: readJson(file, 'content') };
}
