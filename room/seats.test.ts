import { expect, test } from 'vitest';
import { title as displacement } from '../games/displacement/index.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { bot, person, settle, world } from './testing/world.ts';

const MINUTE = 60_000;

test('people take free seats until the table is full', async () => {
  const open = person('', { name: null, key: null });
  const w = await world(migrato, { seats: [person('Ada'), open] });
  const ada = await w.sit(0);
  expect(await ada.ask({ t: 'start' })).toEqual({ key: 'room.seatsEmpty' });
  expect(await w.room.join('Ben', 0, 'k')).toEqual({ key: 'table.seatTaken' });
  expect(await w.room.join('Ben', undefined, 'k')).toBe(1);
  expect(await w.room.join('Cem', undefined, 'l')).toEqual({ key: 'table.full' });
  expect(ada.table?.seats[1]).toMatchObject({ name: 'Ben', free: false });
});

test('only the host sets seats, never its own, and nobody at the table is put off in a running game', async () => {
  const w = await world(migrato);
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  expect(await ben.ask({ t: 'seat', seat: 0, kind: 'bot' })).toEqual({ key: 'room.notHost' });
  expect(await ada.ask({ t: 'seat', seat: 0, kind: 'bot' })).toEqual({ key: 'table.ownSeat' });
  expect(await ada.ask({ t: 'seat', seat: 7, kind: 'bot' })).toEqual({ key: 'table.noSuchSeat' });
  expect(await ada.ask({ t: 'seat', seat: 0, kind: 'human', name: 'Ada L.' })).toBeUndefined();
  expect(ben.table?.seats[0]?.name).toBe('Ada L.');
  await ada.ask({ t: 'start' });
  expect(await ada.ask({ t: 'seat', seat: 0, kind: 'human', name: 'Eve' })).toEqual({ key: 'table.ownSeat' });
  expect(await ada.ask({ t: 'seat', seat: 1, kind: 'bot' })).toEqual({ key: 'table.seatTaken' });
  w.room.disconnect(ben.link);
  expect(await ada.ask({ t: 'seat', seat: 1, kind: 'bot' })).toBeUndefined();
  expect(ada.table?.seats[1]).toMatchObject({ kind: 'human', standIn: true });
});

test('before the start the host changes options and how many seats there are, but takes nobody off a seat', async () => {
  const w = await world(displacement, { seats: [person('Ada'), person('Ben')] });
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  expect(await ben.ask({ t: 'arrange', options: {}, seats: 3 })).toEqual({ key: 'room.notHost' });
  expect(
    await ada.ask({ t: 'arrange', options: { roundLimit: 8 }, seats: 3, decisionMs: 30_000 }),
  ).toBeUndefined();
  expect(ben.table).toMatchObject({ config: { roundLimit: 8 }, decisionMs: 30_000, talk: 'phrases' });
  expect(ben.table?.seats.map(({ free }) => free)).toEqual([false, false, true]);
  expect(await w.room.join('Cem', undefined, 'k')).toBe(2);
  expect(await ada.ask({ t: 'arrange', options: {}, seats: 2 })).toEqual({ key: 'table.seatTaken' });
  expect(await ada.ask({ t: 'arrange', options: { roundLimit: 9 }, seats: 3 })).toMatchObject({
    key: 'table.badOptions',
  });
  expect(await ada.ask({ t: 'seat', seat: 2, kind: 'human' })).toBeUndefined();
  expect(await ada.ask({ t: 'arrange', options: {}, seats: 2 })).toBeUndefined();
  expect(await ada.ask({ t: 'start' })).toBeUndefined();
  expect(ben.scene.awaiting.must.length).toBeGreaterThan(0);
  expect(await ada.ask({ t: 'arrange', options: {}, seats: 2 })).toEqual({ key: 'room.alreadyStarted' });
});

test('who steps back is played for, and nobody else can tell; who returns plays again', async () => {
  const w = await world(migrato);
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  await ada.ask({ t: 'start' });
  const [mover, other] = ada.scene.awaiting.must.includes(0) ? [ada, ben] : [ben, ada];
  expect(await mover.ask({ t: 'stepBack' })).toBeUndefined();
  await settle(w.room);
  const seat = mover.link.seat ?? 0;
  expect(mover.table?.seats[seat]).toMatchObject({ standIn: true, bot: null, kind: 'human' });
  expect(other.table?.seats[seat]).toMatchObject({ standIn: false, bot: null, kind: 'human' });
  expect(other.scene.awaiting.must).toEqual([other.link.seat]);
  expect(await mover.ask({ t: 'act', decision: null, action: { type: 'resign' } })).toEqual({
    key: 'room.standInPlays',
  });
  const before = other.raw.length;
  w.room.disconnect(mover.link);
  await settle(w.room);
  expect(other.raw.slice(before)).toEqual([]);
  const onlooker = await w.sit(null, false);
  expect(onlooker.table?.seats[seat]).toMatchObject({ standIn: false, connected: true });
  const again = await w.sit(seat);
  expect(again.table?.seats[seat]).toMatchObject({ standIn: true, connected: true });
  expect(await again.ask({ t: 'return' })).toBeUndefined();
  expect(again.table?.seats[seat]?.standIn).toBe(false);
  expect(other.table?.seats[seat]?.standIn).toBe(false);
});

test('of who stepped back and put the device away, the host learns nothing by giving the seat to a bot', async () => {
  const w = await world(migrato);
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  await ada.ask({ t: 'start' });
  const wish = { t: 'seat', seat: 1, kind: 'bot' } as const;
  const whileHere = await ada.ask(wish);
  await ben.ask({ t: 'stepBack' });
  w.room.disconnect(ben.link);
  await settle(w.room);
  expect(whileHere).toEqual({ key: 'table.seatTaken' });
  expect(await ada.ask(wish)).toEqual(whileHere);
});

test('after the stated absence a stand-in plays, and hands back when the person returns', async () => {
  const w = await world(migrato, { absenceMs: MINUTE });
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  await ada.ask({ t: 'start' });
  const [mover, other] = ada.scene.awaiting.must.includes(0) ? [ada, ben] : [ben, ada];
  const seat = mover.link.seat ?? 0;
  w.room.disconnect(mover.link);
  w.time.pass(MINUTE - 1);
  await settle(w.room);
  expect(other.table?.seats[seat]).toMatchObject({ connected: false, standIn: false });
  w.time.pass(1);
  await settle(w.room);
  expect(other.table?.seats[seat]?.standIn).toBe(true);
  expect(other.scene.awaiting.must).toEqual([other.link.seat]);
  await w.sit(seat);
  expect(other.table?.seats[seat]).toMatchObject({ connected: true, standIn: false });
});

test('bots play each other to the end; one that breaks is replaced by the default', async () => {
  const w = await world(migrato, {
    seats: [bot, bot],
    bots: { think: () => Promise.reject(new Error('no idea')) },
  });
  const host = await w.sit(null, true);
  await host.ask({ t: 'start' });
  for (let i = 0; i < 400 && w.room.head.phase !== 'over'; i++) await settle(w.room);
  expect(w.room.head.phase).toBe('over');
  expect(host.scene.outcome).not.toBeNull();
});
