import { expect, test } from 'vitest';
import { title as emigration } from '../games/emigration/index.ts';
import { memoryStore } from './memoryStore.ts';
import { person, settle, world } from './testing/world.ts';

const FREE = person('', { name: null, key: null });

test('D2 whoever is put out of a seat in the lobby sees, does and writes nothing there any more', async () => {
  const w = await world(emigration);
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  expect(await ada.ask({ t: 'seat', seat: 1, kind: 'human' })).toBeUndefined();
  const told = ben.raw.length;
  expect(await w.room.join('Cem', undefined, 'key of Cem')).toBe(1);
  const cem = await w.sit(1);
  await cem.ask({ t: 'note', text: 'of Cem' });
  await ada.ask({ t: 'start' });
  await ben.ask({ t: 'note', text: 'of Ben' });
  await ben.ask({ t: 'history' });
  await ben.ask({ t: 'act', decision: null, action: { type: 'resign' } });
  await settle(w.room);
  expect(w.room.head.phase).toBe('playing');
  expect(await w.store.note('table0001', 1)).toBe('of Cem');
  expect(ben.raw.slice(told)).toEqual([]);
});

test('D11 who takes a seat over does not receive the note of whoever sat there before', async () => {
  const w = await world(emigration);
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  await ben.ask({ t: 'note', text: 'my birds' });
  await ada.ask({ t: 'seat', seat: 1, kind: 'human' });
  expect(await w.store.note('table0001', 1)).toBe('');
  await w.room.join('Cem', undefined, 'key of Cem');
  const cem = await w.sit(1);
  expect(cem.heard[0]).toMatchObject({ t: 'welcome', note: '' });
});

test('F1 two rooms on one store never give one chair to two people', async () => {
  const store = memoryStore();
  const one = await world(emigration, { store, seats: [person('Ada'), FREE] });
  const other = await one.beside();
  expect(await one.room.join('Ben', undefined, 'key of Ben')).toBe(1);
  expect(await other.join('Cem', undefined, 'key of Cem')).toEqual({ key: 'store.conflict' });
  expect(other.isLost).toBe(true);
  expect((await store.load('table0001'))?.head.seats[1]?.name).toBe('Ben');
});
