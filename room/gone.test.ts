import { expect, test } from 'vitest';
import { title as ferry } from '../games/_template/index.ts';
import { guest, settle, world } from './testing/world.ts';

test('D7 a line that breaks between hello and welcome leaves nobody behind', async () => {
  const w = await world(ferry);
  const ada = await w.sit(0);
  const ben = guest(() => w.room, 1);
  const welcomed = w.room.connect(ben.link, null);
  w.room.disconnect(ben.link);
  await welcomed;
  await settle(w.room);
  expect(ben.heard).toEqual([]);
  expect(w.room.info().seats.map(({ connected }) => connected)).toEqual([true, false]);
  w.room.disconnect(ada.link);
  await settle(w.room);
  expect(w.room.isIdle()).toBe(true);
});

test('D7 nor does one that broke before, comes back and breaks again', async () => {
  const w = await world(ferry);
  const ben = await w.sit(1);
  w.room.disconnect(ben.link);
  const again = w.room.connect(ben.link, null);
  w.room.disconnect(ben.link);
  await again;
  expect(w.room.info().seats[1]?.connected).toBe(false);
  await w.room.connect(ben.link, null);
  expect(w.room.info().seats[1]?.connected).toBe(true);
});
