import { BadInput } from '../../engine/door.ts';
import { notOurs } from '../../engine/own.ts';
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
