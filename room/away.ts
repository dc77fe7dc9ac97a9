import type { Seat } from '../engine/game.ts';
import { play, tableEntry, trace } from './commit.ts';
import { presentSeats, withSeatIn } from './company.ts';
import type { Core } from './core.ts';
import { connectedSeats } from './eyes.ts';
import { isSeenAsBot, withSeat } from './head.ts';
import { heardFrom, offerOf, setMissing } from './here.ts';
import type { Link } from './ports.ts';
import type { Sentence } from './protocol.ts';
import type { Request } from './requests.ts';
import { tellAll } from './say.ts';

/** So long the others only wait; then they may decide. */
export const OFFERED_AFTER_MS = 60_000;

/** Nobody is heard of this seat: after a while the others may do something about it. */
export function missFrom(core: Core, seat: Seat): void {
  const isOpen = core.company.missing.some((one) => one.seat === seat && one.open);
  if (isOpen || core.timers.has(offerOf(seat))) return;
  core.timers.set(offerOf(seat), OFFERED_AFTER_MS, async () => {
    const { phase, seats } = core.head;
    const record = seats[seat];
    if (phase !== 'playing' || record?.standIn !== 'no' || record.key === null) return;
    const nudged = connectedSeats(core).has(seat);
    setMissing(core, seat, { seat, nudged, open: true, bot: [], skip: [] });
  });
}

/** Somebody who is connected but does nothing is asked whether they are still there. */
export function nudge(core: Core, link: Link, seat: Seat): Sentence | undefined {
  const { head, sitting, game, company } = core;
  if (sitting === null || head.phase !== 'playing') return { key: 'room.notPlaying' };
  if (link.seat === null && !link.host) return { key: 'room.notSeated' };
  if (link.seat === seat || !game.awaiting(sitting.state).must.includes(seat))
    return { key: 'away.notAwaited' };
  const record = head.seats[seat];
  if (isSeenAsBot(record) || record?.key === null) return { key: 'away.notAwaited' };
  if (company.missing.some((one) => one.seat === seat)) return undefined;
  setMissing(core, seat, { seat, nudged: connectedSeats(core).has(seat), open: false, bot: [], skip: [] });
  missFrom(core, seat);
  return undefined;
}

/** What those who are here do about somebody who is not: all of them together, or the host alone. */
export async function decideFor(
  core: Core,
  link: Link,
  { seat, what }: Extract<Request, { t: 'away' }>,
): Promise<Sentence | undefined> {
  const { head, company } = core;
  if (head.phase !== 'playing') return { key: 'room.notPlaying' };
  if (head.paused) return { key: 'room.paused' };
  if (link.seat === null && !link.host) return { key: 'room.notSeated' };
  const missing = company.missing.find((one) => one.seat === seat && one.open);
  if (missing === undefined || link.seat === seat) return { key: 'away.notAway' };
  if (what !== 'wait' && link.host) return carryOut(core, seat, what);
  if (link.seat === null) return undefined;
  const without = (seats: readonly Seat[]): readonly Seat[] => seats.filter((one) => one !== link.seat);
  const bot = what === 'bot' ? withSeatIn(missing.bot, link.seat) : without(missing.bot);
  const skip = what === 'skip' ? withSeatIn(missing.skip, link.seat) : without(missing.skip);
  setMissing(core, seat, { ...missing, bot, skip });
  return countWords(core, seat);
}

/** Whoever leaves no longer has to agree: their going may be what was missing. */
export async function countAllWords(core: Core): Promise<void> {
  for (const { seat, open } of core.company.missing) if (open) await countWords(core, seat);
}

async function countWords(core: Core, seat: Seat): Promise<Sentence | undefined> {
  const missing = core.company.missing.find((one) => one.seat === seat);
  const here = presentSeats(core).filter((one) => one !== seat);
  if (missing === undefined || here.length === 0) return undefined;
  for (const what of ['bot', 'skip'] as const)
    if (here.every((one) => missing[what].includes(one))) return carryOut(core, seat, what);
  return undefined;
}

async function carryOut(core: Core, seat: Seat, what: 'bot' | 'skip'): Promise<Sentence | undefined> {
  if (what === 'bot') return standFor(core, seat);
  const { sitting, game, clock, company } = core;
  if (sitting === null || !game.awaiting(sitting.state).must.includes(seat))
    return { key: 'away.notAwaited' };
  const action = game.fallback(sitting.state, seat);
  const refusal = await play(core, sitting, { actor: seat, action, at: clock.at(), by: 'table' });
  const missing = company.missing.find((one) => one.seat === seat);
  // It was for this once: the next time everybody is asked again.
  if (missing !== undefined) setMissing(core, seat, { ...missing, bot: [], skip: [] });
  return refusal;
}

/** A bot plays for somebody who is away, in the sight of all, until they are back. */
export async function standFor(core: Core, seat: Seat): Promise<undefined> {
  await trace(core, tableEntry(core, 'standIn', seat), withSeat(core.head, seat, { standIn: 'absent' }));
  heardFrom(core, seat);
  tellAll(core, 'table.standIn', seat);
}

/** They are back, and play themselves. */
export async function handBack(core: Core, seat: Seat): Promise<undefined> {
  await trace(core, tableEntry(core, 'back', seat), withSeat(core.head, seat, { standIn: 'no' }));
  tellAll(core, 'table.back', seat);
}
