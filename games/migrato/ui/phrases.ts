import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import {
  type FaceId,
  faceOf,
  isBird,
  isNight,
  numberOf,
  objectiveOf,
  type Species,
  speciesOf,
} from '../content.ts';
import type { CardView, ColonyView } from '../eyes/view.ts';

/** What lies open in a colony: its newest face-up card says the species and the limit (MI-R11). */
export function shown(
  colony: ColonyView,
): { species: Species; limit: number; objective: number } | undefined {
  const up = colony.cards.findLast((card): card is FaceId => typeof card === 'string' && card !== 'night');
  if (up === undefined) return undefined;
  const face = faceOf(up);
  return { species: speciesOf(face), limit: numberOf(face), objective: objectiveOf(speciesOf(face)) };
}

export const cardLine = (id: FaceId): Line => {
  const face = faceOf(id);
  if (!isBird(face)) return { key: `danger.${id}` };
  return {
    key: 'card.bird',
    args: {
      species: { key: `species.${speciesOf(face)}` },
      number: numberOf(face),
      phase: { key: isNight(face) ? 'phase.night' : 'phase.day' },
    },
  };
};

/** A card in one's hand, with how many its species needs. */
export const heldLine = (id: FaceId): Line => {
  const face = faceOf(id);
  const card = cardLine(id);
  return isBird(face) ? { key: 'ui.held', args: { card, objective: objectiveOf(speciesOf(face)) } } : card;
};

/** The name of a colony on a button: "brent geese 2", "night colony 3". */
export function whereLine(colony: ColonyView): Line {
  const open = shown(colony);
  if (open === undefined) return { key: 'ui.whereNight', args: { slot: colony.slot } };
  return { key: 'ui.where', args: { flock: { key: `flock.${open.species}` }, slot: colony.slot } };
}

/** A whole colony for a reader who does not see it (9). A night card is never described further. */
export function colonyLine(colony: ColonyView, whose: Line): Line {
  const open = shown(colony);
  const cards = colony.cards.map(cardSaid);
  const count = cards.length;
  const args = { whose, slot: colony.slot, count };
  if (open !== undefined) {
    const { species, objective, limit } = open;
    return {
      key: 'ui.said.colony',
      args: { ...args, flock: { key: `flock.${species}` }, objective, limit, cards },
    };
  }
  const aided = colony.cards.some((card) => card !== 'night');
  return aided ? { key: 'ui.said.darkAided', args: { ...args, cards } } : { key: 'ui.said.dark', args };
}

function cardSaid(card: CardView): Line {
  if (card === 'night') return { key: 'ui.said.night' };
  if (typeof card === 'string') return { key: 'ui.said.day', args: { number: numberOf(faceOf(card)) } };
  if ('night' in card) return { key: 'ui.said.aid', args: { species: { key: `species.${card.night}` } } };
  const face = faceOf(card.down);
  return {
    key: 'ui.said.down',
    args: { species: { key: `species.${speciesOf(face)}` }, number: numberOf(face) },
  };
}

export const whoseLine = (owner: Seat, seat: Seat | null): Line =>
  owner === seat ? { key: 'ui.said.yours' } : { key: 'ui.said.theirs', args: { seat: { seat: owner } } };
