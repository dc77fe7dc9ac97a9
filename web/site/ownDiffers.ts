import type { ContentSpec } from '../../engine/contentSpec.ts';
import { type Difference, differencesOf } from '../../engine/differences.ts';
import { type Line, line, type Messages } from '../../engine/text.ts';
import type { Language } from '../../kit/languages.ts';
import { rowNames } from '../lab/rowNames.ts';

/** Further down nobody reads them one by one. */
const MOST = 8;
const HOW_MANY = ['copies', 'count'];
const HOW_DEAR = ['cost', 'price'];

/** In what a set differs from our cards, in sentences; of what players may not read nothing. */
export function ownDiffers(
  spec: ContentSpec,
  set: unknown,
  texts: Messages,
  language: Language,
): readonly Line[] {
  const theirs = spec.tablesOf(set);
  const rows = Object.keys(spec.tables).map((name) => ({
    name,
    rows: [...(theirs[name] ?? []), ...(spec.ours[name] ?? [])].filter(isFirst).map((row) => ({
      id: row.id,
      name: typeof row.name === 'string' ? row.name : null,
      fields: [],
    })),
  }));
  const names = rowNames(texts, rows, language);
  const said = differencesOf(spec, theirs, { secrets: false }).map((one) =>
    sentence(one, names.get(one.row) ?? one.row),
  );
  // A card that does something else in three ways is one card that does something else.
  const each = said.filter((one, i) => said.findIndex((other) => isSame(one, other)) === i);
  const keeps = Object.values(spec.tables).some(({ secret }) => secret === true);
  if (each.length === 0) return [line(keeps ? 'own.sameToAll' : 'own.same')];
  const differ = new Set(each.map(({ args }) => args?.row)).size;
  const more = each.length - MOST;
  return [
    line('own.differ', { n: differ }),
    ...each.slice(0, MOST),
    ...(more > 0 ? [line('own.more', { n: more })] : []),
  ];
}

function sentence(one: Difference, row: string): Line {
  if (one.is !== 'other') return line(`own.${one.is}`, { row });
  const { field, now, was } = one;
  if (typeof now === 'number' && typeof was === 'number') {
    if (HOW_MANY.includes(field)) return line('own.copies', { row, now, was });
    if (field === 'value') return line('own.number', { row, now, was });
    if (HOW_DEAR.includes(field)) return line('own.cost', { row, now, was });
  }
  return line('own.other', { row });
}

const isFirst = (
  { id }: { readonly id: string },
  i: number,
  all: readonly { readonly id: string }[],
): boolean => all.findIndex((other) => other.id === id) === i;

const isSame = (one: Line, other: Line): boolean =>
  one.key === other.key && one.args?.row === other.args?.row;
