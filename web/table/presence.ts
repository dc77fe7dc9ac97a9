import type { Seat } from '../../engine/game.ts';
import type { Presence } from '../../kit/presence.ts';
import type { Play } from './play.svelte.ts';

/** How the person of this seat is there, for its label; `quiet` have done nothing for a while. */
export function presenceOf(
  { session, seat: mine }: Play,
  quiet: readonly Seat[],
  seat: Seat,
): Presence | undefined {
  const { table, link } = session;
  const record = table?.seats[seat];
  if (link === 'local' || record === undefined || seat === mine) return undefined;
  if (record.kind === 'bot' || record.standIn) return 'bot';
  if (!record.connected) return 'away';
  const isAsked = table?.away.some((one) => one.seat === seat && one.nudged) === true;
  return isAsked || quiet.includes(seat) ? 'still' : 'here';
}
