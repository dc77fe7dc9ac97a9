import type { ContentSpec, Tables, Value } from './contentSpec.ts';
import { canonical } from './digest.ts';

/** One thing in which a set is not as ours. */
export type Difference =
  | { readonly is: 'new' | 'gone'; readonly table: string; readonly row: string }
  | {
      readonly is: 'other';
      readonly table: string;
      readonly row: string;
      readonly field: string;
      readonly now: Value | undefined;
      readonly was: Value | undefined;
    };

/** How a set differs from ours, field by field; of what is secret only for who asks for it. */
export function differencesOf(
  { ours, tables }: Pick<ContentSpec, 'ours' | 'tables'>,
  theirs: Tables,
  { secrets }: { readonly secrets: boolean },
): Difference[] {
  return Object.entries(tables).flatMap(([table, { secret }]): Difference[] => {
    if (secret === true && !secrets) return [];
    const [before, after] = [ours[table] ?? [], theirs[table] ?? []];
    const known = new Map(before.map((row) => [row.id, row]));
    const changed = after.flatMap((row): Difference[] => {
      const mine = known.get(row.id);
      if (mine === undefined) return [{ is: 'new', table, row: row.id }];
      return Object.keys(row)
        .filter((field) => canonical(row[field]) !== canonical(mine[field]))
        .map((field) => ({ is: 'other', table, row: row.id, field, now: row[field], was: mine[field] }));
    });
    const there = new Set(after.map(({ id }) => id));
    const gone = before.filter(({ id }) => !there.has(id));
    return [...changed, ...gone.map(({ id }): Difference => ({ is: 'gone', table, row: id }))];
  });
}
