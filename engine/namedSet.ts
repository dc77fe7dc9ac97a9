import { anObject } from './door.ts';
import type { Kind } from './game.ts';
import type { NamedSet } from './record.ts';
import { digestOf } from './resolve.ts';
import type { Title } from './title.ts';

/** The set that a table of this config plays with; undefined for ours. */
export function setOf({ content }: Title<Kind>, config: unknown): NamedSet | undefined {
  const set = content === undefined ? undefined : anObject(config)[content.option];
  if (content === undefined || typeof set !== 'object' || set === null) return undefined;
  return { id: String(anObject(set).id), digest: digestOf(content, content.tablesOf(set)) };
}
