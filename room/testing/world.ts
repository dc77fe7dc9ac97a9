import { type Chance, seeded } from '../../engine/chance.ts';
import type { Game, Kind, Seat } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { plainClient } from '../encoding/client.ts';
import { type Following, follow, type Scene, sceneOf } from '../encoding/follow.ts';
import { plain } from '../encoding/plain.ts';
import { PLAIN_SEAT, type SeatRecord } from '../head.ts';
import { memoryStore } from '../memoryStore.ts';
import type { Bots, Farewell, Link, Ports, Time } from '../ports.ts';
import type { Sentence, ServerMessage, TableInfo } from '../protocol.ts';
import type { Request } from '../requests.ts';
import { openRoom, type Room } from '../room.ts';
import { type Founding, newHead } from '../start.ts';
import type { Store } from '../store.ts';

/** Time that passes only when a test says so. */
export interface VirtualTime extends Time {
  pass(ms: number): void;
  /** Milliseconds until something is due; Infinity if nothing is. */
  untilNext(): number;
}

export function virtualTime(): VirtualTime {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    date: () => 1_700_000_000_000 + now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    untilNext: () => Math.max(0, Math.min(...timers.map(({ at }) => at)) - now),
    pass(ms) {
      now += ms;
      const due = timers.filter((timer) => timer.at <= now);
      timers = timers.filter((timer) => timer.at > now);
      for (const timer of due) timer.run();
    },
  };
}

/** Answers at once with some listed option. */
export const anyBot = (chance: Chance): Bots => ({
  think: async ({ options, memory, canWait }) => ({
    action: canWait ? null : (options[chance.below(Math.max(1, options.length))] ?? null),
    memory,
  }),
});

/** A client without a wire: holds what it was told, and asks. */
export interface Guest {
  readonly link: Link;
  readonly heard: ServerMessage[];
  readonly raw: string[];
  readonly following: Following | undefined;
  readonly scene: Scene;
  readonly table: TableInfo | undefined;
  /** Why the room let it go, if it did. */
  readonly gone: Farewell | undefined;
  /** The refusal, or undefined if it was acknowledged. */
  ask(request: Wish): Promise<Sentence | undefined>;
  /** Plays this action for the present decision. */
  act(action: object): Promise<Sentence | undefined>;
}

type WithoutId<R> = R extends Request ? Omit<R, 'id'> & { id?: string } : never;
export type Wish = WithoutId<Request>;

/** An id is used once, whoever sits where. */
let asked = 0;

export function guest(room: () => Room, seat: Seat | null, host = seat === 0): Guest {
  const heard: ServerMessage[] = [];
  const raw: string[] = [];
  let following: Following | undefined;
  let table: TableInfo | undefined;
  let gone: Farewell | undefined;
  const { hostKey, seats } = room().head;
  const link: Link = {
    seat,
    host,
    key: host ? hostKey : seat === null ? null : (seats[seat]?.key ?? null),
    encoding: plain,
    send(text) {
      raw.push(text);
      const message = plainClient.read(text);
      heard.push(message);
      if (message.t === 'welcome' || message.t === 'table') table = message.table;
      if (message.t === 'welcome' || message.t === 'sync' || message.t === 'step') {
        following = follow(following, message);
        if (following === undefined) throw new Error('a step was missed');
      }
    },
    close(why) {
      gone = why;
    },
  };
  const me: Guest = {
    link,
    heard,
    raw,
    get following() {
      return following;
    },
    get table() {
      return table;
    },
    get gone() {
      return gone;
    },
    get scene() {
      if (following?.picture == null) throw new Error('no picture yet');
      return sceneOf(following.picture);
    },
    async ask(wish) {
      const request = { id: `q${++asked}`, ...wish } as Request;
      const from = heard.length;
      await room().receive(link, request);
      const reply = heard
        .slice(from)
        .find((m) => (m.t === 'refused' || m.t === 'ack') && m.id === request.id);
      return reply?.t === 'refused' ? reply.refusal : undefined;
    },
    act: (action) => me.ask({ t: 'act', decision: me.scene.decision, action: action as { type: string } }),
  };
  return me;
}

export interface World {
  readonly game: Game<Kind>;
  readonly store: Store;
  readonly time: VirtualTime;
  readonly complaints: unknown[];
  readonly room: Room;
  /** As after a crash: everything in memory is gone. */
  reopen(): Promise<void>;
  /** The same table a second time, as another process would open it. */
  beside(): Promise<Room>;
  sit(seat: Seat | null, host?: boolean, last?: number | null): Promise<Guest>;
}

export const person = (name: string, more: Partial<SeatRecord> = {}): SeatRecord => ({
  ...PLAIN_SEAT,
  kind: 'human',
  name,
  key: `key of ${name}`,
  ...more,
});
export const bot: SeatRecord = { ...PLAIN_SEAT, kind: 'bot' };

/** A table of this game with two people, ready to start, unless told otherwise. */
export async function world(
  { game }: Title<Kind>,
  more: Partial<Founding> & {
    options?: object;
    seed?: string;
    store?: Store;
    bots?: Bots;
    oneDevice?: true;
    /** A room that is broken on purpose, in tests of the laws. */
    opens?: typeof openRoom;
  } = {},
): Promise<World> {
  const { options = {}, seed = 'world', store = memoryStore(), opens = openRoom, ...founding } = more;
  const time = virtualTime();
  const complaints: unknown[] = [];
  let runs = 0;
  const ports: Ports = {
    store,
    time,
    luck: seeded(seed),
    bots: more.bots ?? anyBot(seeded(`${seed} bots`)),
    rematch: async () => 'rematch00',
    rekey: async () => {},
    fingerprint: (token) => `key of ${token}`,
    run: () => ++runs,
    complain: (_what, error) => complaints.push(error),
    ...(more.oneDevice === true && { oneDevice: true }),
  };
  const seats = more.seats ?? [person('Ada'), person('Ben')];
  const config = game.parseConfig(options, { seats: seats.length, ranked: false });
  const hostKey = seats[0]?.key ?? 'key of Ada';
  const base = { id: 'table0001', code: 'code', name: 'A table', config, hostKey, created: 1 };
  await store.create(newHead(game, { ...base, ...founding, seats }));
  const open = async (): Promise<Room> => {
    const loaded = await store.load('table0001');
    if (loaded === undefined) throw new Error('the table is gone');
    return opens(game, ports, loaded);
  };
  let room = await open();
  return {
    game,
    store,
    time,
    complaints,
    get room() {
      return room;
    },
    async reopen() {
      await room.close();
      room = await open();
    },
    beside: open,
    async sit(seat, host, last = null) {
      const sitter = guest(() => room, seat, host);
      await room.connect(sitter.link, last);
      return sitter;
    },
  };
}

/** Waits until bots and timers that are due have had their say. */
export async function settle(room: Room): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await room.receive(NOBODY, { t: 'pause', id: 'settle' });
}

export const NOBODY: Link = { seat: null, host: false, key: null, encoding: plain, send() {}, close() {} };
