import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { title as ferry } from '../games/_template/index.ts';
import { title as displacement } from '../games/displacement/index.ts';
import { title as emigration } from '../games/emigration/index.ts';
import { failing } from './testing/failing.ts';
import { wander } from './testing/wander.ts';
import { bot, type Guest, person, settle, type World, world } from './testing/world.ts';

const TABLE = 'table0001';
const MINUTE = 60_000;
const REVOKE = { t: 'revoke', seat: 1, pass: 'let me in' } as const;

async function begun(more: Parameters<typeof world>[1] = {}): Promise<{ w: World; ada: Guest; ben: Guest }> {
  const w = await world(emigration, more);
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  await ada.ask({ t: 'start' });
  return { w, ada, ben };
}

const kindsOf = async (guest: Guest): Promise<unknown[]> => {
  await guest.ask({ t: 'history' });
  const past = guest.heard.findLast((message) => message.t === 'history');
  return past?.t === 'history'
    ? past.frames.map(({ kind, seat }) => [kind, seat])
    : expect.fail('no history');
};

test('when the host ends the access of a seat, every device of it is let go at once and does nothing more', async () => {
  const { w, ada, ben } = await begun();
  const phone = await w.sit(1);
  const told = [ben, phone].map(({ raw }) => raw.length);
  expect(await ada.ask(REVOKE)).toBeUndefined();
  for (const device of [ben, phone]) {
    expect(device.gone).toBe('link.wrongToken');
    await device.ask({ t: 'note', text: 'still here' });
    await device.ask({ t: 'history' });
    await device.ask({ t: 'stepBack' });
    await device.ask({ t: 'renew', token: 'mine for ever' });
  }
  await wander(w, [ada], seeded('revoked'), 1);
  expect([ben, phone].map(({ raw }) => raw.length)).toEqual(told);
  expect(w.room.head.seats[1]).toMatchObject({ name: 'Ben', kind: 'human', standIn: 'no' });
});

test('everybody is told, and whoever was away reads it later, also after a restart', async () => {
  const { w, ada } = await begun();
  const watcher = await w.sit(null);
  await ada.ask(REVOKE);
  const revoked = { t: 'notice', notice: { key: 'table.revoked', args: { seat: { seat: 1 } } } };
  expect(ada.heard).toContainEqual(revoked);
  expect(watcher.heard).toContainEqual(revoked);
  expect(ada.table?.seats[1]).toMatchObject({ name: 'Ben', free: false, connected: false });
  await w.reopen();
  expect(await w.room.admit('let me in', 'key of Ben again')).toBe(1);
  const dia = await w.sit(null);
  expect(await kindsOf(dia)).toEqual([
    ['start', undefined],
    ['revoke', 1],
    ['admit', 1],
  ]);
});

test('a pass lets one person in, once; with a token of its own the answer can be asked for again', async () => {
  const { w, ada } = await begun();
  await ada.ask(REVOKE);
  expect(await w.room.join('Cem', undefined, 'key of Cem')).toEqual({ key: 'table.full' });
  expect(await w.room.join('Cem', 1, 'key of Cem')).toEqual({ key: 'table.seatTaken' });
  expect(await w.room.admit('guessed', 'key of Cem')).toEqual({ key: 'table.wrongPass' });
  expect(await w.room.admit('let me in', 'key of Ben again')).toBe(1);
  expect(await w.room.admit('let me in', 'key of Ben again')).toBe(1);
  expect(await w.room.admit('let me in', 'key of Ada')).toBe(0);
  expect(await w.room.admit('let me in', 'key of Cem')).toEqual({ key: 'table.wrongPass' });
  const ben = await w.sit(1);
  expect(ada.heard).toContainEqual({
    t: 'notice',
    notice: { key: 'table.admitted', args: { seat: { seat: 1 } } },
  });
  expect(await ben.ask({ t: 'stepBack' })).toBeUndefined();
});

test('a pass that was lost is replaced by another, and the first is worth nothing', async () => {
  const { w, ada } = await begun();
  await ada.ask(REVOKE);
  await ada.ask({ ...REVOKE, pass: 'another' });
  expect(await w.room.admit('let me in', 'key of Cem')).toEqual({ key: 'table.wrongPass' });
  expect(await w.room.admit('another', 'key of Ben again')).toBe(1);
});

test('D11 a note goes with the access: the host who holds the pass cannot read it', async () => {
  const { w, ada, ben } = await begun();
  await ben.ask({ t: 'note', text: 'my plans' });
  await ada.ask(REVOKE);
  expect(await w.store.note(TABLE, 1)).toBe('');
  await w.room.admit('let me in', 'key of somebody');
  expect((await w.sit(1)).heard[0]).toMatchObject({ t: 'welcome', note: '' });
});

test('the seat waits; where the table has a stand-in for who is away, it plays until the person is let in', async () => {
  const { w, ada } = await begun({ absenceMs: MINUTE });
  await ada.ask(REVOKE);
  await settle(w.room);
  expect(ada.table?.seats[1]?.standIn).toBe(false);
  w.time.pass(MINUTE);
  await settle(w.room);
  expect(ada.table?.seats[1]?.standIn).toBe(true);
  await w.room.admit('let me in', 'key of Ben again');
  await w.sit(1);
  expect(ada.table?.seats[1]).toMatchObject({ standIn: false, connected: true });
  const { w: patient, ada: host } = await begun();
  await host.ask(REVOKE);
  patient.time.pass(60 * MINUTE);
  await settle(patient.room);
  expect(host.table?.seats[1]?.standIn).toBe(false);
  // As for anybody who is away, the host may ask for one.
  await host.ask({ t: 'seat', seat: 1, kind: 'bot' });
  expect(host.table?.seats[1]).toMatchObject({ standIn: true, kind: 'human', name: 'Ben' });
});

test('only the host does it, in a running game, to the seat of another person', async () => {
  const w = await world(emigration, { seats: [person('Ada'), person('Ben'), bot] });
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  expect(await ada.ask(REVOKE)).toEqual({ key: 'room.notPlaying' });
  await ada.ask({ t: 'start' });
  expect(await ben.ask({ ...REVOKE, seat: 0 })).toEqual({ key: 'room.notHost' });
  expect(await ada.ask({ ...REVOKE, seat: 0 })).toEqual({ key: 'table.ownSeat' });
  expect(await ada.ask({ ...REVOKE, seat: 2 })).toEqual({ key: 'table.nobodySits' });
  expect(await ada.ask({ ...REVOKE, seat: 7 })).toEqual({ key: 'table.noSuchSeat' });
  expect(ben.gone).toBeUndefined();
});

test('a facilitator without a seat can do it, and sees no more of that seat than before', async () => {
  const w = await world(displacement, { hostKey: 'key of nobody' });
  const host = await w.sit(null, true);
  await host.ask({ t: 'start' });
  const before = host.scene.view;
  expect(await host.ask(REVOKE)).toBeUndefined();
  expect(host.scene.view).toEqual(before);
  expect(host.link.seat).toBeNull();
});

test('what is asked of the seat, or by it, is asked no more', async () => {
  const w = await world(ferry, { seats: [person('Ada'), person('Ben'), person('Cem')] });
  const [ada] = [await w.sit(0), await w.sit(1), await w.sit(2)];
  await ada.ask({ t: 'start' });
  // A gift shows its cards to the one who gets them.
  await ada.act({ type: 'gift', to: 1, cards: [0] });
  await ada.ask({ t: 'undo' });
  expect(ada.table?.request).toMatchObject({ seat: 0, waiting: [1] });
  await ada.ask({ ...REVOKE, seat: 2 });
  expect(ada.table?.request).not.toBeNull();
  await ada.ask(REVOKE);
  expect(ada.table?.request).toBeNull();
});

test('it is written as a whole or not at all', async () => {
  const store = failing();
  const { w, ada, ben } = await begun({ store });
  const { seats, seq } = w.room.head;
  store.fail('full');
  expect(await ada.ask({ ...REVOKE, id: 'once' })).toEqual({ key: 'store.full' });
  expect(ben.gone).toBeUndefined();
  expect(w.room.head).toMatchObject({ seats, seq });
  store.fail(null);
  expect(await ada.ask({ ...REVOKE, id: 'once' })).toBeUndefined();
  expect(ben.gone).toBe('link.wrongToken');
  const { rev } = w.room.head;
  expect(await ada.ask({ ...REVOKE, id: 'once' })).toBeUndefined();
  expect(w.room.head.rev).toBe(rev);
});
