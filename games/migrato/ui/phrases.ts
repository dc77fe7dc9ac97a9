import type { Seat } from '../../../engine/game.ts';
import type { Line } from '../../../engine/text.ts';
import { type FaceId, faceOf, isBird, isNight, numberOf, objectiveOf, speciesOf } from '../content.ts';
import type { CardView, ColonyView } from '../eyes/view.ts';
import { card } from '../text/card.ts';
import { isOnly, shown } from '../text/colony.ts';

/** A card in one's hand, with how many its species needs. */
export const heldLine = (id: FaceId): Line => {
  const face = faceOf(id);
  if (!isBird(face)) return card(id);
  const objective = objectiveOf(speciesOf(face));
  return { key: 'ui.held', args: { card: card(id), objective, night: isNight(face) ? 'yes' : 'no' } };
};

/** What stands under a colony on the table: its birds, with the place where that is part of its name. */
export function captionOf(colony: ColonyView, among: readonly ColonyView[]): Line {
  const { slot } = colony;
  const species = shown(colony)?.species;
  if (species === undefined) return { key: 'ui.nightColony', args: { slot } };
  const flock = { key: `ui.short.${species}` };
  return isOnly(colony, among) ? flock : { key: 'ui.shortAt', args: { flock, slot } };
}

/** A whole colony for a reader who does not see it (9). A night card is never described further. */
export function colonyLine(colony: ColonyView, owner: Seat): Line {
  const open = shown(colony);
  const cards = saidOf(colony.cards);
  const count = colony.cards.length;
  const args = { seat: { seat: owner }, slot: colony.slot, count };
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

/** Card by card; night cards that lie one on the other are counted. */
function saidOf(cards: readonly CardView[]): readonly Line[] {
  const lines: Line[] = [];
  let nights = 0;
  cards.forEach((card, i) => {
    if (card !== 'night') lines.push(cardSaid(card));
    else if (cards[i + 1] === 'night') nights++;
    else {
      lines.push({ key: 'ui.said.night', args: { n: nights + 1 } });
      nights = 0;
    }
  });
  return lines;
}

function cardSaid(card: Exclude<CardView, 'night'>): Line {
  if (typeof card === 'string') return { key: 'ui.said.day', args: { number: numberOf(faceOf(card)) } };
  if ('night' in card) return { key: 'ui.said.aid', args: { species: { key: `species.${card.night}` } } };
  const face = faceOf(card.down);
  return {
    key: 'ui.said.down',
    args: { species: { key: `species.${speciesOf(face)}` }, number: numberOf(face) },
  };
}
