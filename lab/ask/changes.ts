import type { ContentSpec } from '../../engine/contentSpec.ts';
import { BadInput } from '../../engine/door.ts';
import type { Kind } from '../../engine/game.ts';
import { CONTENT_FORMAT, isDocument } from '../../engine/resolve.ts';
import type { Title } from '../../engine/title.ts';

type Plain = Record<string, unknown>;

/** What a game lets a document change. */
export function specOf({ content, game }: Title<Kind>): ContentSpec {
  if (content !== undefined) return content;
  throw new BadInput('content', `${game.id} says nothing of what may be changed`);
}

/** `table.row.field=value`: a change of content and no option of the table. */
export const isPath = (pair: string): boolean => /^[^.=]+\.[^.=]+\.[^.=]+=/.test(pair);

/** A document with single changes on top of it; undefined for ours as it is. */
export function withPaths(title: Title<Kind>, given: unknown, paths: readonly string[]): unknown {
  if (paths.length === 0) return given;
  const { game } = specOf(title);
  if (given !== undefined && !isDocument(given)) {
    throw new BadInput('content', `only a document (${CONTENT_FORMAT}) can be changed further`);
  }
  const document = JSON.parse(
    JSON.stringify(given ?? { format: CONTENT_FORMAT, formatVersion: 1, game }),
  ) as Plain;
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

export const shortId = (base: string, paths: readonly string[]): string =>
  [base, ...paths]
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, LONGEST_ID);
