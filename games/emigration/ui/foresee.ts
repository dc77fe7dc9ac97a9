import { seeded } from '../../../engine/chance.ts';
import type { Game, Seat } from '../../../engine/game.ts';
import { notes } from '../../../engine/sitting.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { View } from '../eyes/view.ts';
import type { Emigration } from '../kind.ts';
import { type Forecast, forecastOf } from '../pieces/forecast.ts';

/** What an action surely brings to a seat. Nothing is foreseen where a die or a draw decides. */
export interface Foreseen {
  readonly forecast: Forecast;
  readonly money: number;
  readonly assurance: number;
}

let rules: Game<Emigration> | undefined;

/** The rules come after the first prompt; until then nothing is foreseen. */
export function foreseeBy(game: Game<Emigration>): void {
  rules = game;
}

export const canForesee = (): boolean => rules !== undefined;

/**
 * The rules themselves, played on a world that looks like the view: what lies face down never changes what
 * the acting seat has, so any such world gives the right answer.
 */
export function foresee(view: View, seat: Seat, action: Action): Foreseen | undefined {
  if (rules === undefined) return undefined;
  const world = rules.imagine(view, seat, null, seeded('foresee'));
  // What was in the fingers may be gone by now: somebody took the card, or the turn is another's.
  if (rules.refuse(world, seat, action) !== undefined) return undefined;
  const taken = notes<Event>(seeded('foresee'));
  rules.apply(world, seat, action, taken);
  if (taken.draws.length > 0) return undefined;
  const after = rules.view(world, seat);
  const mine = after.seats[seat];
  const before = view.seats[seat];
  return {
    forecast: forecastOf(after, seat),
    money: (mine?.money ?? 0) - (before?.money ?? 0),
    assurance: (mine?.assurance ?? 0) - (before?.assurance ?? 0),
  };
}
