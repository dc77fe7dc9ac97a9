import { expect, test } from 'vitest';
import { title as ferry } from '../games/_template/index.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { type Guest, settle, type World, world } from './testing/world.ts';

const MINUTE = 60_000;

async function begun(more: Parameters<typeof world>[1]): Promise<{ w: World; ada: Guest; ben: Guest }> {
  const w = await world(migrato, more);
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  await ada.ask({ t: 'start' });
  return { w, ada, ben };
}

test('without a clock nothing happens by itself', async () => {
  const { w, ada } = await begun({});
  expect(ada.scene.left).toBeNull();
  w.time.pass(1e9);
  await settle(w.room);
  expect(w.room.head.seq).toBe(0);
});

test("when a seat's time runs out the game's own default is played for it", async () => {
  const { w, ada } = await begun({ decisionMs: MINUTE });
  const stored = (await w.store.load('table0001'))?.state?.state;
  const [seat = 0] = w.game.awaiting(stored).must;
  w.time.pass(MINUTE - 1);
  await settle(w.room);
  expect(w.room.head.seq).toBe(0);
  w.time.pass(1);
  await settle(w.room);
  const [, entry] = await w.store.entries('table0001');
  expect(entry).toMatchObject({ actor: seat, by: 'clock', action: w.game.fallback(stored, seat) });
  expect(ada.scene.left).toBe(MINUTE);
});

test('in a pause no time passes and nobody acts', async () => {
  const { w, ada, ben } = await begun({ decisionMs: MINUTE });
  w.time.pass(MINUTE / 2);
  expect(await ben.ask({ t: 'pause' })).toBeUndefined();
  expect(ada.table?.paused).toBe(true);
  w.time.pass(10 * MINUTE);
  await settle(w.room);
  expect(w.room.head.seq).toBe(0);
  const mover = ada.scene.awaiting.must.includes(0) ? ada : ben;
  expect(await mover.act(mover.scene.options[0] ?? {})).toEqual({ key: 'room.paused' });
  await ada.ask({ t: 'resume' });
  expect(ben.scene.left).toBe(MINUTE / 2);
  w.time.pass(MINUTE / 2 - 1);
  await settle(w.room);
  expect(w.room.head.seq).toBe(0);
  w.time.pass(1);
  await settle(w.room);
  expect(w.room.head.seq).toBe(1);
});

async function whistling(): Promise<{ w: World; ada: Guest; ben: Guest; ms: number }> {
  const w = await world(ferry);
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  await ada.ask({ t: 'start' });
  for (const guest of [ada, ben]) {
    await guest.act(guest.scene.options.find((action) => action.type === 'lay') ?? expect.fail());
  }
  const { ms } = ada.scene.awaiting.window ?? expect.fail('no window is open');
  return { w, ada, ben, ms };
}

test('a window closes by the clock, not a moment earlier', async () => {
  const { w, ada, ms } = await whistling();
  expect(ada.scene.left).toBe(ms);
  w.time.pass(ms - 1);
  await settle(w.room);
  expect((await w.store.entries('table0001')).at(-1)?.actor).toBe(1);
  w.time.pass(1);
  await settle(w.room);
  expect((await w.store.entries('table0001')).at(-1)).toMatchObject({ actor: 'clock', at: ms, by: 'clock' });
});

test('what happens in a window is stamped with its time, and needs no decision number', async () => {
  const { w, ben } = await whistling();
  w.time.pass(3);
  const call = ben.scene.options.find((action) => action.type === 'call') ?? expect.fail();
  expect(await ben.ask({ t: 'act', decision: null, action: call })).toBeUndefined();
  expect((await w.store.entries('table0001')).at(-1)).toMatchObject({ actor: 1, at: 3, by: 'person' });
});
