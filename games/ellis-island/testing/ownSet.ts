import { FAMILY_ROWS } from '../content-families.ts';
import type { OwnSet } from '../own.ts';

/** Two cards under other names, a small deck and richer slips. */
export function ownSet(): OwnSet {
  const families = FAMILY_ROWS.slice(0, 2).map((family, i) => ({ ...family, id: i === 0 ? 'ONE' : 'TWO' }));
  return {
    id: 'mine',
    families,
    resources: {
      ...{ time: 20, money: 20, passport: 15, business: 5, education: 5, labor: 5, military: 5, trade: 5 },
    },
    yields: null,
  };
}
