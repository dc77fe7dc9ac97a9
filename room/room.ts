import type { Game, Kind } from '../engine/game.ts';
import { botSeats } from './botSeats.ts';
import { roomClock } from './clock.ts';
import { coreOf } from './core.ts';
import { openDoor } from './door.ts';
import { compactFor } from './encoding/compact.ts';
import type { Encoding } from './encoding/encoding.ts';
import { plain } from './encoding/plain.ts';
import { type Head, playedByBot } from './head.ts';
import { newHosts } from './hosts.ts';
import { handOut } from './papers.ts';
import { newPasts } from './pasts.ts';
import type { Link, Ports } from './ports.ts';
import { newPresence } from './presence.ts';
import type { TableInfo } from './protocol.ts';
import { type Enqueue, newQueue } from './queue.ts';
import { newRecords, type Records } from './records.ts';
import type { Hello, Request } from './requests.ts';
import { newSeating, type Seating } from './seating.ts';
import type { Loaded } from './store.ts';
import { tableInfo, tableTeller } from './tableInfo.ts';
import { newTimers } from './timers.ts';
import { timeUp } from './timeUp.ts';
import { lose, noteTrouble } from './trouble.ts';
import { newReasons } from './why.ts';
import { youTeller } from './you.ts';

/** One sitting of one game: seats, log, undo, windows, who is told what. One thing happens at a time. */
export interface Room extends Seating, Records {
  readonly head: Head;
  /** Another process writes to this table; load it again. */
  readonly isLost: boolean;
  /** Milliseconds count: lines are to be measured. */
  readonly isRealTime: boolean;
  info(): TableInfo;
  /** The encoding that a `hello` chooses. */
  encodingFor(hello: Pick<Hello, 'words'>): Encoding;
  /** Answers with `welcome`; from then on the link hears everything its eyes may know. */
  connect(link: Link, last: number | null): Promise<void>;
  disconnect(link: Link): void;
  /** Settles when the request was answered: acknowledged or refused, never neither. */
  receive(link: Link, request: Request): Promise<void>;
  /** Nobody is connected and nothing will happen by itself. */
  isIdle(): boolean;
  /** Bots and clocks do what is due, though nobody has come. */
  goOn(): Promise<void>;
  /** Somebody else has written to the store: everybody has to come back to a room that is loaded again. */
  lose(): void;
  /** Settles when everything that was begun is done. */
  close(): Promise<void>;
}

/** How soon what failed by itself is tried again. */
const AGAIN_MS = 1000;
const AGAIN = 'again';

export function openRoom(game: Game<Kind>, ports: Ports, loaded: Loaded): Room {
  const clock = roomClock(ports.time, () => void enqueue(() => timeUp(core)));
  const timers = newTimers(ports.time, (job) => void enqueue(job));
  const core = coreOf(game, ports, loaded, { clock, timers });
  const queue = newQueue(afterEach, failed);
  const enqueue: Enqueue = (job) => queue.enqueue(() => (core.lost === null ? job() : Promise.resolve()));
  const bots = botSeats(core, enqueue);
  const presence = newPresence(core, enqueue);
  const pasts = newPasts(core, enqueue);
  const tellTable = tableTeller(core);
  const tellYou = youTeller(core);
  const hosts = newHosts(core);
  const door = openDoor(core, queue, { presence, hosts, pasts, reasons: newReasons(core, enqueue) });
  presence.look();
  hosts.maybeGone();

  function afterEach(): Promise<void> | undefined {
    if (core.lost !== null) return undefined;
    presence.look();
    tellTable();
    tellYou();
    clock.rearm(core);
    return core.apart.size > 0 || core.head.seats.some(playedByBot) ? catchUp() : undefined;
  }

  /** Bots and clocks ask nobody to try again: without this a table would stand still after one trouble. */
  function failed(error: unknown): void {
    noteTrouble(core, error);
    bots.again();
    timers.set(AGAIN, AGAIN_MS, async () => {});
  }

  async function catchUp(): Promise<void> {
    await handOut(core);
    await bots.ask();
  }

  return {
    get head() {
      return core.head;
    },
    get isLost() {
      return core.lost !== null;
    },
    isRealTime: game.realTime !== undefined,
    info: () => tableInfo(core),
    encodingFor: ({ words }) => (words === true ? compactFor(game) : plain),
    connect: door.connect,
    disconnect: door.disconnect,
    receive: door.receive,
    ...newSeating(core, enqueue),
    ...newRecords(core),
    isIdle() {
      const isHeard = [...core.eyes].some((eyes) => eyes.links.size > 0);
      const isTiming = clock.isRunning() || presence.isTiming() || timers.has(AGAIN);
      return !isHeard && queue.isEmpty && !bots.areBusy() && !isTiming;
    },
    goOn: () => enqueue(async () => {}),
    lose: () => lose(core, 'store.conflict'),
    async close() {
      door.close();
      const done = queue.close();
      clock.stop();
      timers.stopAll();
      await done;
      // What was still under way may have set them again.
      clock.stop();
      timers.stopAll();
    },
  };
}
