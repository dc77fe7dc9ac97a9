import type { ContentSpec, Tables, Value } from '../../engine/contentSpec.ts';
import { canonical } from '../../engine/digest.ts';

/** How a set differs from ours, one sentence for each row; of what is secret only for who asks for it. */
export function differencesOf(
  { ours, tables }: ContentSpec,
  theirs: Tables,
  { secrets }: { readonly secrets: boolean },
): string[] {
  return Object.entries(tables).flatMap(([table, { secret }]) => {
    if (secret === true && !secrets) return [];
    const [before, after] = [ours[table] ?? [], theirs[table] ?? []];
    const known = new Map(before.map((row) => [row.id, row]));
    const said = after.flatMap((row) => {
      const mine = known.get(row.id);
      if (mine === undefined) return [`${table}: ${row.id} is new`];
      const moved = Object.keys(row).filter((key) => canonical(row[key]) !== canonical(mine[key]));
      return moved.map(
        (key) => `${table}: ${row.id} has ${key} ${text(row[key])} instead of ${text(mine[key])}`,
      );
    });
    const there = new Set(after.map(({ id }) => id));
    const gone = before.filter(({ id }) => !there.has(id)).map(({ id }) => `${table}: ${id} is left out`);
    return [...said, ...gone];
  });
}

function text(value: Value | undefined): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value !== 'object') return String(value);
  const isPlain = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  return isPlain ? value.join(' and ') : JSON.stringify(value);
}
