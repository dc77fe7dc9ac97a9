import type { Seat } from '../../../engine/game.ts';
import type { Asked } from '../../../kit/table.ts';
import type { View } from '../eyes/view.ts';

/** What a seat is asked for outside of its turn: help, a card on offer, a gift, a deal, the vote to stop. */
export function asked(view: View, seat: Seat): Asked | undefined {
  if (view.help !== null) return 'help';
  if (view.offer?.asked.includes(seat) === true) return 'choice';
  if (view.talk.some((item) => isForAnswer(item, seat))) return 'offer';
  const isVoting = view.people.some((person, other) => other !== seat && person.vote);
  return isVoting && view.people[seat]?.vote === false ? 'vote' : undefined;
}

function isForAnswer(item: View['talk'][number], seat: Seat): boolean {
  if ((item.kind !== 'gift' && item.kind !== 'deal') || item.status !== 'open') return false;
  if (item.from === seat || (item.to !== 'all' && item.to !== seat)) return false;
  return item.kind === 'gift' || !item.declined.includes(seat);
}
