import type { ContentSpec, Tables } from '../../engine/contentSpec.ts';
import { BadInput } from '../../engine/door.ts';
import { judged, notOurs } from '../../engine/own.ts';
import { isDocument, resolve } from '../../engine/resolve.ts';
import { byName, checked, type Of, object, whole } from '../../engine/shape.ts';
import { RIVER, TRAVELLERS } from './content.ts';

const MOST_COPIES = 20;
/** Four seats are dealt three and draw once in each of three rounds (FE-3, FE-7). */
const FEWEST = 24;

const COPIES = checked(byName(TRAVELLERS, whole(0, MOST_COPIES)), (copies, field) => {
  const count = Object.values(copies).reduce((sum, n) => sum + n, 0);
  if (count < FEWEST) throw new BadInput(field, `needs ${FEWEST} travellers, not ${count} (FE-3)`);
  return copies;
});

/** Travellers as a host counts them out. */
export const OWN_SET = object({ id: notOurs(RIVER.id), copies: COPIES });
export type OwnSet = Of<typeof OWN_SET>;

const ownOf = (id: string, { travellers = [] }: Tables): unknown => ({
  id,
  copies: Object.fromEntries(travellers.map((row) => [row.id, row.copies])),
});

/** Our travellers as a table, and what a document may change in it. */
export const CONTENT: ContentSpec = {
  game: 'ferry',
  option: 'content',
  id: RIVER.id,
  ours: { travellers: RIVER.rows.map(({ id, copies }) => ({ id, copies })) },
  tables: {
    travellers: {
      rows: [TRAVELLERS.length, TRAVELLERS.length],
      fixed: true,
      fields: { copies: { kind: 'whole', min: 0, max: MOST_COPIES, rule: 'FE-3' } },
    },
  },
  check: (tables, found) => judged(() => OWN_SET.read(ownOf('a document', tables), ''), tables, found),
  tablesOf(set) {
    const { copies } = OWN_SET.read(set, '');
    return { travellers: TRAVELLERS.map((id) => ({ id, copies: copies[id] })) };
  },
};

/** A document on top of ours, or a set that is only counts. */
export function readOwn(input: unknown): OwnSet {
  if (!isDocument(input)) return OWN_SET.read(input, 'content');
  const { id, tables } = resolve(CONTENT, input);
  return OWN_SET.read(ownOf(id, tables), 'content');
}
