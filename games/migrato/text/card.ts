import type { Line } from '../../../engine/text.ts';
import { type FaceId, faceOf, isBird, isNight, numberOf, speciesOf } from '../content.ts';

/** A card by its name. */
export const card = (id: FaceId): Line => {
  const face = faceOf(id);
  if (!isBird(face)) return { key: `card.${id}` };
  const phase = isNight(face) ? 'night' : 'day';
  return {
    key: 'card.bird',
    args: { species: { key: `species.${speciesOf(face)}` }, number: numberOf(face), phase },
  };
};

/** Several cards: equal ones are counted. */
export const cards = (ids: readonly FaceId[]): readonly Line[] =>
  [...new Set(ids)].map((id) => ({
    key: 'cards.same',
    args: { card: card(id), n: ids.filter((one) => one === id).length },
  }));

/** The cards of a row in their order; of one species its numbers say it all. */
export function row(ids: readonly FaceId[]): readonly Line[] {
  const species = new Set(ids.map((id) => speciesOf(faceOf(id))));
  const [only, ...others] = species;
  if (only === undefined || others.length > 0 || ids.length === 1) return ids.map(card);
  return [
    {
      key: 'cards.species',
      args: { flock: { key: `flock.${only}` }, numbers: ids.map((id) => numberOf(faceOf(id))) },
    },
  ];
}
