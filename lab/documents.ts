import { anObject } from '../engine/door.ts';
import type { Kind } from '../engine/game.ts';
import type { NamedSet } from '../engine/record.ts';
import { digestOf } from '../engine/resolve.ts';
import type { Title } from '../engine/title.ts';
import { specOf } from './ask/changes.ts';
import { readJson } from './files.ts';

/** The set that a table of this config plays with; undefined for ours. */
export function setOf({ content }: Title<Kind>, config: unknown): NamedSet | undefined {
  const set = content === undefined ? undefined : anObject(config)[content.option];
  if (content === undefined || typeof set !== 'object' || set === null) return undefined;
  return { id: String(anObject(set).id), digest: digestOf(content, content.tablesOf(set)) };
}

/** The settings of a table with its content from a file. The game says what is wrong with it. */
export function withContent(title: Title<Kind>, settings: object, file: string | undefined): object {
  return file === undefined ? settings : { ...settings, [specOf(title).option]: readJson(file, 'content') };
}
