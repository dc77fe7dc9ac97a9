import { type ActionIn, actionTable } from '../../engine/actions.ts';
import { BadInput } from '../../engine/door.ts';
import { among, checked, list, whole } from '../../engine/shape.ts';
import { SEATS } from './config.ts';
import { TRAVELLERS } from './content.ts';

const MOST_CARDS = 30;
const PLACE = whole(0, MOST_CARDS);

/** Places in a hand, each named once. */
const PLACES = checked(list(PLACE, MOST_CARDS), (places, field) => {
  if (new Set(places).size < places.length) throw new BadInput(field, 'must not repeat a place');
  return places;
});

export const ACTIONS = actionTable({
  lay: { card: among(TRAVELLERS) },
  call: { slot: PLACE },
  depart: {},
  gift: { to: whole(0, SEATS.max - 1), cards: PLACES },
  leave: {},
});

export type Action = ActionIn<typeof ACTIONS>;
