import { anObject, BadInput } from '../../engine/door.ts';
import type { Kind, Outcome, Seat } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { cardName, edgeOf, USUAL_EDGE } from './cardName.ts';
import { specOf } from './changes.ts';
import type { Arm, Wanted } from './question.ts';

/** Of each card: do those who meet it win as often as those who do not? */
export function cardGuards(title: Title<Kind>, { config }: Arm, tolerance = USUAL_EDGE): Wanted[] {
  const { cards, game } = title;
  if (cards === undefined) throw new BadInput('game', `${game.id} does not say which cards somebody meets`);
  const { option, ours, tablesOf } = specOf(title);
  const set = anObject(config)[option];
  const tables = typeof set === 'object' && set !== null ? tablesOf(set) : ours;
  return cards.tables
    .flatMap((table) => tables[table] ?? [])
    .map(({ id }) => ({ measure: edgeOf(id), target: [-tolerance, tolerance], tolerance }));
}

/**
 * Seats that met a card, and what they had of the victory beyond the mean of that table. A game in which all
 * met it, or nobody, compares nothing and does not count.
 */
export function cardMeasures<K extends Kind>(
  { cards }: Title<K>,
  seats: number,
  { winners }: Outcome,
  state: K['state'],
  events: readonly K['event'][],
): Record<string, number> {
  const met = new Map<string, Set<Seat>>();
  cards?.note(state, events, (card, seat) => met.set(card, (met.get(card) ?? new Set()).add(seat)));
  const measures: Record<string, number> = {};
  for (const [card, by] of met) {
    if (by.size === seats) continue;
    const won = winners.filter((seat) => by.has(seat)).length;
    const share = winners.length === 0 ? 0 : won / winners.length - by.size / seats;
    measures[`${cardName(card)}.met`] = by.size;
    measures[`${cardName(card)}.edge`] = share;
  }
  return measures;
}
