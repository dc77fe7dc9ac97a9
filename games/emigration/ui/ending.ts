import type { Seat } from '../../../engine/game.ts';
import { type Line, line } from '../../../engine/text.ts';
import type { Event } from '../event.ts';
import type { View } from '../eyes/view.ts';

type Ended = Extract<Event, { type: 'gameEnded' }>;

/**
 * The end in two lines. Whoever played reads first what became of them, then who won and how many got in; an
 * onlooker reads only that.
 */
export function endingOf(
  view: View,
  { why, winners }: Ended,
  seat: Seat | null,
  turns: number,
): { readonly headline: Line; readonly lead: Line } {
  const ending = line(`ui.story.${why}`, { winners: winners.map((winner) => ({ seat: winner })) });
  const inside = view.seats.filter(({ crossing }) => crossing?.entered).length;
  const counted = line('ui.story.lead', { inside, of: view.seats.length, turns });
  const me = seat === null ? undefined : view.seats[seat];
  if (seat === null || me === undefined) return { headline: ending, lead: counted };
  const fate = !me.crossing?.entered ? 'out' : winners.includes(seat) ? 'won' : 'in';
  return {
    headline: line(`ui.story.you.${fate}`, { n: me.assurance }),
    lead: line('ui.story.both', { one: ending, two: counted }),
  };
}
