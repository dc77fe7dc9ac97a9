import type { Seat } from '../engine/game.ts';
import { countAllWords, handBack, missFrom, standFor } from './away.ts';
import { play } from './commit.ts';
import { unready } from './company.ts';
import type { Core } from './core.ts';
import { connectedSeats } from './eyes.ts';
import { type Head, isSteppedBack } from './head.ts';
import { sayHere } from './here.ts';
import type { Enqueue } from './queue.ts';

/** What it means for a seat that its person comes and goes. */
export interface Presence {
  /** Within a job of the queue. */
  came(seat: Seat): Promise<void>;
  /** At any time. */
  left(seat: Seat): void;
  /**
   * After each job: whoever has a seat in a running game and is not here is awaited. They may have been gone
   * before it began, or have taken the seat and never come.
   */
  look(): void;
  /** Somebody's absence is being timed, and a bot comes by itself. */
  isTiming(): boolean;
}

const absenceOf = (seat: Seat): string => `absence ${seat}`;

export function newPresence(core: Core, enqueue: Enqueue): Presence {
  /** As they were when the running game was last looked at; nothing before it begins. */
  let looked: Head['seats'] | undefined;

  function awaitReturn(seat: Seat): void {
    const { absenceMs, seats, phase } = core.head;
    if ((seats[seat]?.key ?? null) === null || phase !== 'playing') return;
    missFrom(core, seat);
    if (absenceMs === null || core.timers.has(absenceOf(seat))) return;
    core.timers.set(absenceOf(seat), absenceMs, async () => {
      const isHere = connectedSeats(core).has(seat);
      if (!isHere && core.head.phase === 'playing' && core.head.seats[seat]?.standIn === 'no')
        await standFor(core, seat);
    });
  }

  return {
    async came(seat) {
      core.timers.stop(absenceOf(seat));
      sayHere(core, seat);
      // Whoever was only away has the seat again by coming back; who stepped back says so.
      const isAbsent = core.head.seats[seat]?.standIn === 'absent' && core.head.phase === 'playing';
      if (isAbsent) await handBack(core, seat);
      await lineChanged(core, seat, 'back');
    },
    left(seat) {
      if (!connectedSeats(core).has(seat)) awaitReturn(seat);
      void enqueue(async () => {
        // Whoever goes takes the word along that they are ready.
        if (!connectedSeats(core).has(seat)) core.company = unready(core.company, seat);
        await lineChanged(core, seat, 'lost');
        await countAllWords(core);
      });
    },
    look() {
      const { phase, seats } = core.head;
      if (phase !== 'playing' || seats === looked) return;
      looked = seats;
      const here = connectedSeats(core);
      seats.forEach(({ key }, seat) => {
        if (key === null || here.has(seat)) return;
        awaitReturn(seat);
        if (core.game.realTime !== undefined) void enqueue(() => lineChanged(core, seat, 'lost'));
      });
    },
    isTiming: () => core.head.seats.some((_record, seat) => core.timers.has(absenceOf(seat))),
  };
}

/**
 * A lost line harms nobody else: what it changes is an action of that seat, and the rules say what it means.
 */
async function lineChanged(core: Core, seat: Seat, line: 'lost' | 'back'): Promise<void> {
  const { sitting, head, game } = core;
  // Of whoever stepped back unseen nobody hears that they came or went: a bot is there for them.
  if (sitting === null || head.phase !== 'playing' || isSteppedBack(head.seats[seat])) return;
  if (connectedSeats(core).has(seat) !== (line === 'back')) return;
  const action = game.realTime?.lineChanged(sitting.state, seat, line);
  if (action === undefined || game.refuse(sitting.state, seat, action) !== undefined) return;
  await play(core, sitting, { actor: seat, action, at: core.clock.at(), by: 'clock' });
}
