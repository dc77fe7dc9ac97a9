import type { Seat } from '../../../engine/game.ts';
import type { Event } from '../event.ts';

/** What the evening tells, from the turning of the row to the next morning. */
const EVENING: readonly Event['type'][] = [
  ...(['revealed', 'raided', 'fined', 'helpOpened', 'jailed', 'offered'] as const),
  ...(['departed', 'worked', 'taskMarked', 'dayBegan'] as const),
];
/** Without a turning of the row only these stop the play: somebody is taken off the board. */
const WEIGHTY: readonly Event['type'][] = ['revealed', 'jailed', 'departed'];

/** The evening; and a deal that is done, with what was said and paid, for the two who made it. */
export function momentOf(events: readonly Event[], me: Seat | null): readonly Event[] {
  if (events.some((event) => WEIGHTY.includes(event.type))) {
    const from = events.findIndex((event) => event.type === 'revealed');
    return events.slice(Math.max(0, from)).filter((event) => EVENING.includes(event.type));
  }
  const isMine = events.some((event) => isDone(event) && (event.item.from === me || event.by === me));
  return isMine ? events.filter(({ type }) => type === 'told' || type === 'gave') : [];
}

type Settled = Extract<Event, { type: 'settled' }>;
const isDone = (event: Event): event is Settled =>
  event.type === 'settled' && event.item.kind === 'deal' && event.item.status === 'done';
