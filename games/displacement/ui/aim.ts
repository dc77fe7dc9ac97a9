import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Goal } from '../content.ts';
import type { View } from '../eyes/view.ts';
import { fortuneOf, metropolisOf } from '../pieces/goals.ts';

/** How many communities or tokens a goal asks for. */
export const targetOf = (view: View, goal: Goal | null): number =>
  goal === 'metropolitan' ? metropolisOf(view.config) : fortuneOf(view.config);

/** One's own goal by its name and in its words. */
export function goalLine(view: View, goal: Goal): Line {
  const text = line(`goalText.${goal}`, { n: targetOf(view, goal) });
  return line('ui.goal.heard', { goal: line(`goal.${goal}`), text });
}

/** At the first turn: one's own goal in its words, and what a turn is. */
export function aim(view: View, seat: Seat): Line {
  const { goal } = at(view.nations, seat);
  if (goal === null) return line('aim');
  return line('ui.aim', { goal: line(`goalText.${goal}`, { n: targetOf(view, goal) }) });
}
