import { expect, test } from 'vitest';
import { duel } from '../bots/testing/duel.ts';
import { beginAs } from '../bots/think.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import type { Bots } from './ports.ts';
import { bot, type Guest, person, settle, world } from './testing/world.ts';

/** As a room knows its game: by no types of its own. */
const plain: Title<Kind> = duel;
const luck = seeded('bot');
const bots: Bots = { think: async (question) => beginAs(plain, question.bot, question, luck).best() };

async function table(more: { oneDevice?: true } = {}, opponent = bot) {
  const w = await world(plain, { seats: [person('Ada'), opponent], bots, ...more });
  const ada = await w.sit(0);
  await ada.ask({ t: 'start' });
  await settle(w.room);
  return { w, ada };
}

async function bid(w: Awaited<ReturnType<typeof table>>['w'], ada: Guest): Promise<void> {
  const [card] = (ada.scene.view as { hand: number[] }).hand;
  await ada.act({ type: 'bid', card });
  await settle(w.room);
}

const told = (guest: Guest) => guest.heard.flatMap((m) => (m.t === 'why' ? [m.whys] : [])).at(-1);

test('while people play, what a bot thought is its secret; once the game is over everybody may ask', async () => {
  const { w, ada } = await table();
  await bid(w, ada);
  expect(await ada.ask({ t: 'why' })).toEqual({ key: 'why.later' });
  expect(told(ada)).toBeUndefined();
  while (ada.scene.outcome === null) await bid(w, ada);
  const onlooker = await w.sit(null);
  await onlooker.ask({ t: 'history' });
  const past = onlooker.heard.flatMap((m) => (m.t === 'history' ? m.frames : []));
  const moments = [...new Set(past.map(({ n }) => n))];
  let whys = 0;
  for (const n of moments) {
    expect(await onlooker.ask({ t: 'why', n })).toBeUndefined();
    for (const why of told(onlooker) ?? []) {
      expect(why).toMatchObject({ seat: 1, did: { key: 'bid' } });
      whys++;
    }
  }
  expect(whys).toBeGreaterThan(2);
});

test('whoever plays alone on their own device may have it before, and hears of what came since they acted', async () => {
  const { w, ada } = await table({ oneDevice: true });
  await bid(w, ada);
  await bid(w, ada);
  expect(await ada.ask({ t: 'why' })).toBeUndefined();
  expect(told(ada)?.length).toBeLessThanOrEqual(1);
  const onlooker = await w.sit(null);
  expect(await onlooker.ask({ t: 'why' })).toEqual({ key: 'why.later' });
});

test('two people on one device keep the secrets of the bots until the end', async () => {
  const { ada } = await table({ oneDevice: true }, person('Ben'));
  expect(await ada.ask({ t: 'why' })).toEqual({ key: 'why.later' });
});

test('whoever plays alone among bots may ask what a bot would do, and is told for their own seat', async () => {
  for (const more of [{}, { oneDevice: true } as const]) {
    const { ada } = await table(more);
    expect(await ada.ask({ t: 'why', now: true })).toBeUndefined();
    const [why] = told(ada) ?? [];
    const { hand } = ada.scene.view as { hand: number[] };
    expect(why).toMatchObject({ seat: 0, did: { key: 'bid' } });
    expect(hand).toContain(why?.did.args?.card);
  }
});

test('nobody is advised beside other people, while looking on, or where nothing is asked', async () => {
  const { ada } = await table({ oneDevice: true }, person('Ben'));
  expect(await ada.ask({ t: 'why', now: true })).toEqual({ key: 'advice.notAlone' });
  const { w, ada: alone } = await table();
  const onlooker = await w.sit(null);
  expect(await onlooker.ask({ t: 'why', now: true })).toEqual({ key: 'room.notSeated' });
  await alone.ask({ t: 'pause' });
  expect(await alone.ask({ t: 'why', now: true })).toEqual({ key: 'advice.notNow' });
  await alone.ask({ t: 'resume' });
  while (alone.scene.outcome === null) await bid(w, alone);
  expect(await alone.ask({ t: 'why', now: true })).toEqual({ key: 'advice.notNow' });
});
