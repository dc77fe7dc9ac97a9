import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { title as migrato } from '../games/migrato/index.ts';
import type { Core } from './core.ts';
import { readPast } from './encoding/past.ts';
import { readingOf } from './history.ts';
import { memoryStore } from './memoryStore.ts';
import type { Past } from './protocol.ts';
import { type Store, StoreTrouble } from './store.ts';
import { wander } from './testing/wander.ts';
import { type Guest, world } from './testing/world.ts';

async function past(guest: Guest, eyes?: Past['eyes']): Promise<Past> {
  await guest.ask({ t: 'history', id: 'h', ...(eyes !== undefined && { eyes }) });
  const found = guest.heard.findLast((message) => message.t === 'history');
  return found?.t === 'history' ? found : expect.fail('no history came');
}

const lastView = ({ frames }: Past): unknown => readPast(frames).at(-1)?.view;

test('while it runs a history ends at the public view, whoever reads', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  const watcher = await w.sit(null);
  await guests[0]?.ask({ t: 'start' });
  await wander(w, guests, seeded(1), 10);
  for (const reader of [...guests, watcher]) {
    const told = await past(reader);
    expect(told.eyes).toBe('public');
    expect(lastView(told)).toEqual(watcher.scene.view);
    expect(JSON.stringify(told.frames)).not.toContain('"draws"');
  }
});

test('while it runs a history says what its reader did, and of nobody else who acted', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  const watcher = await w.sit(null);
  await guests[0]?.ask({ t: 'start' });
  await wander(w, guests, seeded(1), 10);
  const ownOf = async (reader: Guest): Promise<number[]> =>
    (await past(reader)).frames.flatMap(({ own }, i) => (own === true ? [i] : []));
  const [ada = expect.fail(), ben = expect.fail()] = guests;
  const [hers, his] = [await ownOf(ada), await ownOf(ben)];
  expect([hers.length > 0, his.length > 0]).toEqual([true, true]);
  expect(hers.filter((i) => his.includes(i))).toEqual([]);
  expect(await ownOf(watcher)).toEqual([]);
});

test('once it is over each seat sees it again with its own eyes', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  await guests[0]?.ask({ t: 'start' });
  await wander(w, guests, seeded(2));
  for (const [seat, reader] of guests.entries()) {
    const told = await past(reader);
    expect(told.eyes).toBe(seat);
    expect(lastView(told)).toEqual(reader.scene.view);
    expect(told.frames.filter((frame) => frame.mark).length).toBeGreaterThan(5);
  }
});

test('while it runs no wish gives other eyes than the public ones', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  const watcher = await w.sit(null);
  await guests[0]?.ask({ t: 'start' });
  await wander(w, guests, seeded(1), 10);
  for (const reader of [...guests, watcher]) {
    for (const wish of [0, 1, 'public', 'all'] as const) {
      const told = await past(reader, wish);
      expect(told.eyes).toBe('public');
      expect(told.may).toEqual(['public']);
      expect(lastView(told)).toEqual(watcher.scene.view);
    }
  }
});

test('once it is over a game that lends eyes is seen with those of every seat', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  const watcher = await w.sit(null);
  await guests[0]?.ask({ t: 'start' });
  await wander(w, guests, seeded(2));
  const [ada = expect.fail(), ben = expect.fail()] = guests;
  expect((await past(ada)).may).toEqual([0, 1, 'public', 'all']);
  const others = await past(ada, 1);
  expect(others.eyes).toBe(1);
  expect(others.frames).toEqual((await past(ben)).frames);
  expect((await past(watcher, 'public')).eyes).toBe('public');
  expect((await past(watcher)).eyes).toBe('all');
});

test('where seats keep something for good nobody gets their eyes', () => {
  const { lendsEyes: _lent, ...game } = migrato.game;
  const core = { game, head: { phase: 'over', seats: [{}, {}] } } as unknown as Core;
  expect(readingOf(core, 0).may).toEqual([0, 'public', 'all']);
  expect(readingOf(core, 0, 1)).toMatchObject({ eyes: 0, events: 0 });
  expect(readingOf(core, 'public', 1)).toMatchObject({ eyes: 'public', events: 'public' });
});

test('the same moment has the same number in all eyes', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  await guests[0]?.ask({ t: 'start' });
  await wander(w, guests, seeded(2));
  const reader = guests[0] ?? expect.fail();
  const ends = await Promise.all((['public', 'all', 0, 1] as const).map((eyes) => past(reader, eyes)));
  const open = ends[0] ?? expect.fail();
  expect(open.frames.map(({ n }) => n)).toEqual(open.frames.map((_, i) => i + 1));
  for (const { frames } of ends) expect(frames.at(-1)?.n).toBe(open.frames.length);
});

test('what was taken back stays in the history, with the taking back', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  await guests[0]?.ask({ t: 'start' });
  const mover = guests.find((one) => one.scene.awaiting.must.includes(one.link.seat ?? -1)) ?? expect.fail();
  const bird = mover.scene.options.find((action) => action.type === 'playBird') ?? expect.fail();
  await mover.act(bird);
  await mover.ask({ t: 'undo' });
  const told = await past(mover);
  expect(told.frames.map((frame) => frame.kind)).toEqual(['start', 'act', 'undo']);
});

test('D5 the game is played again once for all who look on at the same moment', async () => {
  const store = memoryStore();
  let read = 0;
  const counting: Store = Object.assign(Object.create(store), {
    entries: (id: string) => {
      read++;
      return store.entries(id);
    },
  });
  const w = await world(migrato, { store: counting });
  const guests = [await w.sit(0), await w.sit(1)];
  const watchers = [await w.sit(null), await w.sit(null)];
  await guests[0]?.ask({ t: 'start' });
  await wander(w, guests, seeded(1), 10);
  const pasts = await Promise.all([...watchers, ...watchers, ...watchers].map(past));
  expect(read).toBe(1);
  expect(new Set(pasts.map((told) => JSON.stringify(told.frames))).size).toBe(1);
  await wander(w, guests, seeded(2), 1);
  expect(lastView(await past(watchers[0] ?? expect.fail()))).toEqual(watchers[0]?.scene.view);
  expect(read).toBe(2);
});

test('D5 nobody at the table waits while somebody reads, and what is read is true when it is told', async () => {
  const store = memoryStore();
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const slow: Store = Object.assign(Object.create(store), {
    entries: async (id: string) => {
      const entries = await store.entries(id);
      begun.resolve();
      await held.promise;
      return entries;
    },
  });
  const w = await world(migrato, { store: slow });
  const guests = [await w.sit(0), await w.sit(1)];
  const watcher = await w.sit(null);
  await guests[0]?.ask({ t: 'start' });
  const reading = past(watcher);
  await begun.promise;
  expect(await wander(w, guests, seeded(3), 5)).toBe(5);
  held.resolve();
  expect(lastView(await reading)).toEqual(watcher.scene.view);
});

test('D5 a past that cannot be read is refused with a reason', async () => {
  const store = memoryStore();
  const broken: Store = Object.assign(Object.create(store), {
    entries: () => Promise.reject(new StoreTrouble('locked', 'busy')),
  });
  const w = await world(migrato, { store: broken });
  const watcher = await w.sit(null);
  await (await w.sit(0)).ask({ t: 'start' });
  expect(await watcher.ask({ t: 'history', id: 'h' })).toEqual({ key: 'store.locked' });
});

test('only a device that plays alone reads which entry it is, and only once the game is over', async () => {
  for (const more of [{ oneDevice: true } as const, {}]) {
    const w = await world(migrato, more);
    const guests = [await w.sit(0), await w.sit(1)];
    const [ada = expect.fail()] = guests;
    await ada.ask({ t: 'start' });
    await wander(w, guests, seeded(2), 10);
    expect((await past(ada)).frames.filter(({ seq }) => seq !== undefined)).toEqual([]);
    await wander(w, guests, seeded(3));
    const { frames } = await past(ada, 'all');
    const all = (await w.store.entries('table0001')).map(({ seq }) => seq);
    expect(frames.map(({ seq }) => seq)).toEqual('oneDevice' in more ? all : frames.map(() => undefined));
  }
});
