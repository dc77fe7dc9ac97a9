import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { title as ferry } from '../games/_template/index.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { wander } from './testing/wander.ts';
import { person, settle, world } from './testing/world.ts';

const games: [string, Title<Kind>][] = [
  ['migrato', migrato],
  ['ferry', ferry],
];

test.each(games)(
  '%s: what every pair of eyes holds is at every moment what it may see',
  async (_id, title) => {
    const w = await world(title);
    const guests = [await w.sit(0), await w.sit(1)];
    const watcher = await w.sit(null);
    expect(await guests[0]?.ask({ t: 'start' })).toBeUndefined();
    const same = async (): Promise<void> => {
      const stored = (await w.store.load('table0001'))?.state?.state;
      for (const [viewer, eyes] of [...guests.entries(), ['public', watcher] as const]) {
        expect(eyes.scene.view).toEqual(JSON.parse(JSON.stringify(w.game.view(stored, viewer))));
        if (viewer !== 'public') expect(eyes.scene.options).toEqual(w.game.options(stored, viewer));
      }
    };
    const checks: Promise<void>[] = [];
    const actions = await wander(w, guests, seeded(3), Number.POSITIVE_INFINITY, () => checks.push(same()));
    await Promise.all(checks);
    expect(actions).toBeGreaterThan(5);
    expect(watcher.scene.outcome).not.toBeNull();
    expect(guests[1]?.table?.phase).toBe('over');
    expect(w.complaints).toEqual([]);
  },
);

test('sequence numbers of one pair of eyes have no gaps', async () => {
  const w = await world(ferry, { seats: [person('Ada'), person('Ben'), person('Cem')] });
  const guests = [await w.sit(0), await w.sit(1), await w.sit(2)];
  await guests[0]?.ask({ t: 'start' });
  await wander(w, guests, seeded(5));
  for (const { heard } of guests) {
    const numbers = heard.flatMap((m) => (m.t === 'step' ? [m.seq] : []));
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
  }
});

test('a stale click is refused, never misread', async () => {
  const w = await world(migrato);
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  await ada.ask({ t: 'start' });
  const mover = ada.scene.awaiting.must.includes(0) ? ada : ben;
  const { decision, options } = mover.scene;
  const [first] = options;
  const before = JSON.stringify(mover.scene.view);
  expect(
    await mover.ask({ t: 'act', decision: (decision ?? 0) + 7, action: first ?? expect.fail() }),
  ).toEqual({
    key: 'room.stale',
  });
  expect(await mover.ask({ t: 'act', decision: null, action: first ?? expect.fail() })).toEqual({
    key: 'room.noDecision',
  });
  expect(JSON.stringify(mover.scene.view)).toBe(before);
  expect(await mover.act(first ?? expect.fail())).toBeUndefined();
  expect(await mover.ask({ t: 'act', decision, action: first ?? expect.fail() })).toEqual({
    key: 'room.stale',
  });
});

test('the same id again is acknowledged and played once, also after a restart', async () => {
  const w = await world(migrato);
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  await ada.ask({ t: 'start' });
  const mover = ada.scene.awaiting.must.includes(0) ? ada : ben;
  const { decision, options } = mover.scene;
  const request = { t: 'act', id: 'once', decision, action: options[0] ?? expect.fail() } as const;
  expect(await mover.ask(request)).toBeUndefined();
  const { seq } = w.room.head;
  expect(await mover.ask(request)).toBeUndefined();
  await w.reopen();
  expect(await mover.ask(request)).toBeUndefined();
  expect(w.room.head.seq).toBe(seq);
});

test('out of turn, unseated, malformed, before the start and after the end: each a reason, nothing changed', async () => {
  const w = await world(migrato);
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  const watcher = await w.sit(null);
  expect(await ben.ask({ t: 'act', decision: 0, action: { type: 'resign' } })).toEqual({
    key: 'room.notPlaying',
  });
  expect(await ben.ask({ t: 'start' })).toEqual({ key: 'room.notHost' });
  await ada.ask({ t: 'start' });
  const { seq } = w.room.head;
  const idle = ada.scene.awaiting.must.includes(0) ? ben : ada;
  expect((await idle.act({ type: 'passRedraw' }))?.key).toBe('E_NOT_YOUR_TURN');
  expect(await watcher.ask({ t: 'act', decision: null, action: { type: 'resign' } })).toEqual({
    key: 'room.notSeated',
  });
  expect((await ada.act({ type: 'fly' }))?.key).toBe('room.badAction');
  expect(w.room.head.seq).toBe(seq);
  expect(await idle.ask({ t: 'act', decision: null, action: { type: 'resign' } })).toBeUndefined();
  expect(w.room.head.phase).toBe('over');
  expect(await ada.act({ type: 'passRedraw' })).toEqual({ key: 'room.notPlaying' });
});

test('a table comes back from one stored row and plays on', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  await guests[0]?.ask({ t: 'start' });
  await wander(w, guests, seeded(1), 9);
  const held = guests.map((one) => one.scene);
  await w.reopen();
  const back = [await w.sit(0), await w.sit(1)];
  expect(back.map((one) => one.scene)).toEqual(held);
  await wander(w, back, seeded(2));
  expect(w.room.head.phase).toBe('over');
});

test('a disk that is full stops the action, not the table', async () => {
  const { failing } = await import('./testing/failing.ts');
  const store = failing();
  const w = await world(migrato, { store });
  const guests = [await w.sit(0), await w.sit(1)];
  await guests[0]?.ask({ t: 'start' });
  const mover = guests.find((one) => one.scene.awaiting.must.includes(one.link.seat ?? -1)) ?? expect.fail();
  const held = guests.map((one) => JSON.stringify(one.scene));
  store.fail('full');
  expect(await mover.act(mover.scene.options[0] ?? {})).toEqual({ key: 'store.full' });
  expect(guests.map((one) => JSON.stringify(one.scene))).toEqual(held);
  store.fail(null);
  expect(await mover.act(mover.scene.options[0] ?? {})).toBeUndefined();
  await settle(w.room);
});
