import type { ContentSpec } from '../engine/contentSpec.ts';
import { anObject, BadInput } from '../engine/door.ts';
import type { Kind } from '../engine/game.ts';
import type { NamedSet } from '../engine/record.ts';
import { CONTENT_FORMAT, digestOf, isDocument } from '../engine/resolve.ts';
import type { Title } from '../engine/title.ts';
import { readJson } from './files.ts';

type Plain = Record<string, unknown>;

/** What a game lets a document change. */
export function specOf({ content, game }: Title<Kind>): ContentSpec {
  if (content !== undefined) return content;
  throw new BadInput('content', `${game.id} says nothing of what may be changed`);
}

/** The set that a table of this config plays with; undefined for ours. */
export function setOf({ content }: Title<Kind>, config: unknown): NamedSet | undefined {
  const set = content === undefined ? undefined : anObject(config)[content.option];
  if (content === undefined || typeof set !== 'object' || set === null) return undefined;
  return { id: String(anObject(set).id), digest: digestOf(content, content.tablesOf(set)) };
}

/** `table.row.field=value`: a change of content and no option of the table. */
export const isPath = (pair: string): boolean => /^[^.=]+\.[^.=]+\.[^.=]+=/.test(pair);

/**
 * The settings of a table with its content, from a file and from single changes on top of it. What is wrong
 * with it is told when the game reads it.
 */
export function withContent(
  title: Title<Kind>,
  settings: Plain,
  file: string | undefined,
  paths: readonly string[],
): Plain {
  const content = contentOf(title, file, paths);
  return content === undefined ? settings : { ...settings, [specOf(title).option]: content };
}

/** Undefined for ours. */
function contentOf(title: Title<Kind>, file: string | undefined, paths: readonly string[]): unknown {
  const given = file === undefined ? undefined : readJson(file, 'content');
  if (paths.length === 0) return given;
  const { game } = specOf(title);
  if (given !== undefined && !isDocument(given)) {
    throw new BadInput('content', `only a document (${CONTENT_FORMAT}) can be changed further`);
  }
  const document = structuredClone((given ?? { format: CONTENT_FORMAT, formatVersion: 1, game }) as Plain);
  const tables = inside(document, 'tables');
  for (const path of paths) {
    const [where = '', value = ''] = path.split(/=(.*)/s);
    const [table = '', row = '', field = ''] = where.split('.');
    if (Array.isArray(tables[table]))
      throw new BadInput(where, 'the document replaces this table as a whole');
    inside(inside(inside(tables, table), 'change'), row)[field] = readValue(value);
  }
  document.id = shortId(String(document.id ?? ''), paths);
  return document;
}

/** The object under this key, made if there is none. */
function inside(of: Plain, key: string): Plain {
  if (typeof of[key] !== 'object' || of[key] === null) of[key] = {};
  return of[key] as Plain;
}

/** A number, yes or no, none, words with + between, or JSON where a field is made of several values. */
function readValue(text: string): unknown {
  if (text === 'none') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?[0-9]+$/.test(text)) return Number(text);
  if (/^[[{]/.test(text)) return fromJson(text);
  return text.includes('+') ? text.split('+').filter((word) => word !== '') : text;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('content', `is not JSON: ${text}`);
  }
}

const LONGEST_ID = 40;

const shortId = (base: string, paths: readonly string[]): string =>
  [base, ...paths]
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, LONGEST_ID);
