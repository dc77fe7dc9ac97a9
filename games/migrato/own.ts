import type { ContentSpec, Tables } from '../../engine/contentSpec.ts';
import { BadInput } from '../../engine/door.ts';
import { judged, notOurs } from '../../engine/own.ts';
import { isDocument, resolve } from '../../engine/resolve.ts';
import { checked, type Of, object, someOf, whole } from '../../engine/shape.ts';
import { CROSSINGS_DECK, DANGER_ROWS, DANGERS, FACE_IDS, SPECIES, SPECIES_ROWS } from './content.ts';

const MOST_COPIES = 14;

/** The copies of each face; one that is not named has none. */
const COPIES = checked(someOf(FACE_IDS, whole(0, MOST_COPIES)), (copies, field) => {
  const need = (what: string, wanted: number, found: number): void => {
    if (found === wanted) return;
    throw new BadInput(field, `${what} needs ${wanted} cards, not ${found} (MI-R8)`);
  };
  for (const species of SPECIES) {
    const faces = FACE_IDS.filter((face) => face.startsWith(`${species}-`));
    const found = faces.reduce((sum, face) => sum + (copies[face] ?? 0), 0);
    need(species, SPECIES_ROWS[species].cards, found);
  }
  for (const danger of DANGERS) need(danger, DANGER_ROWS[danger].copies, copies[danger] ?? 0);
  return copies;
});

/** The printed deck as its owner counted it (MI-R8). */
export const OWN_SET = object({ id: notOurs(CROSSINGS_DECK.id), copies: COPIES });
export type OwnSet = Of<typeof OWN_SET>;

type Copies = OwnSet['copies'];

const deckOf = (copies: Copies): Tables => ({
  deck: FACE_IDS.map((id) => ({ id, copies: copies[id] ?? 0 })),
});

/** Only what is there at all: a face without copies is not named. */
const ownOf = (id: string, { deck = [] }: Tables): unknown => ({
  id,
  copies: Object.fromEntries(deck.flatMap((row) => (row.copies === 0 ? [] : [[row.id, row.copies]]))),
});

/** Our deck as a table, and what may be changed in it. */
export const CONTENT: ContentSpec = {
  game: 'migrato',
  option: 'content',
  id: CROSSINGS_DECK.id,
  ours: deckOf(Object.fromEntries(CROSSINGS_DECK.rows.map(({ id, copies }) => [id, copies]))),
  tables: {
    deck: {
      rows: [FACE_IDS.length, FACE_IDS.length],
      fixed: true,
      fields: { copies: { kind: 'whole', min: 0, max: MOST_COPIES, rule: 'MI-R8' } },
    },
  },
  check: (tables, found) => judged(() => OWN_SET.read(ownOf('a document', tables), ''), tables, found),
  tablesOf: (set) => deckOf(OWN_SET.read(set, '').copies),
};

/** A document on top of ours, or an owner's count as it was written before there were documents. */
export function readOwn(input: unknown): OwnSet {
  if (!isDocument(input)) return OWN_SET.read(input, 'content');
  const { id, tables } = resolve(CONTENT, input);
  return OWN_SET.read(ownOf(id, tables), 'content');
}
