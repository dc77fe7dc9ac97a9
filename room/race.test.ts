import { expect, test } from 'vitest';
import { seeded, taped } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { roomClock } from './clock.ts';
import type { Core } from './core.ts';
import { memoryStore } from './memoryStore.ts';
import type { Bots } from './ports.ts';
import type { Store } from './store.ts';
import { type Reflex, reflex } from './testing/reflex.ts';
import { bot, type Guest, guest, person, settle, virtualTime, type World, world } from './testing/world.ts';

const TABLE = 'table0001';
const title = reflex as unknown as Title<Kind>;
const rowOf = ({ scene }: Guest): readonly number[] => (scene.view as Reflex['view']).row;
const hasPair = (row: readonly number[]): boolean => row.length > 1 && row.at(-1) === row.at(-2);
const slap = (one: Guest, reaction: number, trip = 0): object => ({
  type: 'slap',
  card: rowOf(one).length,
  reaction,
  trip,
});

/** Sits down with a line of this round trip. */
async function sitWith(w: World, seat: number, roundTrip: number): Promise<Guest> {
  const one = guest(() => w.room, seat);
  Object.assign(one.link, { roundTrip: () => roundTrip });
  await w.room.connect(one.link, null);
  return one;
}

async function begun(
  store: Store = memoryStore(),
  seed = 'world',
): Promise<{ w: World; ada: Guest; ben: Guest }> {
  const w = await world(title, { options: { races: 2, betweenMs: 1000 }, store, seed });
  const [ada, ben] = [await sitWith(w, 0, 40), await sitWith(w, 1, 180)];
  await ada.ask({ t: 'start' });
  for (const one of [ada, ben]) expect(await one.act({ type: 'ready', trip: 0 })).toBeUndefined();
  return { w, ada, ben };
}

/** Lets cards come until two are equal; then this much of the new window has passed. */
async function untilPair(w: World, one: Guest, then = 0): Promise<void> {
  while (!hasPair(rowOf(one))) {
    w.time.pass(10);
    await settle(w.room);
  }
  w.time.pass(then);
}

const raced = (one: Guest): unknown =>
  one.heard
    .flatMap((m) => (m.t === 'step' ? (m.e ?? []) : []))
    .find((e) => (e as Kind['event']).type === 'raced');

test('the line is written into an action by the room, whatever the client claims', async () => {
  const { w } = await begun();
  const entries = await w.store.entries(TABLE);
  expect(entries.map((entry) => entry.action).filter((action) => action?.type === 'ready')).toEqual([
    { type: 'ready', trip: 40 },
    { type: 'ready', trip: 180 },
  ]);
});

test('a window that is hidden shows in no message: neither the pair nor a right slap', async () => {
  const { w, ada, ben } = await begun();
  await untilPair(w, ada, 700);
  const before = ben.raw.length;
  expect(ben.scene).toMatchObject({ awaiting: { window: null }, left: null });
  expect(await ada.act(slap(ada, 690))).toBeUndefined();
  expect(ben.raw.length).toBe(before);
  // Ben's line takes 180 ms: a slap of his that was as fast has until 690 + 180 + 300.
  w.time.pass(469);
  await settle(w.room);
  expect(raced(ben)).toBeUndefined();
  w.time.pass(1);
  await settle(w.room);
  expect(raced(ben)).toEqual({ type: 'raced', order: [{ seat: 0, ms: 690 }] });
});

test('a card reaches everybody at once, and nobody is always the first to be told', async () => {
  const { w, ada, ben } = await begun();
  const told: number[] = [];
  for (const [seat, { link }] of [ada, ben].entries()) {
    const { send } = link;
    Object.assign(link, {
      send(text: string) {
        told.push(seat);
        send(text);
      },
    });
  }
  const firsts = new Set<number>();
  while (firsts.size < 2) {
    w.time.pass(10);
    await settle(w.room);
    const both = told.splice(0);
    if (both.length === 0) continue;
    expect(both.toSorted()).toEqual([0, 1]);
    firsts.add(both[0] ?? -1);
  }
});

test("telling takes nothing of the game's luck: the log holds every draw", async () => {
  const { w, ada } = await begun(memoryStore(), 'draws');
  await untilPair(w, ada);
  const draws = (await w.store.entries(TABLE)).flatMap((entry) => entry.draws);
  const luck = seeded('draws');
  expect(draws.length).toBeGreaterThan(3);
  expect(draws.map(([n]) => [n, luck.below(n)])).toEqual(draws);
});

test('what waits behind a slow disk is stamped when it came', async () => {
  const store = memoryStore();
  let isSlow = false;
  const opened: (() => void)[] = [];
  const slow: Store = {
    ...store,
    async commit(change) {
      if (isSlow) await new Promise<void>((resolve) => opened.push(resolve));
      await store.commit(change);
    },
  };
  const { w, ada, ben } = await begun(slow);
  await untilPair(w, ada, 500);
  isSlow = true;
  const first = ada.act(slap(ada, 460));
  w.time.pass(20);
  const second = ben.act(slap(ben, 310));
  w.time.pass(200);
  for (let i = 0; i < 20; i++) await Promise.resolve();
  isSlow = false;
  for (const open of opened) open();
  await Promise.all([first, second]);
  const stamps = (await w.store.entries(TABLE)).filter(({ action }) => action?.type === 'slap');
  expect(stamps.map(({ at, action }) => ({ at, ...action }))).toMatchObject([
    { at: 500, trip: 40, reaction: 460 },
    { at: 520, trip: 180, reaction: 310 },
  ]);
  w.time.pass(300);
  await settle(w.room);
  // Ada claims just what 500 - 40 says; Ben's claim is half believed beside 520 - 180.
  expect(raced(ada)).toEqual({
    type: 'raced',
    order: [
      { seat: 1, ms: 325 },
      { seat: 0, ms: 460 },
    ],
  });
});

test('a slap for a card that is no longer the newest reaches the rules', async () => {
  const { w, ada, ben } = await begun();
  const old = slap(ben, 600);
  const { decision } = ben.scene;
  await untilPair(w, ada, 400);
  expect(await ben.ask({ t: 'act', decision, action: old as { type: string } })).toBeUndefined();
  w.time.pass(8000);
  await settle(w.room);
  expect(raced(ada)).toEqual({ type: 'raced', order: [] });
});

test('a lost line voids the deal before a pair, the return begins it again, and others hear of it', async () => {
  const { w, ada, ben } = await begun();
  w.room.disconnect(ada.link);
  await settle(w.room);
  expect(ben.scene.view).toMatchObject({ waits: 0 });
  await w.room.connect(ada.link, null);
  await settle(w.room);
  expect(ben.scene.view).toMatchObject({ waits: null });
  expect(rowOf(ben)).toHaveLength(1);
  const entries = await w.store.entries(TABLE);
  expect(entries.slice(-2).map(({ action, actor, by }) => ({ action, actor, by }))).toEqual([
    { action: { type: 'lost' }, actor: 0, by: 'clock' },
    { action: { type: 'back' }, actor: 0, by: 'clock' },
  ]);
});

test('after the pair, and for a rival, a lost line stops nothing', async () => {
  const { w, ada, ben } = await begun();
  w.room.disconnect(ben.link);
  await untilPair(w, ada, 600);
  w.room.disconnect(ada.link);
  await settle(w.room);
  const again = await sitWith(w, 1, 180);
  const action = slap(again, 420) as { type: string };
  expect(await again.ask({ t: 'act', id: 'of-the-new-line', decision: null, action })).toBeUndefined();
  w.time.pass(300);
  await settle(w.room);
  expect(raced(again)).toEqual({ type: 'raced', order: [{ seat: 1, ms: 420 }] });
});

test('a bot slaps when its reaction says, though it has thought of it at once', async () => {
  const thinking: Bots = {
    think: async ({ view, options, memory }) => {
      const { row } = view as Reflex['view'];
      const [first] = options;
      if (first?.type === 'ready') return { action: first, memory };
      const action = { type: 'slap', card: row.length, reaction: 830, trip: 0 };
      return { action: hasPair(row) ? action : null, memory };
    },
  };
  const w = await world(title, {
    options: { races: 1, betweenMs: 1000 },
    bots: thinking,
    seats: [person('Ada'), bot],
  });
  const ada = await w.sit(0);
  await ada.ask({ t: 'start' });
  await ada.act({ type: 'ready', trip: 0 });
  await untilPair(w, ada);
  await settle(w.room);
  for (let ms = 0; ms < 1200; ms += 10) {
    w.time.pass(10);
    await settle(w.room);
  }
  const last = (await w.store.entries(TABLE)).find(({ action }) => action?.type === 'slap');
  expect(last).toMatchObject({ actor: 1, by: 'bot', at: 830 });
  expect(raced(ada)).toEqual({ type: 'raced', order: [{ seat: 1, ms: 830 }] });
});

test('the log alone gives the same race again', async () => {
  const { w, ada, ben } = await begun();
  await untilPair(w, ada, 512);
  await ada.act(slap(ada, 470));
  w.time.pass(33);
  await ben.act(slap(ben, 350));
  w.time.pass(300);
  await settle(w.room);
  const stored = (await w.store.load(TABLE))?.state?.state;
  const [start, ...entries] = await w.store.entries(TABLE);
  const { game } = title;
  const ctx = { chance: taped(start?.draws ?? []), at: 0, reveal() {} };
  const state = game.setup(
    game.parseConfig({ races: 2, betweenMs: 1000 }, { seats: 2, ranked: false }),
    2,
    ctx,
  );
  for (const { actor, action, draws, at } of entries) {
    if (actor === null || action === null) continue;
    game.apply(state, actor, action, { chance: taped(draws), at, reveal() {} });
  }
  expect(state).toEqual(stored);
});

test('between two windows no time is lost, unless somebody is told of the second', () => {
  const time = virtualTime();
  let fired = 0;
  const clock = roomClock(time, () => fired++);
  let id = 0;
  const core = {
    game: { awaiting: () => ({ must: [], may: [], window: { id, ms: 500, closes: { type: 'turn' } } }) },
    head: { phase: 'playing', paused: false, decisionMs: null, decisions: [] },
    ports: {},
    sitting: { state: null },
  } as unknown as Core;
  clock.rearm(core);
  // The timer was late, and the disk took its time.
  time.pass(530);
  expect(fired).toBe(1);
  id = 1;
  clock.rearm(core, { told: false, cause: 'play', marked: false });
  expect(clock.at()).toBe(30);
  expect(clock.at(510)).toBe(10);
  time.pass(520);
  id = 2;
  clock.rearm(core, { told: true, cause: 'play', marked: false });
  expect(clock.at()).toBe(0);
});

test('F8 a race that was under way when the server stopped stands still for whoever raced', async () => {
  const { w } = await begun();
  await w.reopen();
  await settle(w.room);
  const last = (await w.store.entries(TABLE)).at(-1);
  expect(last).toMatchObject({ actor: 0, action: { type: 'lost' }, by: 'clock' });
  await sitWith(w, 0, 40);
  expect((await w.store.entries(TABLE)).at(-1)).toMatchObject({ actor: 0, action: { type: 'back' } });
});
