import { expect, test } from 'vitest';
import { title as ferry } from '../games/_template/index.ts';
import { title as displacement } from '../games/displacement/index.ts';
import { given, START } from '../games/displacement/testing/given.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { ASKING_MS } from './limits.ts';
import type { Bots } from './ports.ts';
import { failing } from './testing/failing.ts';
import { bot, type Guest, person, settle, type World, world } from './testing/world.ts';

const onTurn = (guests: readonly Guest[]): Guest =>
  guests.find((one) => one.scene.awaiting.must.includes(one.link.seat ?? -1)) ??
  expect.fail('nobody is to act');

async function migratoTable(): Promise<{ w: World; guests: Guest[]; mover: Guest; other: Guest }> {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  await guests[0]?.ask({ t: 'start' });
  const mover = onTurn(guests);
  return { w, guests, mover, other: guests.find((one) => one !== mover) ?? expect.fail() };
}

/** A quiet action that shows nothing to anybody: a first night or day card as a new colony. */
const quiet = (guest: Guest): object =>
  guest.scene.options.find((action) => action.type === 'playBird') ?? expect.fail('no bird to play');

test('free while nobody learnt anything: the state comes back and the log only grows', async () => {
  const { w, mover, other } = await migratoTable();
  const before = mover.scene;
  expect(before.undo).toEqual({ state: 'no', why: { key: 'undo.nothing' } });
  await mover.act(quiet(mover));
  expect(mover.scene.undo).toEqual({ state: 'free', why: null });
  expect(other.scene.undo.state).toBe('no');
  expect(await other.ask({ t: 'undo' })).toEqual({ key: 'undo.othersActed' });
  expect(await mover.ask({ t: 'undo' })).toBeUndefined();
  expect(mover.scene.view).toEqual(before.view);
  expect(mover.scene.options).toEqual(before.options);
  expect(mover.scene.decision).not.toBe(before.decision);
  const log = await w.store.entries('table0001');
  expect(log.map(({ kind, to }) => [kind, to])).toEqual([
    ['start', null],
    ['act', null],
    ['undo', 1],
  ]);
  expect(await mover.ask({ t: 'undo' })).toEqual({ key: 'undo.nothing' });
});

test('a menu of before the undo is stale', async () => {
  const { mover } = await migratoTable();
  await mover.act(quiet(mover));
  const { decision, options } = mover.scene;
  await mover.ask({ t: 'undo' });
  expect(await mover.ask({ t: 'act', decision, action: options[0] ?? expect.fail() })).toEqual({
    key: 'room.stale',
  });
});

test('what could be taken back before a restart can be taken back after it', async () => {
  const { w, mover } = await migratoTable();
  const before = mover.scene.view;
  await mover.act(quiet(mover));
  await w.reopen();
  const again = await w.sit(mover.link.seat);
  expect(again.scene.undo.state).toBe('free');
  expect(await again.ask({ t: 'undo' })).toBeUndefined();
  expect(again.scene.view).toEqual(before);
  await w.reopen();
  expect((await w.sit(mover.link.seat)).scene.view).toEqual(before);
});

test('luck was drawn: impossible, and the reason says so', async () => {
  const { mover } = await migratoTable();
  await mover.act({ type: 'passRedraw' });
  expect(mover.scene.undo.state).toBe('no');
  expect((await mover.ask({ t: 'undo' }))?.key).toMatch(/undo\.|E_NO_TAKE_BACK/);
});

test('those who learnt something are asked, and one of them can say no', async () => {
  const w = await world(ferry, { seats: [person('Ada'), person('Ben'), person('Cem')] });
  const guests = [await w.sit(0), await w.sit(1), await w.sit(2)];
  const [ada, ben, cem] = guests;
  if (ada === undefined || ben === undefined || cem === undefined) return expect.fail();
  await ada.ask({ t: 'start' });
  const { view } = ada.scene;
  // A gift shows its cards to the one who gets them.
  expect(await ada.ask({ t: 'act', decision: ada.scene.decision, action: gift })).toBeUndefined();
  expect(ada.scene.undo).toEqual({ state: 'consent', why: { key: 'undo.learnt' } });
  await ada.ask({ t: 'undo' });
  expect(cem.table?.request).toEqual({ id: 1, seat: 0, waiting: [1] });
  expect(await cem.ask({ t: 'consent', request: 1, agree: true })).toEqual({ key: 'undo.notAsked' });
  await ben.ask({ t: 'consent', request: 1, agree: false });
  expect(ada.table?.request).toBeNull();
  await ada.ask({ t: 'undo' });
  await ben.ask({ t: 'consent', request: 2, agree: true });
  expect(ada.scene.view).toEqual(view);
  expect((await w.store.entries('table0001')).at(-1)?.kind).toBe('undo');
});

const gift = { type: 'gift', to: 1, cards: [0] };

test('what a bot has learnt is not taken back: only a person can agree to that', async () => {
  const w = await world(ferry, { seats: [person('Ada'), bot, person('Cem')] });
  const ada = await w.sit(0);
  await w.sit(2);
  await ada.ask({ t: 'start' });
  await settle(w.room);
  await ada.act(gift);
  const { view } = ada.scene;
  expect(ada.scene.undo).toEqual({ state: 'no', why: { key: 'undo.unasked' } });
  expect(await ada.ask({ t: 'undo' })).toEqual({ key: 'undo.unasked' });
  expect(ada.scene.view).toEqual(view);
});

test('a stand-in agrees for nobody: who stepped back is asked as if they played, and only they can agree', async () => {
  // Still thinking: what it did would be an answer, too.
  const w = await world(ferry, { bots: { think: () => new Promise(() => {}) } });
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  await ada.ask({ t: 'start' });
  await ada.act(gift);
  const asked = ada.scene.undo;
  await ben.ask({ t: 'stepBack' });
  await settle(w.room);
  expect(ada.scene.undo).toEqual(asked);
  expect(await ada.ask({ t: 'undo' })).toBeUndefined();
  await settle(w.room);
  expect(ada.table?.request).toMatchObject({ seat: 0, waiting: [1] });
  w.time.pass(ASKING_MS);
  await settle(w.room);
  expect([ada.table?.request, noticed(ada)]).toEqual([null, ['undo.lapsed']]);
  expect(await ada.ask({ t: 'undo' })).toBeUndefined();
  const { id = 0 } = ben.table?.request ?? {};
  expect(await ben.ask({ t: 'consent', request: id, agree: true })).toBeUndefined();
  expect((await w.store.entries('table0001')).at(-1)?.kind).toBe('undo');
});

test.each([
  ['bots', bot],
  ['people', person('Ben')],
])(
  '[DI-R49] a move-in that taught the table something is not taken back, whether the others are %s',
  async (_who, other) => {
    const w = await world(taughtAt(displacement), { seats: [person('Ada'), other] });
    const ada = await w.sit(0);
    await ada.ask({ t: 'start' });
    expect(await ada.act({ type: 'settleAll' })).toBeUndefined();
    expect(ada.scene.view).toMatchObject({ nations: [{ ruledOut: ['humanitarian'] }, {}] });
    expect(await ada.ask({ t: 'undo' })).toMatchObject({ key: 'E_NO_TAKE_BACK', rule: 'DI-R49' });
  },
);

/** Begins where moving in houses the last displaced person of the world, and nobody is Humanitarian. */
const taughtAt = ({ game, ...title }: typeof displacement) => ({
  ...title,
  game: {
    ...game,
    setup: () =>
      given({
        nations: [{ homes: { 1: 2, 2: 3 }, displaced: 1 }, { homes: START }],
        goals: 'EM',
        active: 0,
        step: 'needs',
      }),
  },
});

/** Begins where a nation can end its turn. */
const sendingAt = ({ game, ...title }: typeof displacement, seats = 2) => ({
  ...title,
  game: {
    ...game,
    setup: () =>
      given({
        nations: [{ homes: START }, { homes: START, displaced: 1 }, { homes: START }].slice(0, seats),
        goals: 'EMM'.slice(0, seats),
        active: 0,
        step: 'needs',
      }),
  },
});

async function turnEnded(other = person('Ben')) {
  const w = await world(sendingAt(displacement), { seats: [person('Ada'), other] });
  const ada = await w.sit(0);
  const ben = other.kind === 'human' ? await w.sit(1) : ada;
  await ada.ask({ t: 'start' });
  const before = ada.scene.view;
  expect(await ada.act({ type: 'finish' })).toBeUndefined();
  return { w, ada, ben, before };
}
const noticed = (guest: Guest): unknown[] =>
  guest.heard.flatMap((message) => (message.t === 'notice' ? [message.notice.key] : []));

test('[DI-R49] the end of a turn comes back when all others agree; nobody is asked for a bot', async () => {
  const { ada, ben, before } = await turnEnded();
  expect(ada.scene.undo).toEqual({ state: 'consent', why: { key: 'undo.agreed' } });
  await ada.ask({ t: 'undo' });
  expect(ben.table?.request).toEqual({ id: 1, seat: 0, waiting: [1] });
  await ben.ask({ t: 'consent', request: 1, agree: true });
  expect(ada.scene.view).toEqual(before);
  expect([noticed(ada), noticed(ben)]).toEqual([['undo.done'], ['undo.done']]);
  const alone = await turnEnded(bot);
  expect(alone.ada.scene.undo).toMatchObject({ state: 'no' });
});

test('whoever agreed while nothing could be written is still asked, and agrees again', async () => {
  const store = failing();
  const w = await world(sendingAt(displacement, 3), {
    store,
    seats: [person('Ada'), person('Ben'), person('Cem')],
  });
  const [ada, ben, cem] = [await w.sit(0), await w.sit(1), await w.sit(2)];
  await ada.ask({ t: 'start' });
  const before = ada.scene.view;
  await ada.act({ type: 'finish' });
  await ada.ask({ t: 'undo' });
  await cem.ask({ t: 'consent', request: 1, agree: true });
  store.fail('full');
  const yes = { t: 'consent', request: 1, agree: true } as const;
  expect(await ben.ask({ ...yes, id: 'yes' })).toEqual({ key: 'store.full' });
  expect(ben.table?.request).toEqual({ id: 1, seat: 0, waiting: [1] });
  store.fail(null);
  expect(await ben.ask({ ...yes, id: 'yes' })).toBeUndefined();
  expect([ada.scene.view, ada.table?.request]).toEqual([before, null]);
  // Asked for once more, it is not done once more.
  const { seq } = w.room.head;
  expect(await ben.ask({ ...yes, id: 'yes' })).toBeUndefined();
  expect(w.room.head.seq).toBe(seq);
});

test('[DI-R49] a bot is not asked, and waits with its turn until the people have answered', async () => {
  let think = (): void => {};
  const bots: Bots = {
    think: ({ memory }) =>
      new Promise((resolve) => {
        think = () => resolve({ action: null, memory });
      }),
  };
  const seats = [person('Ada'), bot, person('Ben')];
  const w = await world(sendingAt(displacement, 3), { seats, bots });
  const [ada, ben] = [await w.sit(0), await w.sit(2)];
  await ada.ask({ t: 'start' });
  await ada.act({ type: 'finish' });
  const ended = ada.scene.view;
  expect(ada.scene.undo).toEqual({ state: 'consent', why: { key: 'undo.agreed' } });
  await ada.ask({ t: 'undo' });
  expect(ben.table?.request).toEqual({ id: 1, seat: 0, waiting: [2] });
  think();
  await settle(w.room);
  expect(ada.scene.view).toEqual(ended);
  await ben.ask({ t: 'consent', request: 1, agree: false });
  await settle(w.room);
  think();
  await settle(w.room);
  expect(ada.scene.view).not.toEqual(ended);
});

test('a request that nobody answers lapses after a minute, and everybody is told', async () => {
  const { w, ada, ben } = await turnEnded();
  await ada.ask({ t: 'undo' });
  w.time.pass(59_999);
  await settle(w.room);
  expect(ben.table?.request).toMatchObject({ id: 1 });
  w.time.pass(1);
  await settle(w.room);
  expect([ada.table?.request, noticed(ada), noticed(ben)]).toEqual([null, ['undo.lapsed'], ['undo.lapsed']]);
  expect(await ben.ask({ t: 'consent', request: 1, agree: true })).toEqual({ key: 'undo.notAsked' });
  await ada.ask({ t: 'undo' });
  await ben.ask({ t: 'consent', request: 2, agree: false });
  expect(noticed(ben)).toEqual(['undo.lapsed', 'undo.declined']);
  // The time of the first request is not the time of another.
  await ada.ask({ t: 'undo' });
  await ben.act(ben.scene.options[0] ?? expect.fail());
  expect(ada.table?.request).toBeNull();
});
