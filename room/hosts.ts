import type { Seat } from '../engine/game.ts';
import { rehead, tableEntry, trace } from './commit.ts';
import { isHostHere, presentSeats } from './company.ts';
import type { Core } from './core.ts';
import type { Head } from './head.ts';
import type { Link } from './ports.ts';
import type { Sentence } from './protocol.ts';
import { tellAll } from './say.ts';

/** So long the others wait for a host who is gone; then it is somebody who is here. */
export const HOST_PASSES_AFTER_MS = 120_000;

const TIMER = 'host';

export interface Hosts {
  /** Within a job of the queue: somebody has come, who may be the host. */
  came(link: Link): Promise<void>;
  /** At any time: somebody went, who may be the host; or nobody is here yet. */
  maybeGone(): void;
}

export function newHosts(core: Core): Hosts {
  /** It is due, and the next who comes has it. */
  let isDue = false;

  async function passOn(): Promise<void> {
    const { head } = core;
    isDue = !isHostHere(core) && head.phase !== 'over';
    const next = isDue ? heir(core, head) : undefined;
    if (next === undefined || !presentSeats(core).includes(next.seat)) return;
    isDue = false;
    await makeHost(core, next.seat);
  }

  return {
    async came({ key }) {
      if (key !== null && key === core.head.founder) await takeBack(core, key);
      if (isHostHere(core)) {
        isDue = false;
        core.timers.stop(TIMER);
      } else if (isDue) await passOn();
    },
    maybeGone() {
      // Who plays at one device needs no host: nobody else could be let in.
      if (core.ports.oneDevice === true) return;
      if (core.head.phase === 'over' || isHostHere(core) || core.timers.has(TIMER)) return;
      core.timers.set(TIMER, HOST_PASSES_AFTER_MS, passOn);
    },
  };
}

/** Whoever sat down first of those who are here, else of all people who sit here. */
export function heir(core: Core, { seats, hostKey }: Head): { seat: Seat; key: string } | undefined {
  const here = presentSeats(core);
  const people = seats.flatMap(({ key, kind, sat = 0 }, seat) =>
    key === null || kind !== 'human' || key === hostKey ? [] : [{ seat, key, sat }],
  );
  const present = people.filter(({ seat }) => here.includes(seat));
  return (present.length > 0 ? present : people).sort((a, b) => a.sat - b.sat)[0];
}

/** The host gives its right to another person at the table. */
export async function handOver(core: Core, seat: Seat): Promise<Sentence | undefined> {
  const { seats, hostKey } = core.head;
  const record = seats[seat];
  if (record === undefined) return { key: 'table.noSuchSeat' };
  if (record.key === null) return { key: 'table.nobodySits' };
  if (record.key === hostKey) return undefined;
  await makeHost(core, seat);
  return undefined;
}

/** Who led without a seat has it again on coming back; what was opened to it does not stay open meanwhile. */
async function makeHost(core: Core, seat: Seat): Promise<void> {
  const { head } = core;
  const key = head.seats[seat]?.key ?? head.hostKey;
  const isSeated = head.seats.some((one) => one.key === head.hostKey);
  const founder = isSeated ? (head.founder ?? null) : head.hostKey;
  await write(core, seat, { ...head, hostKey: key, founder, opened: false });
  tellAll(core, 'table.host', seat);
}

async function takeBack(core: Core, key: string): Promise<void> {
  await write(core, null, { ...core.head, hostKey: key, founder: null });
}

/** Before the deal there is no log. */
async function write(core: Core, seat: Seat | null, next: Head): Promise<void> {
  if (next.phase === 'lobby') await rehead(core, next);
  else await trace(core, tableEntry(core, 'host', seat), next);
}
