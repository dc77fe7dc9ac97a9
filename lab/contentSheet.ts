import { at } from '../engine/at.ts';
import type { ContentRow, ContentSpec, FieldSpec, Value } from '../engine/contentSpec.ts';
import { canonical } from '../engine/digest.ts';
import { BadInput } from '../engine/door.ts';

/**
 * A table as a spreadsheet reads it: one line for each row, lists with + between, nothing for none; what is made
 * of several values is JSON in its cell.
 */
export function csvOfTable(spec: ContentSpec, table: string): string {
  const fields = ['id', ...Object.keys(spec.tables[table]?.fields ?? {})];
  const rows = spec.ours[table] ?? [];
  const lines = rows.map((row) => fields.map((field) => quoted(cellText(row[field]))).join(','));
  return `${[fields.join(','), ...lines].join('\n')}\n`;
}

function cellText(value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  if (isWords(value)) return value.join('+');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isWords = (value: Value): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Reads such a sheet; what is in a cell is judged later, with the document. */
export function tableOfCsv(spec: ContentSpec, table: string, text: string): Record<string, unknown>[] {
  const fields = Object.hasOwn(spec.tables, table) ? spec.tables[table]?.fields : undefined;
  if (fields === undefined) {
    throw new BadInput('take', `no table "${table}"; there are ${Object.keys(spec.tables).join(', ')}`);
  }
  const [heads = [], ...lines] = cellsOf(text);
  if (heads[0] !== 'id') throw new BadInput('take', 'the first column must be id');
  return lines.map((cells) => {
    const entries = heads.flatMap((head, i) => {
      const cell = cells[i] ?? '';
      return head === 'id' ? [[head, cell]] : [[head, readValue(fields[head], cell)]];
    });
    return Object.fromEntries(entries);
  });
}

function readValue(field: FieldSpec | undefined, cell: string): unknown {
  if (field?.kind === 'some') return cell === '' ? [] : cell.split('+');
  if (cell === '' && field?.orNone === true) return null;
  if (field?.kind === 'shape') return field.shape.schema.type === 'string' ? cell : jsonOr(cell);
  return field?.kind === 'whole' && /^-?[0-9]+$/.test(cell) ? Number(cell) : cell;
}

function jsonOr(cell: string): unknown {
  try {
    return cell === '' ? [] : JSON.parse(cell);
  } catch {
    return cell;
  }
}

/** Lines of cells; a quoted cell may hold commas and line breaks. */
function cellsOf(text: string): string[][] {
  const lines: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/gy;
  for (let found = cell.exec(text); found !== null && found[0] !== ''; found = cell.exec(text)) {
    const [, raw = '', end = ''] = found;
    at(lines, lines.length - 1).push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end !== ',' && end !== '') lines.push([]);
  }
  return lines.filter((line) => line.some((one) => one !== ''));
}

/** For each table only what differs from ours. */
export function smallestDocument(
  spec: ContentSpec,
  sheets: readonly (readonly [table: string, rows: readonly Record<string, unknown>[]])[],
): Record<string, unknown> {
  return Object.fromEntries(
    sheets.map(([table, rows]) => [table, differenceOf(spec.ours[table] ?? [], rows)]),
  );
}

function differenceOf(ours: readonly ContentRow[], rows: readonly Record<string, unknown>[]) {
  const known = new Map(ours.map((row) => [row.id, row]));
  const change: Record<string, Record<string, unknown>> = {};
  const add: Record<string, unknown>[] = [];
  for (const row of rows) {
    const id = String(row.id);
    const mine = known.get(id);
    if (mine === undefined) {
      add.push(row);
      continue;
    }
    const moved = Object.entries(row).filter(([key, value]) => canonical(value) !== canonical(mine[key]));
    if (moved.length > 0) change[id] = Object.fromEntries(moved);
  }
  const there = new Set(rows.map(({ id }) => String(id)));
  return { change, add, remove: ours.filter(({ id }) => !there.has(id)).map(({ id }) => id) };
}
