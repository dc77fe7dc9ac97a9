import { FAMILY_ROWS, type FamilyRow } from '../content/families.ts';
import type { OwnSet } from '../own.ts';

/** Two cards under other names, a small deck and richer slips. */
export function ownSet(): OwnSet {
  const families = FAMILY_ROWS.slice(0, 2).map((family, i) => ({ ...family, id: i === 0 ? 'ONE' : 'TWO' }));
  return {
    id: 'mine',
    families,
    resources: {
      time: 20,
      money: 20,
      passport: 15,
      business: 5,
      education: 5,
      labor: 5,
      military: 5,
      trade: 5,
    },
    yields: null,
  };
}

const KEPT: ReadonlySet<string> = new Set(['id', 'age', 'work', 'look', 'source', 'arrival']);

/**
 * Three cards under names we know, with nothing on them that is on ours: every word says that it is the
 * host's own.
 */
export function ownFamilies(): readonly FamilyRow[] {
  const own = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return KEPT.has(field) ? value : `${value} (own)`;
    if (Array.isArray(value)) return value.map((item: unknown) => own(item, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, own(inner, name)]));
  };
  return FAMILY_ROWS.filter(({ id }) => ['HAR', 'KOC', 'STA'].includes(id)).map(
    (family) => own(family, '') as FamilyRow,
  );
}
