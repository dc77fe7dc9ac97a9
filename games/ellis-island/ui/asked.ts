import type { Seat } from '../../../engine/game.ts';
import type { Asked } from '../../../kit/table.ts';
import type { View } from '../eyes/view.ts';

/** What a seat is asked for outside of its turn, by what everybody can see or hear at the table (EI-R56). */
export function asked(view: View, seat: Seat): Asked | undefined {
  if (view.step === 'family' || view.step === 'member') return 'choice';
  if (seat !== view.turn.seat && isNeeded(view, seat)) return 'duty';
  return isOffered(view, seat) ? 'offer' : undefined;
}

/** A hand in a race or in Steady Nerve, the Doctor, the Interviewer. */
function isNeeded({ race, nerve, exam, interview }: View, seat: Seat): boolean {
  return (
    race?.participants.includes(seat) === true ||
    (nerve?.participants.includes(seat) === true && !nerve.chosen.includes(seat)) ||
    exam?.doctor === seat ||
    interview?.asker === seat
  );
}

const isOffered = ({ offers }: View, seat: Seat): boolean =>
  offers.some(({ from, to, declined, counters }) =>
    from === seat
      ? counters.some(({ open }) => open)
      : (to === 'all' || to === seat) &&
        !declined.includes(seat) &&
        !counters.some((counter) => counter.from === seat),
  );
