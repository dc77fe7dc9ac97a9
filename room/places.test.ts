import { expect, test } from 'vitest';
import { title as emigration } from '../games/emigration/index.ts';
import { playedByBot } from './head.ts';
import { HOST_PASSES_AFTER_MS } from './hosts.ts';
import { openRoom } from './room.ts';
import { bot, person, settle, type World, world } from './testing/world.ts';

const open = person('', { name: null, key: null });
const four = (): Promise<World> => world(emigration, { seats: [person('Ada'), person('Ben'), bot, open] });

test('before the start a guest stands up, changes to a free seat and comes back there by the same token', async () => {
  const w = await four();
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  expect(await ben.ask({ t: 'move', seat: 0 })).toEqual({ key: 'table.seatTaken' });
  expect(await ben.ask({ t: 'move', seat: 2 })).toEqual({ key: 'table.seatTaken' });
  expect(await ben.ask({ t: 'move', seat: 3, id: 'over' })).toBeUndefined();
  expect(ben.heard.at(-1)).toEqual({ t: 'ack', id: 'over' });
  expect(ben.gone).toBe('link.moved');
  expect(ada.table?.seats.map(({ name }) => name)).toEqual(['Ada', null, null, 'Ben']);
  const again = await w.sit(3);
  expect(again.link.key).toBe('key of Ben');
  const { rev } = w.room.head;
  expect(await again.ask({ t: 'move', seat: 3, id: 'over' })).toBeUndefined();
  expect(w.room.head.rev).toBe(rev);
  expect(await again.ask({ t: 'leave' })).toBeUndefined();
  expect(ada.table?.seats[3]).toMatchObject({ name: null, free: true });
});

test('the host lets two seats change places, also its own; nothing is done twice', async () => {
  const w = await four();
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  expect(await ben.ask({ t: 'swap', seats: [0, 1] })).toEqual({ key: 'room.notHost' });
  expect(await ada.ask({ t: 'swap', seats: [0, 2], id: 'swap' })).toBeUndefined();
  expect(ada.gone).toBe('link.moved');
  expect(ben.gone).toBeUndefined();
  const host = await w.sit(2, true);
  expect(host.table?.host).toBe(2);
  expect(await host.ask({ t: 'swap', seats: [0, 2], id: 'swap' })).toBeUndefined();
  expect(host.table?.host).toBe(2);
  await host.ask({ t: 'seat', seat: 3, kind: 'bot' });
  expect(await host.ask({ t: 'start' })).toBeUndefined();
  expect(await host.ask({ t: 'swap', seats: [0, 1] })).toEqual({ key: 'room.alreadyStarted' });
});

test('the seat of somebody who left for good is a bot’s or anybody’s, as the host says, and play goes on', async () => {
  const w = await world(emigration, { seats: [person('Ada'), person('Ben'), bot] });
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  await ada.ask({ t: 'start' });
  await ben.ask({ t: 'leave' });
  for (const kind of ['bot', 'human', 'bot'] as const) {
    expect(await ada.ask({ t: 'seat', seat: 1, kind })).toBeUndefined();
    expect(ada.table?.seats[1]).toMatchObject({ kind, free: kind === 'human' });
    expect(playedByBot(w.room.head.seats[1])).toBe(true);
  }
});

test('guests say what they are called, as long as it can be read and is nobody else’s', async () => {
  const w = await four();
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  expect(await ben.ask({ t: 'rename', name: ' Benno ' })).toBeUndefined();
  expect(ada.table?.seats[1]?.name).toBe('Benno');
  expect(await ben.ask({ t: 'rename', name: '\u200b' })).toEqual({ key: 'table.badName' });
  expect(await ben.ask({ t: 'rename', name: 'Аdа' })).toMatchObject({ key: 'table.alikeName' });
  expect(await ben.ask({ t: 'rename', name: 'Ada' })).toBeUndefined();
  expect(ada.table?.seats[1]?.name).toBe('Ada (2)');
});

test('ready is a person’s own word: it goes when they do, and when the options change', async () => {
  const w = await four();
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  await ben.ask({ t: 'ready', ready: true });
  expect(ada.table?.seats[1]?.ready).toBe(true);
  w.room.disconnect(ben.link);
  await settle(w.room);
  expect(ada.table?.seats[1]?.ready).toBe(false);
  const again = await w.sit(1);
  await again.ask({ t: 'ready', ready: true });
  await ada.ask({ t: 'arrange', options: {}, seats: 4 });
  expect(ada.table?.seats[1]?.ready).toBe(false);
});

test('the host’s right passes to whoever sat down first of those who are here, after two minutes', async () => {
  const w = await world(emigration, {
    seats: [person('Ada'), person('Ben', { sat: 20 }), person('Cem', { sat: 10 }), person('Dia')],
  });
  const [ada, ben, cem] = [await w.sit(0), await w.sit(1), await w.sit(2)];
  w.room.disconnect(ada.link);
  w.time.pass(HOST_PASSES_AFTER_MS - 1);
  await settle(w.room);
  expect(ben.table?.host).toBe(0);
  w.time.pass(1);
  await settle(w.room);
  expect(ben.table?.host).toBe(2);
  expect(ben.heard).toContainEqual({
    t: 'notice',
    notice: { key: 'table.host', args: { seat: { seat: 2 } } },
  });
  await w.room.join('Dia', undefined, 'key of Dia');
  expect(await cem.ask({ t: 'start' })).toBeUndefined();
  const back = await w.sit(0, false);
  expect(back.table?.host).toBe(2);
  expect(await back.ask({ t: 'handOver', seat: 0 })).toEqual({ key: 'room.notHost' });
  expect(await cem.ask({ t: 'handOver', seat: 0 })).toBeUndefined();
  expect(back.table?.host).toBe(0);
  expect(await back.ask({ t: 'handOver', seat: 1 })).toBeUndefined();
  expect(await back.ask({ t: 'handOver', seat: 1 })).toEqual({ key: 'room.notHost' });
});

test('where nobody was here, whoever comes next is the host', async () => {
  const w = await four();
  const ada = await w.sit(0);
  w.room.disconnect(ada.link);
  w.time.pass(HOST_PASSES_AFTER_MS);
  await settle(w.room);
  const ben = await w.sit(1);
  expect(ben.table?.host).toBe(1);
});

test('at one device nobody becomes the host: whoever plays alone is told nothing of it', async () => {
  const w = await world(emigration, {
    seats: [person('Ada'), bot],
    hostKey: 'key of nobody',
    opens: (game, ports, loaded) => openRoom(game, { ...ports, oneDevice: true }, loaded),
  });
  const ada = await w.sit(0, false);
  w.time.pass(HOST_PASSES_AFTER_MS);
  await settle(w.room);
  expect(ada.heard.filter(({ t }) => t === 'notice')).toEqual([]);
  expect(ada.table?.host).toBeNull();
});

test('a host without a seat has its right again on coming back', async () => {
  const w = await world(emigration, { hostKey: 'key of nobody' });
  const host = await w.sit(null, true);
  const ada = await w.sit(0, false);
  w.room.disconnect(host.link);
  w.time.pass(HOST_PASSES_AFTER_MS);
  await settle(w.room);
  expect(ada.table?.host).toBe(0);
  expect(await ada.ask({ t: 'start' })).toBeUndefined();
  const back = await w.sit(null, false);
  w.room.disconnect(back.link);
  Object.assign(back.link, { key: 'key of nobody' });
  await w.room.connect(back.link, null);
  await settle(w.room);
  expect(ada.table?.host).toBeNull();
  expect(back.link.host).toBe(true);
  expect(ada.link.host).toBe(false);
});
