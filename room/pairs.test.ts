import { expect, test } from 'vitest';
import { title as emigration } from '../games/emigration/index.ts';
import type { You } from './protocol.ts';
import { personOf } from './seats.ts';
import { bot, type Guest, person, settle, type World, world } from './testing/world.ts';

interface Table {
  readonly w: World;
  readonly ada: Guest;
  readonly ben: Guest;
  /** Ben’s phone, or so it says: it looks on. */
  readonly phone: Guest;
}

async function running(): Promise<Table> {
  const w = await world(emigration, { seats: [person('Ada'), person('Ben'), bot] });
  const [ada, ben, phone] = [await w.sit(0), await w.sit(1), await w.sit(null)];
  await ada.ask({ t: 'start' });
  await settle(w.room);
  return { w, ada, ben, phone };
}

const PAIR = { t: 'pair', seat: 1 } as const;
/** What this device knows of itself. */
function youOf({ heard }: Guest): You {
  const said = heard.findLast((one) => one.t === 'you' || one.t === 'welcome');
  return said?.t === 'you' || said?.t === 'welcome' ? said.you : expect.fail('nothing is said');
}
const idFor = (guest: Guest): number => youOf(guest).pair?.id ?? expect.fail('nobody asks');
const answer = (guest: Guest, token: string | null) => guest.ask({ t: 'share', pair: idFor(guest), token });
const SHARED = { t: 'shared', token: 'Ben' };
const NO = { t: 'notice', notice: { key: 'pair.no' } };

test('who looks on says which seat is theirs; its device is asked and shares it, and nobody else is told', async () => {
  const { w, ada, ben, phone } = await running();
  const [others, had] = [ada.raw.length, phone.raw.length];
  expect(await phone.ask(PAIR)).toBeUndefined();
  const { sign } = youOf(ben).pair ?? expect.fail('Ben is not asked');
  expect(youOf(phone)).toMatchObject({ seat: null, pair: { seat: 1, sign } });
  expect(youOf(ben)).toMatchObject({ seat: 1, devices: 1, pair: { seat: 1, sign } });
  // Before the yes it has no more than that it asks.
  expect(phone.raw.slice(had).join()).not.toMatch(/Ben|shared/);
  expect(await answer(ben, 'Ben')).toBeUndefined();
  expect(phone.heard).toContainEqual(SHARED);
  expect([youOf(phone).pair, youOf(ben).pair]).toEqual([null, null]);
  expect(personOf(w.room.head, (key) => key === 'key of Ben')?.seat).toBe(1);
  const again = await w.sit(1);
  expect([youOf(ben).devices, youOf(again).devices, ben.gone]).toEqual([2, 2, undefined]);
  w.room.disconnect(phone.link);
  await settle(w.room);
  expect(ada.raw.slice(others).join()).not.toMatch(/pair|shared|devices/);
});

test('the first device signs the second one out again', async () => {
  const { w, ben, phone } = await running();
  await phone.ask(PAIR);
  await answer(ben, 'Ben');
  const second = await w.sit(1);
  expect(await ben.ask({ t: 'renew', token: 'Ben again' })).toBeUndefined();
  expect([ben.gone, second.gone]).toEqual([undefined, 'link.wrongToken']);
  expect(youOf(ben).devices).toBe(1);
});

test('by a no the seat stays where it is, and whoever was told no asks it no more', async () => {
  const { w, ben, phone } = await running();
  await phone.ask(PAIR);
  expect(await answer(ben, null)).toBeUndefined();
  expect(phone.heard).toContainEqual(NO);
  expect(phone.heard.some(({ t }) => t === 'shared')).toBe(false);
  expect(await phone.ask(PAIR)).toEqual({ key: 'pair.no' });
  for (let i = 0; i < 2; i++) {
    // It comes again by another line: that is seen only so far as that somebody asks again.
    w.room.disconnect(phone.link);
    const again = await w.sit(null);
    expect(await again.ask(PAIR)).toBeUndefined();
    await answer(ben, null);
  }
  const last = await w.sit(null);
  expect(await last.ask(PAIR)).toEqual({ key: 'pair.no' });
  // Another seat has said nothing yet.
  expect(await last.ask({ ...PAIR, seat: 0 })).toBeUndefined();
});

test('only the seat itself answers, with its own token, and is asked by one device at a time', async () => {
  const { w, ada, ben, phone } = await running();
  expect(await ada.ask(PAIR)).toEqual({ key: 'knock.seated' });
  expect(await phone.ask({ ...PAIR, seat: 2 })).toEqual({ key: 'table.nobodySits' });
  await phone.ask(PAIR);
  const eve = await w.sit(null);
  expect(await eve.ask(PAIR)).toEqual({ key: 'pair.busy' });
  const pair = idFor(ben);
  expect(await eve.ask({ t: 'share', pair, token: 'Ben' })).toEqual({ key: 'room.notSeated' });
  expect(await ada.ask({ t: 'share', pair, token: 'Ada' })).toEqual({ key: 'knock.gone' });
  expect(await ben.ask({ t: 'share', pair, token: 'Ada' })).toEqual({ key: 'link.wrongToken' });
  expect(phone.heard.some(({ t }) => t === 'shared')).toBe(false);
  w.room.disconnect(phone.link);
  await expect.poll(() => youOf(ben).pair).toBeNull();
  expect(await eve.ask(PAIR)).toBeUndefined();
});

test('a seat whose device is not there cannot be asked, and of who stepped back unseen nobody hears it', async () => {
  const { w, ada, ben, phone } = await running();
  await ben.ask({ t: 'stepBack' });
  w.room.disconnect(ben.link);
  await settle(w.room);
  expect(await phone.ask(PAIR)).toBeUndefined();
  const again = await w.sit(1);
  expect(youOf(again).pair).toMatchObject({ seat: 1 });
  await again.ask({ t: 'return' });
  w.room.disconnect(again.link);
  w.room.disconnect(phone.link);
  await settle(w.room);
  expect(ada.table?.seats[1]?.connected).toBe(false);
  expect(await (await w.sit(null)).ask(PAIR)).toEqual({ key: 'pair.away' });
});

test('whoever has the seat next is not asked about the devices of the one before', async () => {
  const { w, ada, ben, phone } = await running();
  await phone.ask(PAIR);
  const pair = idFor(ben);
  await ada.ask({ t: 'revoke', seat: 1, pass: 'pass' });
  expect(await w.room.admit('pass', 'key of Cem')).toBe(1);
  const cem = await w.sit(1);
  expect(youOf(cem).pair).toBeNull();
  expect(youOf(phone).pair).toBeNull();
  expect(await cem.ask({ t: 'share', pair, token: 'Cem' })).toEqual({ key: 'knock.gone' });
  expect(await phone.ask(PAIR)).toBeUndefined();
});
