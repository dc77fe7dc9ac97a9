import { expect, test } from 'vitest';
import { title as emigration } from '../games/emigration/index.ts';
import { memoryStore } from './memoryStore.ts';
import type { Store } from './store.ts';
import { failing } from './testing/failing.ts';
import { bot, type Guest, person, settle, type World, world } from './testing/world.ts';

interface Table {
  readonly w: World;
  readonly ada: Guest;
  readonly ben: Guest;
  readonly eve: Guest;
}

/** Ada is the host; Eve looks on. */
async function running(store: Store = memoryStore()): Promise<Table> {
  const w = await world(emigration, { store, seats: [person('Ada'), person('Ben'), bot] });
  const [ada, ben, eve] = [await w.sit(0), await w.sit(1), await w.sit(null)];
  await ada.ask({ t: 'start' });
  await settle(w.room);
  return { w, ada, ben, eve };
}

const KNOCK = { t: 'knock', seat: 2, name: 'Eve', token: 'Eve' } as const;
const idIn = ({ table }: Guest): number => table?.knocks[0]?.id ?? expect.fail('nobody knocks');

test('a late comer plays on for a bot if the host agrees', async () => {
  const { w, ada, ben, eve } = await running();
  expect(await eve.ask({ ...KNOCK, seat: 1 })).toEqual({ key: 'table.seatTaken' });
  expect(await ben.ask(KNOCK)).toEqual({ key: 'knock.seated' });
  expect(await eve.ask(KNOCK)).toBeUndefined();
  expect(ada.table?.knocks).toMatchObject([{ seat: 2, name: 'Eve', agreed: [] }]);
  expect(await ben.ask({ t: 'letIn', knock: idIn(ada), agree: true })).toEqual({ key: 'room.notHost' });
  expect(await ada.ask({ t: 'letIn', knock: idIn(ada), agree: true })).toBeUndefined();
  expect(ada.table?.seats[2]).toMatchObject({ kind: 'human', name: 'Eve', standIn: false });
  expect(eve.heard).toContainEqual({ t: 'notice', notice: { key: 'table.letIn' } });
  expect((await w.sit(2)).link.key).toBe('key of Eve');
});

test('without a host all who are here are asked, and one no is enough', async () => {
  const { w, ada, ben, eve } = await running();
  w.room.disconnect(ada.link);
  await settle(w.room);
  await eve.ask(KNOCK);
  expect(await eve.ask({ t: 'letIn', knock: idIn(ben), agree: true })).toEqual({ key: 'room.notSeated' });
  expect(await ben.ask({ t: 'letIn', knock: idIn(ben), agree: false })).toBeUndefined();
  expect(eve.heard).toContainEqual({ t: 'notice', notice: { key: 'table.notLetIn' } });
  await eve.ask(KNOCK);
  await ben.ask({ t: 'letIn', knock: idIn(ben), agree: true });
  expect(ben.table?.seats[2]?.name).toBe('Eve');
});

test('whoever was let in, or left, while nothing could be written still knocks, or still sits there', async () => {
  const store = failing();
  const { ada, ben, eve } = await running(store);
  await eve.ask(KNOCK);
  const yes = { t: 'letIn', knock: idIn(ada), agree: true } as const;
  store.fail('full');
  expect(await ada.ask(yes)).toEqual({ key: 'store.full' });
  expect(await ben.ask({ t: 'leave' })).toEqual({ key: 'store.full' });
  expect(ada.table).toMatchObject({ knocks: [{ seat: 2 }], seats: [{}, { name: 'Ben' }, {}] });
  store.fail(null);
  expect(await ada.ask(yes)).toBeUndefined();
  expect(ada.table).toMatchObject({ knocks: [], seats: [{}, {}, { name: 'Eve' }] });
});

test('whoever goes looks on and knocks no longer, and the others are told at once', async () => {
  const { w, ada, eve } = await running();
  await eve.ask(KNOCK);
  const id = idIn(ada);
  expect(ada.table?.watching).toBe(1);
  w.room.disconnect(eve.link);
  await expect.poll(() => ada.table).toMatchObject({ watching: 0, knocks: [] });
  expect(await ada.ask({ t: 'letIn', knock: id, agree: true })).toEqual({ key: 'knock.gone' });
});

test('a seat travels to another device of its person by a pass, with its note, and nobody else is told', async () => {
  const { w, ada, ben } = await running();
  await ben.ask({ t: 'note', text: 'my plans' });
  const heard = ada.raw.length;
  expect(await ben.ask({ t: 'pass', pass: 'phone' })).toBeUndefined();
  expect(ada.raw.length).toBe(heard);
  expect(await ben.ask({ t: 'pass', pass: null })).toBeUndefined();
  expect(await w.room.admit('phone', 'key of Ben’s phone')).toEqual({ key: 'table.wrongPass' });
  await ben.ask({ t: 'pass', pass: 'phone' });
  expect((await w.sit(1)).heard[0]).toMatchObject({ you: { seat: 1, pass: true } });
  expect(await w.room.admit('phone', 'key of Ben’s phone')).toBe(1);
  expect(ben.gone).toBe('link.wrongToken');
  expect(await w.room.admit('phone', 'key of Cem')).toEqual({ key: 'table.wrongPass' });
  expect((await w.sit(1)).heard[0]).toMatchObject({ note: 'my plans', you: { pass: false } });
});

test('the host’s right travels with its seat, and a renewed token leaves no pass behind', async () => {
  const { w, ada } = await running();
  await ada.ask({ t: 'pass', pass: 'phone' });
  await ada.ask({ t: 'renew', token: 'Ada again' });
  expect(await w.room.admit('phone', 'k')).toEqual({ key: 'table.wrongPass' });
  await ada.ask({ t: 'pass', pass: 'tablet' });
  expect(await w.room.admit('tablet', 'key of tablet')).toBe(0);
  expect(w.room.head.hostKey).toBe('key of tablet');
});

test('everybody sees who goes on to the next table', async () => {
  const { w, ada, ben } = await running();
  const over = { ...w.room.head, phase: 'over' as const, rev: w.room.head.rev + 1 };
  await w.store.commit({ head: over, state: undefined });
  await w.reopen();
  const [first, second] = [await w.sit(0), await w.sit(1)];
  expect([ada.gone, ben.gone]).toEqual([undefined, undefined]);
  expect(await first.ask({ t: 'rematch' })).toBeUndefined();
  expect(second.table).toMatchObject({ next: 'rematch00', going: [0] });
  expect(await second.ask({ t: 'rematch' })).toBeUndefined();
  expect(first.table?.going).toEqual([0, 1]);
});

test('the seat of somebody away is given to a late comer only on their own word', async () => {
  const { w, ada, ben, eve } = await running();
  await ben.ask({ t: 'note', text: 'my plans' });
  w.room.disconnect(ben.link);
  await settle(w.room);
  expect(await eve.ask({ ...KNOCK, seat: 1 })).toEqual({ key: 'table.seatTaken' });
  const again = await w.sit(1);
  expect(await eve.ask({ t: 'spare', spare: true })).toEqual({ key: 'room.notSeated' });
  expect(await again.ask({ t: 'spare', spare: true })).toBeUndefined();
  expect(ada.table?.seats[1]?.spare).toBe(true);
  // As long as they are here it is theirs.
  expect(await eve.ask({ ...KNOCK, seat: 1 })).toEqual({ key: 'table.seatTaken' });
  w.room.disconnect(again.link);
  await settle(w.room);
  expect(await eve.ask({ ...KNOCK, seat: 1 })).toBeUndefined();
  expect(await ada.ask({ t: 'letIn', knock: idIn(ada), agree: true })).toBeUndefined();
  expect(ada.table?.seats[1]).toMatchObject({ name: 'Eve', spare: false });
  expect(w.room.head.seats[1]?.key).not.toBe(again.link.key);
  expect((await w.sit(1)).heard[0]).toMatchObject({ note: '' });
});

test('whoever is back before the answer keeps the seat that they would have given', async () => {
  const { w, ada, ben, eve } = await running();
  await ben.ask({ t: 'spare', spare: true });
  w.room.disconnect(ben.link);
  await settle(w.room);
  await eve.ask({ ...KNOCK, seat: 1 });
  await w.sit(1);
  expect(await ada.ask({ t: 'letIn', knock: idIn(ada), agree: true })).toEqual({ key: 'table.seatTaken' });
  expect(ada.table?.seats[1]).toMatchObject({ name: 'Ben', connected: true });
});

test('who looks on is known by the name they gave, told apart from others, until they go', async () => {
  const { w, ada, ben, eve } = await running();
  expect(ada.table).toMatchObject({ watching: 1, watchers: [] });
  const other = await w.sit(null);
  // Also whoever did not say it is told of.
  expect(ada.table).toMatchObject({ watching: 2, watchers: [] });
  expect(await eve.ask({ t: 'introduce', name: 'Eve' })).toBeUndefined();
  expect(ada.table?.watchers).toEqual(['Eve']);
  expect(await other.ask({ t: 'introduce', name: 'Eve' })).toBeUndefined();
  expect(ada.table?.watchers).toEqual(['Eve', 'Eve (2)']);
  expect(await ben.ask({ t: 'introduce', name: 'Ben' })).toEqual({ key: 'knock.seated' });
  w.room.disconnect(eve.link);
  await settle(w.room);
  expect(ada.table).toMatchObject({ watching: 1, watchers: ['Eve (2)'] });
});

test('the host says how long bots take, also while they play', async () => {
  const { w, ada, ben } = await running();
  expect(ben.table?.pace).toBe('normal');
  expect(await ben.ask({ t: 'pace', pace: 'slow' })).toEqual({ key: 'room.notHost' });
  expect(await ada.ask({ t: 'pace', pace: 'slow' })).toBeUndefined();
  expect(ben.table?.pace).toBe('slow');
  expect(w.room.head.pace).toBe('slow');
});

test('a crowd that looks on is counted, and its first two dozen are named', async () => {
  const { w, ada } = await running();
  for (let i = 0; i < 30; i++) {
    const one = await w.sit(null);
    expect(await one.ask({ t: 'introduce', name: `Onlooker ${i}` })).toBeUndefined();
  }
  expect(ada.table?.watching).toBe(31);
  expect(ada.table?.watchers).toHaveLength(24);
});
