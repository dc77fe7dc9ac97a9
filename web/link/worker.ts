import type { Chance } from '../../engine/chance.ts';
import { BadInput } from '../../engine/door.ts';
import type { Game, Kind } from '../../engine/game.ts';
import { plain } from '../../room/encoding/plain.ts';
import { PLAIN_SEAT } from '../../room/head.ts';
import { memoryStore } from '../../room/memoryStore.ts';
import type { Bots, Link, Ports } from '../../room/ports.ts';
import type { ClientMessage } from '../../room/requests.ts';
import { openRoom, type Room } from '../../room/room.ts';
import { say } from '../../room/say.ts';
import { newHead } from '../../room/start.ts';
import type { Change, Store } from '../../room/store.ts';
import { openLessons } from '../site/lessons.ts';
import { titles } from '../site/titles.ts';
import type { Afterwards } from './afterwards.ts';
import { AN_HOUR_MS } from './hour.ts';
import { openJournal } from './journal.ts';
import { lessonRoom } from './lessonRoom.ts';
import type { FromWorker, Plan, ToWorker } from './plan.ts';
import { standingTime } from './standingTime.ts';
import { thinkInSlices } from './thinking.ts';

/** A whole room in the browser: the same one as on the server, with nobody else to ask. */
const TABLE = 'thisdevice';
/** A bot that answers at once cannot be followed by eye. The pause owes nothing to what it thinks about. */
let pauseMs = 650;

const luck: Chance = {
  below(n) {
    const fair = 2 ** 32 - (2 ** 32 % n);
    const word = new Uint32Array(1);
    do crypto.getRandomValues(word);
    while ((word[0] ?? 0) >= fair);
    return (word[0] ?? 0) % n;
  },
};

const time = standingTime({
  now: () => performance.now(),
  date: () => Date.now(),
  after(ms, run) {
    // Days are given to those who play over days. On one device nobody waits for anybody: they never end.
    if (ms >= AN_HOUR_MS) return () => {};
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

const bots: Bots = {
  async think(question) {
    const ms = question.pace === 'none' ? 0 : pauseMs * (question.tempo ?? 1);
    const pause = new Promise((resolve) => setTimeout(resolve, ms));
    const title = await titles[question.game]?.();
    if (title === undefined) return { action: null, memory: question.memory };
    const [thought] = await Promise.all([thinkInSlices(title, question, luck), pause]);
    return thought;
  },
};

/** Every change goes to the journal before anybody is told of it. */
async function keptStore(
  plan: Plan,
  others: readonly string[] | undefined,
): Promise<{ store: Store; isNew: boolean }> {
  const store = memoryStore();
  const kind = plan.lesson === undefined ? 'crossings-games' : 'crossings-lessons';
  const journal = await openJournal(plan.id, others, kind);
  const [first] = journal.kept;
  if (first !== undefined) {
    // The store takes a change only after the one before it, so the table begins as it was before the first.
    await store.create({ ...first.head, rev: 0 });
    // What does not follow from what came before was written by another tab: the game is what came before.
    for (const [i, change] of journal.kept.entries())
      if (!(await fits(store, numbered(change, i + 1)))) break;
  }
  const commit: Store['commit'] = async (change) => {
    const isKept = await journal.add(change);
    postMessage({ isKept } satisfies FromWorker);
    await store.commit(change);
  };
  return { store: { ...store, commit }, isNew: first === undefined };
}

/** Journals of before changes were numbered hold them in their order. */
const numbered = (change: Change, rev: number): Change =>
  change.head.rev === undefined ? { ...change, head: { ...change.head, rev } } : change;

const fits = (store: Store, change: Change): Promise<boolean> =>
  store.commit(change).then(
    () => true,
    () => false,
  );

const linkOf = (seat: number | null, key: string | null): Link => ({
  seat,
  host: false,
  key,
  encoding: plain,
  send: (text) => postMessage({ seat, text } satisfies FromWorker),
  // Nobody else writes to this table, and no seat is given away.
  close: (why) => console.error(why),
});

const foundingOf = ({ seats }: Plan) =>
  ({
    id: TABLE,
    code: '000000',
    name: '',
    seats: seats.map((seat, i) => ({
      ...PLAIN_SEAT,
      ...seat,
      key: seat.kind === 'human' ? `seat ${i}` : null,
    })),
    hostKey: 'host',
    created: Date.now(),
    talk: 'off',
  }) as const;

/** The rules, the store and the luck of this plan; of a lesson they are its own. */
async function desk(
  plan: Plan,
  others: readonly string[] | undefined,
): Promise<Pick<Ports, 'store' | 'luck'> & { game: Game<Kind>; isNew: boolean }> {
  const title = await titles[plan.game]?.();
  if (title === undefined) throw new Error(`no game ${plan.game}`);
  const { game } = title;
  if (plan.played !== undefined || plan.sent !== undefined) {
    const { overRoom } = await import('./overRoom.ts');
    return { game, store: await overRoom(title, plan, foundingOf(plan)), luck, isNew: false };
  }
  const { store, isNew } = await keptStore(plan, others);
  const { lesson } = plan;
  if (lesson === undefined) return { game, store, luck, isNew };
  const book = await openLessons(plan.game);
  const part = book?.lessons.find(({ id }) => id === lesson.id)?.parts[lesson.part];
  if (part === undefined) throw new Error(`no lesson ${lesson.id}`);
  const stands = (entries: number): void => postMessage({ stands: entries } satisfies FromWorker);
  return { ...lessonRoom(game, part, store, TABLE, stands), isNew };
}

interface Here {
  readonly room: Room;
  /** Of a game that is over: fetched when it is asked for. */
  afterwards(): Promise<Afterwards>;
}

async function open(plan: Plan, others: readonly string[] | undefined): Promise<Here> {
  const { game, store, luck, isNew } = await desk(plan, others);
  if (isNew) {
    const config = game.parseConfig(plan.options, { seats: plan.seats.length, ranked: false });
    await store.create(newHead(game, { ...foundingOf(plan), config }));
  }
  const loaded = await store.load(TABLE);
  if (loaded === undefined) throw new Error('the table was not kept');
  const ports = {
    store,
    time,
    luck,
    bots,
    oneDevice: true,
    rematch: async () => TABLE,
    rekey: async () => {},
    fingerprint: (token: string) => token,
    run: () => luck.below(2 ** 31),
    complain: (what: string, error: unknown) => console.error(what, error),
  };
  const room = openRoom(game, ports, loaded);
  const afterwards = async (): Promise<Afterwards> => {
    const { afterwardsOf } = await import('./afterwards.ts');
    return afterwardsOf(game, room, { store, plan: plan.id });
  };
  return { room, afterwards };
}

const START = { t: 'start', id: 'start' } as const;

let laboratory: Promise<typeof import('../lab/desk.ts')> | undefined;
let opened: Promise<Here> | undefined;
const links = new Map<number | null, Link>();

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if (data.t === 'lab') {
    // Asked for once: two that wait for one file may come back in another order.
    laboratory ??= import('../lab/desk.ts');
    return (await laboratory).hear(data.say);
  }
  if (data.t === 'open') {
    opened = open(data.plan, data.others);
    return;
  }
  if (data.t === 'stand') return time.stand(data.still);
  if (data.t === 'pace') {
    pauseMs = data.ms;
    return;
  }
  if (data.t === 'send') {
    const sent = await (await (await opened)?.afterwards())?.sent();
    return postMessage({ sent: sent ?? null } satisfies FromWorker);
  }
  if (data.t === 'branch') {
    const hasBranched = await (await (await opened)?.afterwards())?.branch(data.seq, data.plan);
    return postMessage({ hasBranched: hasBranched === true } satisfies FromWorker);
  }
  const message = JSON.parse(data.text) as ClientMessage;
  // Without a network a game that was never played here alone cannot be fetched.
  let key = 'gone.offline';
  const here = await opened?.catch((error) => {
    console.warn(error);
    if (error instanceof BadInput) key = 'gone.otherRules';
  });
  if (here === undefined) {
    say(linkOf(data.seat, null), { t: 'error', error: { key }, fatal: true });
    return;
  }
  const { room } = here;
  const { seats, hostKey } = room.head;
  const link = links.get(data.seat) ?? linkOf(data.seat, seats[data.seat ?? -1]?.key ?? null);
  links.set(data.seat, link);
  if (message.t === 'hello') {
    link.rules = message.rules === true;
    await room.connect(link, message.last);
    // Not before somebody listens: what is rolled for the first turn would be told to nobody.
    if (room.head.phase === 'lobby')
      await room.receive({ ...link, seat: null, host: true, key: hostKey, send() {} }, START);
  } else if (message.t !== 'ping' && message.t !== 'probed') await room.receive(link, message);
});
