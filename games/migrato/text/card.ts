import type { Line } from '../../../engine/text.ts';
import { type FaceId, faceOf, isBird, isNight, numberOf, speciesOf } from '../content.ts';

/** A card by its name. */
export const card = (id: FaceId): Line => {
  const face = faceOf(id);
  if (!isBird(face)) return { key: `danger.${id}` };
  const phase = { key: isNight(face) ? 'phase.night' : 'phase.day' };
  return {
    key: 'card.bird',
    args: { species: { key: `species.${speciesOf(face)}` }, number: numberOf(face), phase },
  };
};
