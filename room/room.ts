import type { Game, Kind, Seat } from '../engine/game.ts';
import { botSeats } from './botSeats.ts';
import { roomClock } from './clock.ts';
import { play } from './commit.ts';
import { coreOf } from './core.ts';
import { compactFor } from './encoding/compact.ts';
import type { Encoding } from './encoding/encoding.ts';
import { plain } from './encoding/plain.ts';
import { connectedSeats, eyesOf } from './eyes.ts';
import { type Head, playedByBot } from './head.ts';
import { judge } from './judge.ts';
import { PROTOCOL_VERSION } from './limits.ts';
import { obey, type Verdict } from './obey.ts';
import { handOut, papersOf } from './papers.ts';
import type { Link, Ports } from './ports.ts';
import type { Hello, Request, Sentence, TableInfo } from './protocol.ts';
import { say, sayAnswer } from './say.ts';
import { setStandIn, sit } from './seats.ts';
import { type Loaded, StoreTrouble } from './store.ts';
import { tableInfo, tableTeller } from './tableInfo.ts';

/** One sitting of one game: seats, log, undo, windows, who is told what. One thing happens at a time. */
export interface Room {
  readonly head: Head;
  /** Another process writes to this table; load it again. */
  readonly isLost: boolean;
  /** Milliseconds count: lines are to be measured. */
  readonly isRealTime: boolean;
  info(): TableInfo;
  /** How whoever greets so is to be written to. */
  encodingFor(hello: Pick<Hello, 'words'>): Encoding;
  /** Answers with `welcome`; from then on the link hears everything its eyes may know. */
  connect(link: Link, last: number | null): Promise<void>;
  disconnect(link: Link): void;
  /** Settles when the request was answered: acknowledged or refused, never neither. */
  receive(link: Link, request: Request): Promise<void>;
  join(name: string, seat: Seat | undefined, key: string): Promise<Seat | Sentence>;
  /** Nobody is connected and nothing will happen by itself. */
  isIdle(): boolean;
  /** Settles when everything that was begun is done. */
  close(): Promise<void>;
}

export function openRoom(game: Game<Kind>, ports: Ports, loaded: Loaded): Room {
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;
  let closed = false;
  const absences = new Map<Seat, () => void>();
  const core = coreOf(
    game,
    ports,
    loaded,
    roomClock(ports.time, () => void enqueue(timeUp)),
  );
  const bots = botSeats(core, enqueue);
  const tellTable = tableTeller(core);

  /** D11: whatever changes the room waits here for its turn. A job that fails leaves everything as it was. */
  function enqueue(job: () => Promise<void>): Promise<void> {
    if (closed) return queue;
    // Nothing is waited for that is not there: every action comes by here.
    queue = waiting++ === 0 ? run(job) : queue.then(() => run(job));
    return queue;
  }

  async function run(job: () => Promise<void>): Promise<void> {
    try {
      await job();
      tellTable();
      if (core.apart.size > 0) await handOut(core);
      core.clock.rearm(core);
      if (core.head.seats.some(playedByBot)) await bots.ask();
    } catch (error) {
      trouble(error);
    } finally {
      waiting--;
    }
  }

  function trouble(error: unknown): void {
    if (error instanceof StoreTrouble && error.kind === 'conflict') core.lost = true;
    ports.complain('a room could not go on', error);
  }

  async function timeUp(): Promise<void> {
    const late = core.clock.due(core);
    for (const seat of late.seats) {
      const { sitting } = core;
      if (sitting === null || !game.awaiting(sitting.state).must.includes(seat)) continue;
      const action = game.fallback(sitting.state, seat);
      await play(core, sitting, { actor: seat, action, at: core.clock.at(), by: 'clock', id: null });
    }
    const { sitting } = core;
    const open = sitting === null ? undefined : game.awaiting(sitting.state).window;
    if (!late.window || sitting === null || open === undefined) return;
    await play(core, sitting, { actor: 'clock', action: open.closes, at: open.ms, by: 'clock', id: null });
  }

  async function answer(link: Link, request: Request, came: number): Promise<void> {
    core.answering = { link, id: request.id };
    let verdict: Verdict;
    try {
      verdict = await (request.t === 'act'
        ? judge(core, link, request, came)
        : obey(core, link, request, came));
    } catch (error) {
      trouble(error);
      verdict = { key: error instanceof StoreTrouble ? `store.${error.kind}` : 'room.broken' };
    }
    const isAnswered = core.answering === null;
    core.answering = null;
    if (isAnswered) return;
    if (verdict !== 'answered') sayAnswer(link, request.id, verdict ?? 'done');
  }

  async function welcome(link: Link, last: number | null): Promise<void> {
    const papers = await papersOf(core, link);
    const eyes = eyesOf(core, link);
    eyes.links.add(link);
    const current = last === eyes.seq && eyes.picture !== null;
    say(link, {
      t: 'welcome',
      v: PROTOCOL_VERSION,
      you: { seat: link.seat, host: link.host },
      table: tableInfo(core),
      seq: eyes.seq,
      picture: current ? null : eyes.picture,
      current,
      ...papers,
    });
    if (link.seat === null) return;
    await handBack(link.seat);
    await lineChanged(link.seat, 'back');
  }

  /** A lost line harms nobody else: what it changes is an action of that seat, and the rules say what it means. */
  async function lineChanged(seat: Seat | null, line: 'lost' | 'back'): Promise<void> {
    const { sitting, head } = core;
    if (seat === null || sitting === null || head.phase !== 'playing') return;
    if (connectedSeats(core).has(seat) !== (line === 'back')) return;
    const action = game.realTime?.lineChanged(sitting.state, seat, line);
    if (action === undefined || game.refuse(sitting.state, seat, action) !== undefined) return;
    await play(core, sitting, { actor: seat, action, at: core.clock.at(), by: 'clock', id: null });
  }

  /** Whoever was only away has the seat again by coming back; who stepped back says so. */
  async function handBack(seat: Seat): Promise<void> {
    absences.get(seat)?.();
    absences.delete(seat);
    if (core.head.seats[seat]?.standIn === 'absent' && core.head.phase === 'playing')
      await setStandIn(core, seat, 'no');
  }

  function awaitReturn(seat: Seat): void {
    const { absenceMs } = core.head;
    if (absenceMs === null || absences.has(seat)) return;
    const gone = async (): Promise<void> => {
      absences.delete(seat);
      const isHere = connectedSeats(core).has(seat);
      if (!isHere && core.head.phase === 'playing' && core.head.seats[seat]?.standIn === 'no') {
        await setStandIn(core, seat, 'absent');
      }
    };
    absences.set(
      seat,
      ports.time.after(absenceMs, () => void enqueue(gone)),
    );
  }

  return {
    get head() {
      return core.head;
    },
    get isLost() {
      return core.lost;
    },
    info: () => tableInfo(core),
    encodingFor: ({ words }) => (words === true ? compactFor(game) : plain),
    connect: (link, last) => enqueue(() => welcome(link, last)),
    isRealTime: game.realTime !== undefined,
    disconnect(link) {
      for (const eyes of core.eyes) eyes.links.delete(link);
      core.apart.delete(link);
      if (link.seat !== null && !connectedSeats(core).has(link.seat)) awaitReturn(link.seat);
      void enqueue(() => lineChanged(link.seat, 'lost'));
    },
    receive(link, request) {
      const came = ports.time.now();
      return enqueue(() => answer(link, request, came));
    },
    async join(name, seat, key) {
      let seated: Seat | Sentence = { key: 'room.broken' };
      await enqueue(async () => {
        try {
          seated = await sit(core, name, seat, key);
        } catch (error) {
          trouble(error);
          if (error instanceof StoreTrouble) seated = { key: `store.${error.kind}` };
        }
      });
      return seated;
    },
    isIdle() {
      const isHeard = [...core.eyes].some((eyes) => eyes.links.size > 0);
      return !isHeard && waiting === 0 && !bots.areBusy() && !core.clock.isRunning() && absences.size === 0;
    },
    async close() {
      closed = true;
      core.clock.stop();
      for (const cancel of absences.values()) cancel();
      await queue;
      core.clock.stop();
    },
  };
}
