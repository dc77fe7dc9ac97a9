import { BadInput } from '../engine/door.ts';
import { rehead } from './commit.ts';
import type { Core } from './core.ts';
import { type Head, PLAIN_SEAT } from './head.ts';
import type { BotPace } from './limits.ts';
import type { Sentence } from './protocol.ts';
import type { Request } from './requests.ts';
import { hintsOf, talkOf } from './start.ts';

type Arrange = Extract<Request, { t: 'arrange' }>;

/** The host sets the table anew before the deal. Nobody loses a seat by it. */
export async function arrange(core: Core, request: Arrange): Promise<Sentence | undefined> {
  const { head, game } = core;
  if (head.phase !== 'lobby') return { key: 'room.alreadyStarted' };
  const { seats } = request;
  if (head.seats.slice(seats).some(({ key }) => key !== null)) return { key: 'table.seatTaken' };
  const { listed = head.listed, decisionMs = head.decisionMs, absenceMs = head.absenceMs } = request;
  const { pace = head.pace ?? 'normal' } = request;
  try {
    const config = game.parseConfig(request.options, { seats, ranked: false });
    const talk = talkOf(game, { talk: request.talk ?? head.talk, config });
    const hints = hintsOf(game, { hints: request.hints ?? head.hints ?? false, config });
    const agreed = { talk, listed, decisionMs, absenceMs, pace, hints };
    await rehead(core, { ...withSeats(head, seats), config, ...agreed });
    // What people were ready for has changed.
    core.company = { ...core.company, ready: [] };
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return { key: 'table.badOptions', args: { problem: error.message } };
    throw error;
  }
}

/** At any time: whoever cannot follow the bots should not have to begin anew. */
export async function setPace(core: Core, pace: BotPace): Promise<undefined> {
  if (core.head.pace !== pace) await rehead(core, { ...core.head, pace });
}

/** New seats are for people; what a host without a seat asked for is remembered behind the last seat. */
function withSeats(head: Head, count: number): Head {
  const before = head.seats.length;
  if (count === before) return head;
  const upTo = <T>(list: readonly T[], fresh: T): T[] =>
    Array.from({ length: count }, (_, i) => list[i] ?? fresh);
  return {
    ...head,
    seats: upTo(head.seats, { ...PLAIN_SEAT, kind: 'human' }),
    decisions: upTo(head.decisions, 0),
    ids: [...upTo(head.ids.slice(0, before), []), head.ids[before] ?? []],
  };
}
