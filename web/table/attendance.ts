import type { Seat } from '../../engine/game.ts';
import { Presences } from '../../kit/presence.svelte.ts';
import type { Presence } from '../../kit/presence.ts';
import type { Play } from './play.svelte.ts';

/** How the person of this seat is there, for its label; `quiet` have done nothing for a while. */
function presenceOf({ session, seat: mine }: Play, quiet: readonly Seat[], seat: Seat): Presence | undefined {
  const { table } = session;
  const record = table?.seats[seat];
  if (record === undefined || seat === mine) return undefined;
  if (record.kind === 'bot' || record.standIn) return 'bot';
  if (!record.connected) return 'away';
  const isAsked = table?.away.some((one) => one.seat === seat && one.nudged) === true;
  return isAsked || quiet.includes(seat) ? 'still' : 'here';
}

/** Who was there at a moment of the past nobody has noted. */
export const attend = (play: () => Play, quiet: () => readonly Seat[], isPast: () => boolean): Presences =>
  new Presences((seat) => (isPast() ? undefined : presenceOf(play(), quiet(), seat)));
