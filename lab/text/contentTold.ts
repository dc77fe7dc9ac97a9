import type { ContentSpec, Tables, Value } from '../../engine/contentSpec.ts';
import { type Difference, differencesOf } from '../../engine/differences.ts';

/** How a set differs from ours or from the one in its place, one sentence for each field; of what is secret only for who asks for it. */
export const toldDifferences = (
  spec: Pick<ContentSpec, 'ours' | 'tables'>,
  theirs: Tables,
  { secrets }: { readonly secrets: boolean },
): string[] => differencesOf(spec, theirs, { secrets }).map(told);

function told(one: Difference): string {
  const { table, row } = one;
  switch (one.is) {
    case 'new':
      return `${table}: ${row} is new`;
    case 'gone':
      return `${table}: ${row} is left out`;
    case 'other':
      return `${table}: ${row} has ${one.field} ${text(one.now)} instead of ${text(one.was)}`;
  }
}

function text(value: Value | undefined): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value !== 'object') return String(value);
  const isPlain = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  return isPlain ? value.join(' and ') : JSON.stringify(value);
}
