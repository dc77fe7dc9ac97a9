import type { Seat } from '../engine/game.ts';
import { play } from './commit.ts';
import type { Core } from './core.ts';
import { connectedSeats } from './eyes.ts';
import type { Enqueue } from './queue.ts';
import { setStandIn } from './seats.ts';

/** What it means for a seat that its person comes and goes. */
export interface Presence {
  /** Within a job of the queue. */
  came(seat: Seat): Promise<void>;
  /** At any time. */
  left(seat: Seat): void;
  /** A running table was opened again: nobody is here, and everybody is awaited. */
  opened(): void;
  /** Somebody's absence is being timed. */
  isTiming(): boolean;
  stop(): void;
}

export function newPresence(core: Core, enqueue: Enqueue): Presence {
  /** By seat: how to stop waiting for its return. */
  const absences = new Map<Seat, () => void>();

  function forget(seat: Seat): void {
    absences.get(seat)?.();
    absences.delete(seat);
  }

  function awaitReturn(seat: Seat): void {
    const { absenceMs, seats } = core.head;
    if (absenceMs === null || absences.has(seat) || (seats[seat]?.key ?? null) === null) return;
    const isTooLong = async (): Promise<void> => {
      absences.delete(seat);
      const isHere = connectedSeats(core).has(seat);
      if (!isHere && core.head.phase === 'playing' && core.head.seats[seat]?.standIn === 'no') {
        await setStandIn(core, seat, 'absent');
      }
    };
    absences.set(
      seat,
      core.ports.time.after(absenceMs, () => void enqueue(isTooLong)),
    );
  }

  return {
    async came(seat) {
      forget(seat);
      // Whoever was only away has the seat again by coming back; who stepped back says so.
      const isAbsent = core.head.seats[seat]?.standIn === 'absent' && core.head.phase === 'playing';
      if (isAbsent) await setStandIn(core, seat, 'no');
      await lineChanged(core, seat, 'back');
    },
    left(seat) {
      if (!connectedSeats(core).has(seat)) awaitReturn(seat);
      void enqueue(() => lineChanged(core, seat, 'lost'));
    },
    opened() {
      if (core.head.phase !== 'playing') return;
      core.head.seats.forEach((record, seat) => {
        awaitReturn(seat);
        if (record.key !== null && core.game.realTime !== undefined)
          void enqueue(() => lineChanged(core, seat, 'lost'));
      });
    },
    isTiming: () => absences.size > 0,
    stop() {
      for (const seat of [...absences.keys()]) forget(seat);
    },
  };
}

/**
 * A lost line harms nobody else: what it changes is an action of that seat, and the rules say what it means.
 */
async function lineChanged(core: Core, seat: Seat, line: 'lost' | 'back'): Promise<void> {
  const { sitting, head, game } = core;
  if (sitting === null || head.phase !== 'playing') return;
  if (connectedSeats(core).has(seat) !== (line === 'back')) return;
  const action = game.realTime?.lineChanged(sitting.state, seat, line);
  if (action === undefined || game.refuse(sitting.state, seat, action) !== undefined) return;
  await play(core, sitting, { actor: seat, action, at: core.clock.at(), by: 'clock' });
}
