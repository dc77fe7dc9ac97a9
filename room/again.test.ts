import { expect, test } from 'vitest';
import { title as migrato } from '../games/migrato/index.ts';
import { memoryStore } from './memoryStore.ts';
import { type Store, StoreTrouble } from './store.ts';
import { failing } from './testing/failing.ts';
import { bot, guest, settle, world } from './testing/world.ts';

test('bots whose move could not be written go on when the store is well again, asked by nobody', async () => {
  const store = failing();
  const w = await world(migrato, { store, seats: [bot, bot], hostKey: 'key of Ada' });
  const ada = await w.sit(null, true);
  store.fail('full');
  expect(await ada.ask({ t: 'start' })).toEqual({ key: 'store.full' });
  store.fail(null);
  const started = ada.ask({ t: 'start' });
  await started;
  store.fail('full');
  await settle(w.room);
  const stuck = w.room.head.seq;
  await settle(w.room);
  expect(w.room.head.seq).toBe(stuck);
  expect(w.complaints.length).toBeGreaterThan(0);
  expect(w.room.isIdle()).toBe(false);
  store.fail(null);
  w.time.pass(1000);
  await settle(w.room);
  expect(w.room.head.seq).toBeGreaterThan(stuck);
});

test('whoever is being greeted when the room is lost is let go with the others', async () => {
  const store = memoryStore();
  let read = (): void => {};
  const slow = new Promise<void>((resolve) => {
    read = resolve;
  });
  const talk: Store['talk'] = async (id, most) => {
    await slow;
    return store.talk(id, most);
  };
  const w = await world(migrato, { store: { ...store, talk } });
  const late = guest(() => w.room, 0);
  const greeting = w.room.connect(late.link, null);
  w.room.lose();
  read();
  await greeting;
  expect(late.gone).toBe('store.conflict');
  expect(late.heard).toEqual([]);
});

test('whoever could not be greeted because the store could not be read is let go, and asks again', async () => {
  const store = memoryStore();
  let isTrouble = true;
  const talk: Store['talk'] = async (id, most) => {
    if (isTrouble) throw new StoreTrouble('locked', 'no answer');
    return store.talk(id, most);
  };
  const w = await world(migrato, { store: { ...store, talk } });
  const late = guest(() => w.room, 0);
  await w.room.connect(late.link, null);
  expect(late.gone).toBe('store.locked');
  isTrouble = false;
  const again = guest(() => w.room, 0);
  await w.room.connect(again.link, null);
  expect(again.heard[0]?.t).toBe('welcome');
});
