import { expect, test } from 'vitest';
import { duel } from '../bots/testing/duel.ts';
import { beginAs } from '../bots/think.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { title as ferry } from '../games/_template/index.ts';
import { title as displacement } from '../games/displacement/index.ts';
import { title as emigration } from '../games/emigration/index.ts';
import { OFFERED_AFTER_MS } from './away.ts';
import type { Bots } from './ports.ts';
import type { Past } from './protocol.ts';
import { bot, type Guest, guest, person, settle, type World, world } from './testing/world.ts';

/** What somebody did, asked or could see on a seat does not pass over to whoever has it, or asks, later. */

const seated: Title<Kind> = duel;
const plain: Title<Kind> = { ...seated, game: { ...seated.game, lendsEyes: true } };
const luck = seeded('former');
const bots: Bots = { think: async (question) => beginAs(plain, question.bot, question, luck).best() };

/** More than a game takes: nothing here may go on for ever. */
const MOST_BIDS = 8;

async function bid(w: World, one: Guest): Promise<void> {
  const [card] = (one.scene.view as { hand: number[] }).hand;
  await one.act({ type: 'bid', card });
  await settle(w.room);
}

const pastOf = async (reader: Guest, eyes?: Past['eyes']): Promise<Past> => {
  await reader.ask({ t: 'history', ...(eyes !== undefined && { eyes }) });
  const past = reader.heard.findLast((message) => message.t === 'history');
  return past?.t === 'history' ? past : expect.fail('no history came');
};
const marked = async (reader: Guest, eyes?: Past['eyes']): Promise<unknown[]> =>
  (await pastOf(reader, eyes)).frames.flatMap(({ by }) => (by === undefined ? [] : [by]));

/** Ben plays a round of four, steps back for one, and leaves; the host has a bot play on. */
async function goneFor(ending: (w: World, ada: Guest, ben: Guest) => Promise<void>) {
  const w = await world(plain, { seats: [person('Ada'), person('Ben')], bots });
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  await ada.ask({ t: 'start' });
  await bid(w, ben);
  await bid(w, ada);
  await ben.ask({ t: 'stepBack' });
  await bid(w, ada);
  await ending(w, ada, ben);
  return { w, ada, ben };
}

test('why a bot did what it did for somebody who had stepped back unseen is told nobody, later either', async () => {
  const { w } = await goneFor(async (w, ada, ben) => {
    await ben.ask({ t: 'leave' });
    expect(await ada.ask({ t: 'seat', seat: 1, kind: 'bot' })).toBeUndefined();
    for (let bids = 0; bids < MOST_BIDS && w.room.head.phase === 'playing'; bids++) await bid(w, ada);
  });
  expect(w.room.head.phase).toBe('over');
  const log = await w.store.entries('table0001');
  const left = log.find(({ kind }) => kind === 'leave')?.seq ?? expect.fail('nobody left');
  const played = log.filter(({ by }) => by === 'bot').map(({ seq }) => seq > left);
  expect(played).toContain(false);
  const onlooker = await w.sit(null);
  const { frames } = await pastOf(onlooker);
  let told = 0;
  for (const n of new Set(frames.map((frame) => frame.n))) {
    await onlooker.ask({ t: 'why', n });
    const whys = onlooker.heard.findLast((message) => message.t === 'why');
    told += whys?.t === 'why' ? whys.whys.length : expect.fail('no answer came');
  }
  expect(told).toBe(played.filter(Boolean).length);
  expect(told).toBeGreaterThan(0);
});

test('who stepped back reads in the past what was done for them, and nobody else does with their eyes', async () => {
  const { ada, ben } = await goneFor(async (w, ada, ben) => {
    await ben.ask({ t: 'return' });
    for (let bids = 0; bids < MOST_BIDS && w.room.head.phase === 'playing'; bids++) {
      if (ben.scene.awaiting.must.includes(1)) await bid(w, ben);
      await bid(w, ada);
    }
    expect(w.room.head.phase).toBe('over');
  });
  expect(await marked(ben)).toContainEqual([1, 'bot']);
  for (const eyes of [0, 1, 'public', 'all'] as const) expect(await marked(ada, eyes)).toEqual([]);
});

test('whoever sits down after somebody who had stepped back does not read of it', async () => {
  const { w, ben } = await goneFor(async (_w, _ada, ben) => {
    expect(await marked(ben)).toContainEqual([1, 'bot']);
    await ben.ask({ t: 'leave' });
  });
  const log = await w.store.entries('table0001');
  const openly = log.filter(({ instead }) => instead !== undefined).length;
  expect(await w.room.join('Cem', 1, 'key of Cem')).toBe(1);
  const cem = await w.sit(1);
  expect(await marked(cem)).toHaveLength(openly);
  expect(ben.gone).toBe('link.wrongToken');
});

test('a facilitator who sits down has the eyes of that seat, and no others beside them', async () => {
  const options = { facilitatorSeesGoals: 'on' };
  const free = person('', { name: null, key: null });
  const w = await world(displacement, { hostKey: 'key of Eve', options, seats: [person('Ada'), bot, free] });
  const eve = await w.sit(null, true);
  const late = await w.room.join('Eve', 2, 'key of Eve');
  expect(late).toBe(2);
  expect(eve.gone).toBe('link.moved');
  expect(await eve.ask({ t: 'start' })).toBeUndefined();
  expect(w.room.head.phase).toBe('lobby');
  const again = await w.sit(2, true);
  await again.ask({ t: 'start' });
  expect(await again.ask({ t: 'open', open: true })).toEqual({ key: 'room.notFacilitator' });
});

test('nor does one who knocks: what was opened to them is not beside the hand they play', async () => {
  const options = { facilitatorSeesGoals: 'on' };
  const w = await world(displacement, { hostKey: 'key of Eve', options, seats: [person('Ada'), bot] });
  const eve = await w.sit(null, true);
  await eve.ask({ t: 'start' });
  expect(await eve.ask({ t: 'open', open: true })).toBeUndefined();
  expect(await eve.ask({ t: 'knock', seat: 1, name: 'Eve', token: 'Eve' })).toBeUndefined();
  const knock = eve.table?.knocks[0]?.id ?? expect.fail('nobody knocks');
  await eve.ask({ t: 'letIn', knock, agree: true });
  expect(w.room.head.seats[1]).toMatchObject({ name: 'Eve', key: 'key of Eve' });
  expect(eve.gone).toBe('link.moved');
  expect(eve.heard.at(-1)).not.toMatchObject({ t: 'sync' });
});

test('a token that has a seat gets no second one', async () => {
  const w = await world(emigration, { seats: [person('Ada'), person('Ben'), bot] });
  const [ada] = [await w.sit(0), await w.sit(1)];
  await ada.ask({ t: 'start' });
  const beside = guest(() => w.room, null);
  await w.room.connect(beside.link, null);
  const knock = { t: 'knock', seat: 2, name: 'Ben' } as const;
  expect(await beside.ask({ ...knock, token: 'Ben' })).toEqual({ key: 'knock.seated' });
  expect(await beside.ask({ ...knock, token: 'Cem' })).toBeUndefined();
});

test('what somebody asked to take back is asked no more once they, or who was to answer, have left', async () => {
  for (const leaver of [0, 1]) {
    const w = await world(ferry, { seats: [person('Ada'), person('Ben'), person('Cem')] });
    const all = [await w.sit(0), await w.sit(1), await w.sit(2)] as const;
    await all[0].ask({ t: 'start' });
    // A gift shows its cards to the one who gets them.
    await all[0].act({ type: 'gift', to: 1, cards: [0] });
    await all[0].ask({ t: 'undo' });
    const request = all[2].table?.request?.id ?? expect.fail('nothing is asked');
    const before = (await w.store.entries('table0001')).length;
    await all[leaver]?.ask({ t: 'leave' });
    expect(all[2].table?.request).toBeNull();
    expect(await w.room.join('Dia', leaver, 'key of Dia')).toBe(leaver);
    const dia = await w.sit(leaver);
    const yes = { t: 'consent', request, agree: true } as const;
    expect(await (leaver === 1 ? dia : all[1]).ask(yes)).toEqual({ key: 'undo.notAsked' });
    const log = (await w.store.entries('table0001')).slice(before);
    expect(log.map(({ kind }) => kind)).not.toContain('undo');
  }
});

test('who goes on with another device after having been away is back in the sight of all', async () => {
  const w = await world(emigration, { seats: [person('Ada'), person('Ben')] });
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  await ada.ask({ t: 'start' });
  await ben.ask({ t: 'pass', pass: 'phone' });
  w.room.disconnect(ben.link);
  w.time.pass(OFFERED_AFTER_MS);
  await settle(w.room);
  await ada.ask({ t: 'away', seat: 1, what: 'bot' });
  expect(await w.room.admit('phone', 'key of phone')).toBe(1);
  expect(ada.table?.seats[1]?.standIn).toBe(false);
  const { frames } = await pastOf(ada);
  expect(frames.flatMap(({ kind, seat }) => (seat === 1 ? [kind] : []))).toEqual(['standIn', 'back']);
});
