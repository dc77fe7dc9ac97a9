import type { Kind, Seat } from '../../engine/game.ts';
import type { Line } from '../../engine/text.ts';
import type { TELLINGS } from '../../kit/settings.svelte.ts';
import { isAbout } from './steps.ts';

type Event = Kind['event'];

/** What a game says of an event, and how heavily it weighs. */
interface Tells {
  tell(event: Event): readonly Line[];
  gravity?(event: Event): unknown;
}

export const isMine = ({ tell }: Tells, event: Event, seat: Seat | null): boolean =>
  seat !== null && tell(event).some((line) => isAbout(line, seat));

/** What is said to this seat: all, or the short way what is about it and what weighs; to an onlooker all. */
export const wanted = (
  tells: Tells,
  events: readonly Event[],
  seat: Seat | null,
  telling: (typeof TELLINGS)[number],
): readonly Event[] =>
  telling === 'full' || seat === null
    ? events
    : events.filter((event) => isMine(tells, event, seat) || tells.gravity?.(event) !== undefined);
