import { expect, test } from 'vitest';
import { title as migrato } from '../games/migrato/index.ts';
import type { Room } from '../room/room.ts';
import { world } from '../room/testing/world.ts';
import { newShelf } from './shelf.ts';

test('F6 whoever looks for a lost room together finds one fresh one', async () => {
  const w = await world(migrato);
  const opened: Room[] = [];
  const shelf = newShelf(async () => {
    const room = await w.beside();
    opened.push(room);
    return room;
  });
  const first = (await shelf.take('a')) ?? expect.fail();
  first.lose();
  expect(await shelf.held('a')).toBeUndefined();
  const found = await Promise.all([shelf.take('a'), shelf.take('a'), shelf.take('a')]);
  expect(opened).toHaveLength(2);
  expect(found).toEqual([opened[1], opened[1], opened[1]]);
  expect(shelf.size).toBe(1);
  await shelf.close();
});

test('F6 a table that could not be opened is taken away by whoever tried, and by nobody else', async () => {
  const w = await world(migrato);
  let fails = true;
  const shelf = newShelf(async () => (fails ? Promise.reject(new Error('no')) : w.beside()));
  await expect(shelf.take('a')).rejects.toThrow('no');
  expect(shelf.size).toBe(0);
  fails = false;
  expect(await shelf.take('a')).toBeDefined();
  await shelf.close();
});
