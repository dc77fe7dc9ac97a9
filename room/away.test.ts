import { expect, test } from 'vitest';
import { title as emigration } from '../games/emigration/index.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { OFFERED_AFTER_MS } from './away.ts';
import { MOST_WORDS } from './here.ts';
import { type Guest, person, settle, type World, world } from './testing/world.ts';

interface Three {
  readonly w: World;
  readonly ada: Guest;
  readonly ben: Guest;
  readonly cem: Guest;
}

/** Ada is the host. */
async function three(): Promise<Three> {
  const w = await world(emigration, { seats: [person('Ada'), person('Ben'), person('Cem')] });
  const [ada, ben, cem] = [await w.sit(0), await w.sit(1), await w.sit(2)];
  await ada.ask({ t: 'start' });
  return { w, ada, ben, cem };
}

async function goAway({ w }: { w: World }, guest: Guest, ms = OFFERED_AFTER_MS): Promise<void> {
  w.room.disconnect(guest.link);
  w.time.pass(ms);
  await settle(w.room);
}

const framesFor = async (guest: Guest): Promise<readonly { kind: string; seat?: number; by?: unknown }[]> => {
  await guest.ask({ t: 'history' });
  const past = guest.heard.findLast((message) => message.t === 'history');
  return past?.t === 'history' ? past.frames : expect.fail('no history');
};

test('for a minute the others wait; then they may decide, and are told so', async () => {
  const at = await three();
  const { w, ada, ben, cem } = at;
  await goAway(at, cem, OFFERED_AFTER_MS - 1);
  expect(ben.table?.away).toEqual([]);
  expect(await ben.ask({ t: 'away', seat: 2, what: 'bot' })).toEqual({ key: 'away.notAway' });
  w.time.pass(1);
  await settle(w.room);
  expect(ben.table?.away).toEqual([{ seat: 2, nudged: false, open: true, bot: [], skip: [] }]);
  expect(ada.table?.away).toHaveLength(1);
});

test('a bot plays when all who are here agree, and whoever comes back plays at once', async () => {
  const at = await three();
  const { w, ada, ben, cem } = at;
  w.room.disconnect(ada.link);
  await goAway(at, cem);
  // The host is away, too: Ben alone is here.
  expect(await ben.ask({ t: 'away', seat: 2, what: 'wait' })).toBeUndefined();
  expect(ben.table?.seats[2]?.standIn).toBe(false);
  expect(await ben.ask({ t: 'away', seat: 2, what: 'bot' })).toBeUndefined();
  expect(ben.table?.seats[2]).toMatchObject({ standIn: true, kind: 'human', name: 'Cem' });
  expect(ben.heard).toContainEqual({
    t: 'notice',
    notice: { key: 'table.standIn', args: { seat: { seat: 2 } } },
  });
  const back = await w.sit(2);
  expect(back.table?.seats[2]).toMatchObject({ standIn: false, connected: true });
  expect((await framesFor(ben)).map(({ kind, seat }) => [kind, seat])).toContainEqual(['back', 2]);
});

test('one of two is not enough; the host alone is; who leaves need not agree any more', async () => {
  const at = await three();
  const { w, ada, ben, cem } = at;
  await goAway(at, cem);
  await ben.ask({ t: 'away', seat: 2, what: 'bot' });
  expect(ada.table?.away).toMatchObject([{ seat: 2, bot: [1] }]);
  expect(ada.table?.seats[2]?.standIn).toBe(false);
  w.room.disconnect(ada.link);
  await settle(w.room);
  expect(ben.table?.seats[2]?.standIn).toBe(true);
  const other = await three();
  await goAway(other, other.cem);
  await other.ada.ask({ t: 'away', seat: 2, what: 'bot' });
  expect(other.ben.table?.seats[2]?.standIn).toBe(true);
});

test('somebody for whom all wait is skipped by the game’s own default, this once, and it says so', async () => {
  const w = await world(migrato);
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  await ada.ask({ t: 'start' });
  const [mover, other] = ada.scene.awaiting.must.includes(0) ? [ada, ben] : [ben, ada];
  const seat = mover.link.seat ?? 0;
  await goAway({ w }, mover);
  const from = other.heard.length;
  expect(await other.ask({ t: 'away', seat, what: 'skip' })).toBeUndefined();
  expect(other.table?.seats[seat]?.standIn).toBe(false);
  expect(other.heard.slice(from)).toContainEqual(expect.objectContaining({ t: 'step', by: [seat, 'skip'] }));
  expect((await framesFor(other)).at(-1)).toMatchObject({ kind: 'act', by: [seat, 'skip'] });
});

test('what a bot does for somebody who is away is marked for all; of who stepped back nobody is told', async () => {
  for (const openly of [true, false]) {
    const w = await world(migrato);
    const [ada, ben] = [await w.sit(0), await w.sit(1)];
    await ada.ask({ t: 'start' });
    const [mover, other] = ada.scene.awaiting.must.includes(0) ? [ada, ben] : [ben, ada];
    const seat = mover.link.seat ?? 0;
    if (openly) {
      await goAway({ w }, mover);
      await other.ask({ t: 'away', seat, what: 'bot' });
    } else await mover.ask({ t: 'stepBack' });
    await settle(w.room);
    const marks = (await framesFor(other)).flatMap(({ by }) => (by === undefined ? [] : [by]));
    expect(marks.length > 0).toBe(openly);
    expect(other.heard.some((message) => message.t === 'step' && message.by !== undefined)).toBe(openly);
    const back = openly ? await w.sit(seat) : mover;
    const own = (await framesFor(back)).flatMap(({ by }) => (by === undefined ? [] : [by]));
    expect(own[0]).toEqual([seat, 'bot']);
  }
});

test('who is connected but does nothing is asked first; their word is an answer, and what has nothing to do with it is none', async () => {
  const { w, ada, ben, cem } = await three();
  const seat = ada.scene.awaiting.must[0] ?? 0;
  const guests = [ada, ben, cem];
  const [slow, other] = [guests[seat], guests[(seat + 1) % 3]];
  expect(await other?.ask({ t: 'nudge', seat: (seat + 1) % 3 })).toEqual({ key: 'away.notAwaited' });
  expect(await other?.ask({ t: 'nudge', seat })).toBeUndefined();
  expect(slow?.table?.away).toEqual([{ seat, nudged: true, open: false, bot: [], skip: [] }]);
  await slow?.ask({ t: 'resync' });
  await slow?.ask({ t: 'talk', phrase: 'hello' });
  await settle(w.room);
  expect(other?.table?.away).toHaveLength(1);
  expect(await slow?.ask({ t: 'return' })).toBeUndefined();
  expect(other?.table?.away).toEqual([]);
  await other?.ask({ t: 'nudge', seat });
  w.time.pass(OFFERED_AFTER_MS);
  await settle(w.room);
  expect(other?.table?.away).toMatchObject([{ seat, open: true }]);
  for (const one of guests) if (one !== slow) await one.ask({ t: 'away', seat, what: 'bot' });
  expect(other?.table?.seats[seat]).toMatchObject({ standIn: true, connected: true });
  expect(await slow?.ask({ t: 'return' })).toBeUndefined();
  expect(other?.table?.seats[seat]?.standIn).toBe(false);
});

test('who says again and again that they are here and does nothing is missed in the end, until they act', async () => {
  const { w, ada, ben, cem } = await three();
  const guests = [ada, ben, cem];
  const seat = ada.scene.awaiting.must[0] ?? 0;
  const slow = guests[seat] ?? expect.fail('nobody is asked');
  const other = guests[(seat + 1) % 3] ?? expect.fail('nobody else is here');
  for (let i = 0; i < MOST_WORDS; i++) {
    await other.ask({ t: 'nudge', seat });
    // To load the page anew is a word as well.
    if (i > 0) expect(await slow.ask({ t: 'return' })).toBeUndefined();
    else {
      w.room.disconnect(slow.link);
      await w.room.connect(slow.link, null);
    }
    expect(other.table?.away).toEqual([]);
  }
  await other.ask({ t: 'nudge', seat });
  expect(await slow.ask({ t: 'return' })).toEqual({ key: 'away.actNow' });
  w.time.pass(OFFERED_AFTER_MS);
  await settle(w.room);
  expect(other.table?.away).toMatchObject([{ seat, nudged: true, open: true }]);
  const [action] = slow.scene.options;
  await slow.act(action ?? expect.fail('nothing can be done'));
  expect(other.table?.away).toEqual([]);
});

test('leaving for good is said to all: a bot plays on, and a late comer may have the seat', async () => {
  const { w, ada, ben, cem } = await three();
  expect(await cem.ask({ t: 'leave', id: 'bye' })).toBeUndefined();
  expect(cem.heard.at(-1)).toEqual({ t: 'ack', id: 'bye' });
  expect(cem.gone).toBe('link.wrongToken');
  await settle(w.room);
  expect(ben.table?.seats[2]).toMatchObject({ name: 'Cem', standIn: true, free: true });
  expect(ben.heard).toContainEqual({
    t: 'notice',
    notice: { key: 'table.left', args: { seat: { seat: 2 } } },
  });
  expect(await w.room.join('Dia', 2, 'key of Dia')).toBe(2);
  expect(ben.table?.seats[2]).toMatchObject({ name: 'Dia', standIn: false, free: false });
  const told = { key: 'table.sat', args: { name: 'Dia', before: 'Cem' } };
  for (const one of [ada, ben]) expect(one.heard).toContainEqual({ t: 'notice', notice: told });
  await ada.ask({ t: 'leave' });
  expect(ben.table?.host).toBe(1);
});

test('who sits down in a running game is told to all, and stands in the log for whoever was away', async () => {
  const { w, ada, ben, cem } = await three();
  await cem.ask({ t: 'leave' });
  w.room.disconnect(ben.link);
  await settle(w.room);
  await w.room.join('Cem', undefined, 'key of Cem again');
  expect(ada.heard).toContainEqual({
    t: 'notice',
    notice: { key: 'table.satDown', args: { name: 'Cem' } },
  });
  const again = await w.sit(1);
  const ofTable = (await framesFor(again)).filter(({ kind }) => kind === 'leave' || kind === 'sit');
  expect(ofTable).toMatchObject([
    { kind: 'leave', seat: 2 },
    { kind: 'sit', seat: 2 },
  ]);
});

test('where the last person left nobody plays, and it goes on when somebody comes', async () => {
  const w = await world(migrato);
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  await ada.ask({ t: 'start' });
  await ben.ask({ t: 'leave' });
  await ada.ask({ t: 'leave' });
  await settle(w.room);
  expect(w.room.head).toMatchObject({ paused: true, phase: 'playing' });
  const { seq } = w.room.head;
  await settle(w.room);
  expect(w.room.head.seq).toBe(seq);
});

test('who was gone before it began, or took a seat and never came, is missed like anybody else', async () => {
  const w = await world(emigration, {
    seats: [person('Ada'), person('Ben'), person('Cem')],
    absenceMs: null,
  });
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  await ada.ask({ t: 'start' });
  w.time.pass(OFFERED_AFTER_MS);
  await settle(w.room);
  expect(ada.table?.away).toEqual([{ seat: 2, nudged: false, open: true, bot: [], skip: [] }]);
  await ben.ask({ t: 'leave' });
  expect(await w.room.join('Dia', 1, 'key of Dia')).toBe(1);
  w.time.pass(OFFERED_AFTER_MS);
  await settle(w.room);
  expect(ada.table?.away.map(({ seat }) => seat)).toEqual([2, 1]);
});

test('a bot comes by itself also for who was gone before it began, where that was agreed', async () => {
  const w = await world(emigration, {
    seats: [person('Ada'), person('Ben')],
    absenceMs: 2 * OFFERED_AFTER_MS,
  });
  const ada = await w.sit(0);
  await ada.ask({ t: 'start' });
  w.time.pass(OFFERED_AFTER_MS);
  await settle(w.room);
  w.time.pass(OFFERED_AFTER_MS);
  await settle(w.room);
  expect(ada.table?.seats[1]).toMatchObject({ name: 'Ben', standIn: true });
});

test('what was said about somebody away stays said while others come and go', async () => {
  const at = await three();
  await goAway(at, at.cem);
  await at.ben.ask({ t: 'away', seat: 2, what: 'bot' });
  await at.ben.ask({ t: 'spare', spare: true });
  at.w.time.pass(2 * OFFERED_AFTER_MS);
  await settle(at.w.room);
  expect(at.ada.table?.away).toMatchObject([{ seat: 2, bot: [1] }]);
});
