import { expect, test } from 'vitest';
import { title as ferry } from '../games/_template/index.ts';
import { title as emigration } from '../games/emigration/index.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { failing } from './testing/failing.ts';
import { person, settle, type Wish, world } from './testing/world.ts';

const TABLE = 'table0001';
const MINUTE = 60_000;

test.each<[string, Wish]>([
  ['talk', { t: 'talk', phrase: 'thanks' }],
  ['note', { t: 'note', text: 'once' }],
  ['pause', { t: 'pause' }],
  ['renew', { t: 'renew', token: 'Ben again' }],
])('F3 a repeated %s is answered as done and not done twice, also after a restart', async (_name, wish) => {
  const w = await world(emigration);
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  await ada.ask({ t: 'start' });
  const request = { ...wish, id: 'once' };
  expect(await ben.ask(request)).toBeUndefined();
  const { rev } = w.room.head;
  const said = (await w.store.talk(TABLE, 9)).length;
  expect(await ben.ask(request)).toBeUndefined();
  await w.reopen();
  expect(await ben.ask(request)).toBeUndefined();
  expect(w.room.head.rev).toBe(rev);
  expect(await w.store.talk(TABLE, 9)).toHaveLength(said);
});

test('F3 a repeated undo takes back once, and a repeated question asks once', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  await guests[0]?.ask({ t: 'start' });
  const mover =
    guests.find(({ scene, link }) => scene.awaiting.must.includes(link.seat ?? -1)) ?? expect.fail();
  for (let i = 0; i < 9 && mover.scene.undo.state !== 'free'; i++)
    await mover.act(mover.scene.options[0] ?? {});
  expect(mover.scene.undo.state).toBe('free');
  expect(await mover.ask({ t: 'undo', id: 'back' })).toBeUndefined();
  const { seq } = w.room.head;
  await w.reopen();
  expect(await mover.ask({ t: 'undo', id: 'back' })).toBeUndefined();
  expect(w.room.head.seq).toBe(seq);
});

test('F3 the host without a seat has a list of its own', async () => {
  const w = await world(migrato, { hostKey: 'key of nobody' });
  const host = await w.sit(null, true);
  expect(await host.ask({ t: 'talk', id: 'once', phrase: 'thanks' })).toBeUndefined();
  await w.reopen();
  const again = await w.sit(null, true);
  expect(await again.ask({ t: 'talk', id: 'once', phrase: 'thanks' })).toBeUndefined();
  expect(await w.store.talk(TABLE, 9)).toHaveLength(1);
  const watcher = await w.sit(null);
  expect(await watcher.ask({ t: 'talk', id: 'once', phrase: 'thanks' })).toEqual({ key: 'talk.onlyPlayers' });
});

test('F3 who asks for a seat again with the same token has sat down once', async () => {
  const free = person('', { name: null, key: null });
  const w = await world(ferry, { seats: [person('Ada'), free, free] });
  expect(await w.room.join('Ben', undefined, 'key of Ben')).toBe(1);
  expect(await w.room.join('Ben', undefined, 'key of Ben')).toBe(1);
  expect(w.room.head.seats[2]?.key).toBeNull();
});

test('F4 sixteen ids are remembered, and a seat has at most eight requests unanswered on all devices', async () => {
  const w = await world(emigration);
  await w.sit(0);
  const devices = [await w.sit(1), await w.sit(1)];
  const asked = Array.from({ length: 10 }, (_, i) =>
    devices[i % 2]?.ask({ t: 'talk', id: `t${i}`, phrase: 'thanks' }),
  );
  const refusals = (await Promise.all(asked)).filter((refusal) => refusal !== undefined);
  expect(refusals).toEqual([{ key: 'room.tooMany' }, { key: 'room.tooMany' }]);
  for (let i = 0; i < 30; i++) await devices[0]?.ask({ t: 'note', id: `n${i}`, text: 'x' });
  expect(w.room.head.ids[1]).toEqual(Array.from({ length: 16 }, (_, i) => `n${i + 14}`));
});

test('F4 what is under way and asked again on another line is not one too many: it may be done', async () => {
  const w = await world(emigration);
  const devices = [await w.sit(1), await w.sit(1)];
  const asked = Array.from({ length: 8 }, (_, i) =>
    devices[0]?.ask({ t: 'talk', id: `t${i}`, phrase: 'thanks' }),
  );
  const again = devices[1]?.ask({ t: 'talk', id: 't7', phrase: 'thanks' });
  expect(await again).toBeUndefined();
  await Promise.all(asked);
  expect(await w.store.talk(TABLE, 20)).toHaveLength(8);
});

test('F5 steps are never counted twice from the same number, whatever the clock says', async () => {
  const w = await world(migrato);
  const ada = await w.sit(0);
  await w.sit(1);
  await ada.ask({ t: 'start' });
  const last = ada.following?.seq ?? expect.fail();
  await w.reopen();
  const again = await w.sit(0, undefined, last);
  expect(again.heard[0]).toMatchObject({ t: 'welcome', current: false });
  expect(Math.abs((again.following?.seq ?? 0) - last)).toBeGreaterThan(1000);
});

test.each(['conflict', 'unsure'] as const)(
  'F2, F6 after %s the room lets everybody go and writes no more',
  async (kind) => {
    const store = failing();
    const w = await world(migrato, { store });
    const guests = [await w.sit(0), await w.sit(1), await w.sit(null)];
    store.fail(kind);
    await guests[1]?.ask({ t: 'talk', id: 'lost', phrase: 'thanks' });
    store.fail(null);
    expect(guests.map(({ gone }) => gone)).toEqual(guests.map(() => `store.${kind}`));
    // Neither a refusal nor an acknowledgement: the client comes back and asks again.
    expect(guests[1]?.heard.filter(({ t }) => t === 'ack' || t === 'refused')).toEqual([]);
    expect(w.room.isLost).toBe(true);
    expect(await w.room.join('Cem', undefined, 'key of Cem')).toEqual({ key: `store.${kind}` });
    await guests[1]?.ask({ t: 'talk', id: 'later', phrase: 'thanks' });
    expect(await store.talk(TABLE, 9)).toEqual([]);
  },
);

test('F6 a room that was put back on the shelf lets whoever comes go, to find a fresh one', async () => {
  const w = await world(migrato);
  const { room } = w;
  await room.close();
  const late = await w.sit(0);
  expect(late.gone).toBe('store.conflict');
});

test('F8 after a restart everybody counts as just gone, and a stand-in plays for who stays away', async () => {
  const w = await world(migrato, { absenceMs: MINUTE });
  const ada = await w.sit(0);
  await w.sit(1);
  await ada.ask({ t: 'start' });
  await w.reopen();
  const back = await w.sit(0);
  w.time.pass(MINUTE);
  await settle(w.room);
  expect(back.table?.seats.map(({ standIn }) => standIn)).toEqual([false, true]);
});
