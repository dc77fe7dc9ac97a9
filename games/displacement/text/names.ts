import type { Seat } from '../../../engine/game.ts';
import type { Arg, Line } from '../../../engine/text.ts';
import { type Goal, REGION_CARDS, SCENARIO_CARDS } from '../content.ts';

/** What people, cards, regions and goals are called. */

export const who = (seat: Seat): Arg => ({ seat });

/** Where people come from or live: "your nation", "Ana’s nation". */
export const nationName = (seat: Seat): Line => ({ key: 'nation', args: { seat: who(seat) } });

const OUR_CARDS = new Set(SCENARIO_CARDS.rows.map(({ id }) => id));
const OUR_REGIONS = new Set(REGION_CARDS.rows.map(({ id }) => id));

/** An owner's card is called by what is printed on it. */
export function cardName(card: string): Arg {
  const id = card.replace(/#\d+$/, '');
  return OUR_CARDS.has(id) ? { key: `card.${id}` } : id;
}

export const regionName = (id: string): Arg => (OUR_REGIONS.has(id) ? { key: `region.${id}` } : id);

export const goalName = (goal: Goal): Line => ({ key: `goal.${goal}` });
