import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { sampleForm } from '../engine/playout.ts';
import { title as ferry } from '../games/_template/index.ts';
import { title as ellis } from '../games/ellis-island/index.ts';
import { title as journey } from '../games/journey-istanbul/index.ts';
import { MONEY_PHRASES } from '../games/journey-istanbul/pieces/topics.ts';
import { title as migrato } from '../games/migrato/index.ts';
import type { Bots } from './ports.ts';
import { bot, type Guest, person, settle, type World, world } from './testing/world.ts';

const MINUTE = 60_000;

async function begun(more: Parameters<typeof world>[1]): Promise<{ w: World; ada: Guest; ben: Guest }> {
  const w = await world(migrato, more);
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  await ada.ask({ t: 'start' });
  return { w, ada, ben };
}

test('without a clock nothing happens by itself', async () => {
  const { w, ada } = await begun({});
  expect(ada.scene.left).toBeNull();
  w.time.pass(1e9);
  await settle(w.room);
  expect(w.room.head.seq).toBe(0);
});

test("when a seat's time runs out the game's own default is played for it", async () => {
  const { w, ada } = await begun({ decisionMs: MINUTE });
  const stored = (await w.store.load('table0001'))?.state?.state;
  const [seat = 0] = w.game.awaiting(stored).must;
  w.time.pass(MINUTE - 1);
  await settle(w.room);
  expect(w.room.head.seq).toBe(0);
  w.time.pass(1);
  await settle(w.room);
  const [, entry] = await w.store.entries('table0001');
  expect(entry).toMatchObject({ actor: seat, by: 'clock', action: w.game.fallback(stored, seat) });
  expect(ada.scene.left).toBe(MINUTE);
});

test('in a pause no time passes and nobody acts', async () => {
  const { w, ada, ben } = await begun({ decisionMs: MINUTE });
  w.time.pass(MINUTE / 2);
  expect(await ben.ask({ t: 'pause' })).toBeUndefined();
  expect(ada.table?.paused).toBe(true);
  w.time.pass(10 * MINUTE);
  await settle(w.room);
  expect(w.room.head.seq).toBe(0);
  const mover = ada.scene.awaiting.must.includes(0) ? ada : ben;
  expect(await mover.act(mover.scene.options[0] ?? {})).toEqual({ key: 'room.paused' });
  await ada.ask({ t: 'resume' });
  expect(ben.scene.left).toBe(MINUTE / 2);
  w.time.pass(MINUTE / 2 - 1);
  await settle(w.room);
  expect(w.room.head.seq).toBe(0);
  w.time.pass(1);
  await settle(w.room);
  expect(w.room.head.seq).toBe(1);
});

async function whistling(): Promise<{ w: World; ada: Guest; ben: Guest; ms: number }> {
  const w = await world(ferry);
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  await ada.ask({ t: 'start' });
  for (const guest of [ada, ben]) {
    await guest.act(guest.scene.options.find((action) => action.type === 'lay') ?? expect.fail());
  }
  const { ms } = ada.scene.awaiting.window ?? expect.fail('no window is open');
  return { w, ada, ben, ms };
}

test('a window closes by the clock, not a moment earlier', async () => {
  const { w, ada, ms } = await whistling();
  expect(ada.scene.left).toBe(ms);
  w.time.pass(ms - 1);
  await settle(w.room);
  expect((await w.store.entries('table0001')).at(-1)?.actor).toBe(1);
  w.time.pass(1);
  await settle(w.room);
  expect((await w.store.entries('table0001')).at(-1)).toMatchObject({ actor: 'clock', at: ms, by: 'clock' });
});

test('what happens in a window is stamped with its time, and needs no decision number', async () => {
  const { w, ben } = await whistling();
  w.time.pass(3);
  const call = ben.scene.options.find((action) => action.type === 'call') ?? expect.fail();
  expect(await ben.ask({ t: 'act', decision: null, action: call })).toBeUndefined();
  expect((await w.store.entries('table0001')).at(-1)).toMatchObject({ actor: 1, at: 3, by: 'person' });
});

const journeyers = async (more: Parameters<typeof world>[1] = {}) => {
  const w = await world(journey, { seats: [person('Ada'), person('Ben'), person('Cem')], ...more });
  const guests = [await w.sit(0), await w.sit(1), await w.sit(2)];
  await guests[0]?.ask({ t: 'start' });
  const seat = guests[0]?.scene.awaiting.must[0] ?? expect.fail('nobody is to act');
  const [mover, next, third] = [0, 1, 2].map((more) => guests[(seat + more) % 3] ?? expect.fail());
  if (mover === undefined || next === undefined || third === undefined) return expect.fail();
  return { w, mover, next, third };
};
const NOTE = { type: 'writeNote', day: 3, text: 'be there' };

test('a note, a wish or a word starts nobody’s time anew', async () => {
  const { w, mover, next } = await journeyers({ decisionMs: MINUTE });
  w.time.pass(MINUTE / 2);
  expect(await mover.ask({ t: 'act', decision: null, action: NOTE })).toBeUndefined();
  expect(await next.ask({ t: 'act', decision: null, action: NOTE })).toBeUndefined();
  const gift = { type: 'give', to: mover.link.seat, amount: 1000, tag: 'gift' };
  expect(await next.ask({ t: 'act', decision: null, action: gift })).toBeUndefined();
  expect(next.scene.left).toBe(MINUTE / 2);
});

test('taking back gives no new time, and cannot be had when that time is over', async () => {
  const { w, ada, ben } = await begun({ decisionMs: MINUTE });
  const mover = ada.scene.awaiting.must.includes(0) ? ada : ben;
  const quiet = (): object => mover.scene.options.find(({ type }) => type === 'playBird') ?? expect.fail();
  w.time.pass(MINUTE / 2);
  await mover.act(quiet());
  w.time.pass(MINUTE / 4);
  expect(await mover.ask({ t: 'undo' })).toBeUndefined();
  expect(mover.scene.left).toBe(MINUTE / 4);
  await mover.act(quiet());
  w.time.pass(MINUTE / 2);
  expect(await mover.ask({ t: 'undo' })).toEqual({ key: 'undo.late' });
  expect(mover.scene.undo.state).toBe('free');
});

test('[JI-R55] a Move that ended the turn is taken back without new time, and takes none from the next', async () => {
  const { w, mover, next } = await journeyers({ options: { turnTimer: 60 } });
  const stay = { type: 'move', to: 'KAD' };
  const { seat } = mover.link;
  for (const used of [0, 20_000, 40_000]) {
    expect(await mover.act(stay)).toBeUndefined();
    expect(next.scene).toMatchObject({ awaiting: { must: [next.link.seat] }, left: MINUTE });
    w.time.pass(20_000);
    if (used === 40_000) break;
    expect(await mover.ask({ t: 'undo' })).toBeUndefined();
    expect(mover.scene).toMatchObject({ awaiting: { must: [seat] }, left: MINUTE - used - 20_000 });
  }
  expect(await mover.ask({ t: 'undo' })).toEqual({ key: 'undo.late' });
  const take = { type: 'undoMove' };
  expect(await mover.ask({ t: 'act', decision: null, action: take })).toEqual({ key: 'undo.late' });
});

test('by decisions, too, a Move taken back gives no new time', async () => {
  const { w, mover } = await journeyers({ decisionMs: MINUTE });
  for (const left of [40_000, 20_000]) {
    expect(await mover.act({ type: 'move', to: 'KAD' })).toBeUndefined();
    w.time.pass(20_000);
    expect(await mover.ask({ t: 'undo' })).toBeUndefined();
    expect(mover.scene.left).toBe(left);
  }
});

test('that somebody whispers shows to no third, also while a clock runs', async () => {
  const { w, mover, next, third } = await journeyers({ decisionMs: MINUTE });
  w.time.pass(1234);
  const heard = third.raw.length;
  const [phrase] = MONEY_PHRASES;
  const action = { type: 'say', to: next.link.seat, phrase, amount: 1000, day: 0, place: 'TAK' };
  expect(await mover.act(action)).toBeUndefined();
  expect(third.raw.slice(heard)).toEqual([]);
});

test('that the clock did it is told to everybody, before what it did and in the history', async () => {
  const { w, ada, ben } = await begun({ decisionMs: MINUTE });
  const [seat = 0] = ada.scene.awaiting.must;
  w.time.pass(MINUTE);
  await settle(w.room);
  for (const guest of [ada, ben]) {
    const told = guest.heard.findIndex((one) => one.t === 'notice' && one.notice.key === 'clock.ranOut');
    expect(guest.heard[told]).toMatchObject({ notice: { args: { seats: [{ seat }] } } });
    expect(guest.heard.slice(told).some(({ t }) => t === 'step')).toBe(true);
  }
  await ben.ask({ t: 'history' });
  const past = ben.heard.findLast((one) => one.t === 'history');
  expect(past?.t === 'history' && past.frames.flatMap(({ late = [] }) => late)).toEqual([seat]);
});

test.each([
  ['one person among bots', [person('Ada'), bot], false],
  ['two people', [person('Ada'), person('Ben')], true],
] as const)('a clock that only keeps others from waiting runs for %s: %#', async (_who, seats, runs) => {
  const w = await world(ellis, { seats });
  const ada = await w.sit(0);
  await ada.ask({ t: 'start' });
  await settle(w.room);
  // Taking a family: 60 s, live.
  expect(ada.scene.awaiting.must).toContain(0);
  expect(ada.scene.left !== null).toBe(runs);
  const { seq } = w.room.head;
  w.time.pass(MINUTE);
  await settle(w.room);
  expect(w.room.head.seq > seq).toBe(runs);
});

test('whoever has no limit is never played for by a clock, and the others are told the same time', async () => {
  const options = { familyAssignment: 'random' };
  const begin = async (time: 'usual' | 'none'): Promise<{ w: World; mover: Guest; other: Guest }> => {
    const w = await world(ellis, { options, decisionMs: MINUTE, seats: [person('Ada'), person('Ben')] });
    const [ada, ben] = [await w.sit(0), await w.sit(1)];
    await ada.ask({ t: 'start' });
    const [mover, other] = ada.scene.awaiting.must.includes(0) ? [ada, ben] : [ben, ada];
    await mover.act({ type: 'prefer', calm: false, text: false, time });
    return { w, mover, other };
  };
  const usual = await begin('usual');
  const none = await begin('none');
  expect(none.other.scene.left).toBe(usual.other.scene.left);
  for (const { w } of [usual, none]) w.time.pass(MINUTE * 60);
  await settle(usual.w.room);
  await settle(none.w.room);
  const byClock = async ({ store }: World): Promise<number> =>
    (await store.entries('table0001')).filter(({ by }) => by === 'clock').length;
  expect([await byClock(usual.w), await byClock(none.w)]).toEqual([1, 0]);
  expect(await none.mover.act({ type: 'roll' })).toBeUndefined();
});

/** Offers something whenever it can, and lets whatever is offered to it be. */
const barter: Bots = {
  think({ canWait, forms, options, memory }) {
    const form = forms.find(({ type }) => type === 'offer');
    const made = form && ellis.game.parseAction({ ...sampleForm(form, seeded('barter')), to: 'all' });
    return Promise.resolve({ action: made ?? (canWait ? null : (options[0] ?? null)), memory });
  },
};

test('alone among bots an offer waits for its answer', async () => {
  const options = { familyAssignment: 'random' };
  const w = await world(ellis, { options, bots: barter, seats: [person('Ada'), bot, bot] });
  const ada = await w.sit(0);
  await ada.ask({ t: 'start' });
  for (let i = 0; i < 60 && !isOffered(ada); i++) {
    const [first] = ada.scene.options;
    if (ada.scene.awaiting.must.includes(0) && first !== undefined) await ada.act(first);
    else w.time.pass(1000);
    await settle(w.room);
  }
  expect([isOffered(ada), ada.scene.left]).toEqual([true, null]);
  const { seq } = w.room.head;
  w.time.pass(60 * MINUTE);
  await settle(w.room);
  expect(w.room.head.seq).toBe(seq);
});

const isOffered = ({ scene }: Guest): boolean => scene.options.some(({ type }) => type === 'decline');
