import { bestOf, NEVER } from '../../../engine/best.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import type { View } from '../eyes/view.ts';
import { forecastOf } from '../pieces/forecast.ts';

/** The spread of what a rival who has not crossed may be left with. */
const DOUBT = 1.5;

/** The lane with the best chance to win; among equals the best chance to enter, then the most tokens left. */
export function laneHabit(view: View, seat: Seat, options: readonly Action[]): Action | undefined {
  const me = view.seats[seat];
  if (me === undefined || me.passports === 0 || me.tickets === 0) return options[0];
  return bestOf(options, (action) => {
    if (action.type !== 'lane') return NEVER;
    const lane = view.lanes[action.lane - 1];
    const tokens = lane?.top !== null && lane?.top !== undefined ? [lane.top] : (lane?.left ?? []);
    let win = 0;
    let enter = 0;
    let left = 0;
    for (const token of tokens) {
      if (token > me.assurance) continue;
      enter += 1;
      left += me.assurance - token;
      win += view.config.mode === 'cooperative' ? 1 : beats(view, seat, me.assurance - token);
    }
    return (1000 * win + 50 * enter + left) / tokens.length;
  });
}

/** The chance that nobody ends with more. */
function beats(view: View, seat: Seat, left: number): number {
  let chance = 1;
  const mine = view.seats[seat]?.money ?? 0;
  view.seats.forEach((other, at) => {
    if (at === seat) return;
    if (other.crossing !== null) {
      if (!other.crossing.entered) return;
      const lead = left - other.assurance || (mine - other.money) / 100;
      chance *= lead > 0 ? 1 : 0;
      return;
    }
    const { total, papers } = forecastOf(view, at);
    if (!papers) return;
    const lead = left - (total - 6.7);
    chance *= 0.5 + (0.5 * lead) / (DOUBT + Math.abs(lead));
  });
  return chance;
}
