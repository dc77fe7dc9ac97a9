import { describe, expect, test } from 'vitest';
import { parseBotName } from '../../bots/names.ts';
import { seeded } from '../../engine/chance.ts';
import { BadInput } from '../../engine/door.ts';
import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { titles } from '../../games/index.ts';
import { title } from '../../games/migrato/index.ts';
import { sitThrough } from '../../lab/ask/sit.ts';
import { wander } from '../../room/testing/wander.ts';
import { type Guest, type World, world } from '../../room/testing/world.ts';
import { CARDS } from '../site/cards.ts';
import { afterwardsOf } from './afterwards.ts';
import { handOn, sentAt } from './handOn.ts';
import { overRoom } from './overRoom.ts';
import { playAgain } from './playAgain.ts';
import { parseSent, type SentGame } from './sent.ts';

const migrato: Title<Kind> = title;
const founding = { id: 'here', code: '1', name: '', hostKey: 'host', created: 0 } as const;
const again = (sent: unknown): SentGame => parseSent(JSON.parse(JSON.stringify(sent)));
const sentOf = async ({ game, room, store }: World): Promise<SentGame | undefined> =>
  afterwardsOf(game, room, { store, plan: '' }).sent();

/** Two play by chance, and take something back whenever they may. */
async function played(most = Number.POSITIVE_INFINITY): Promise<World> {
  const w = await world(migrato);
  const guests: Guest[] = [await w.sit(0), await w.sit(1)];
  const [ada = expect.fail(), ben = expect.fail()] = guests;
  await ada.ask({ t: 'start' });
  const chance = seeded('sent');
  for (let acts = 0; acts < most && w.room.head.phase !== 'over'; acts++) {
    await wander(w, guests, chance, 1);
    if (chance.below(6) === 0) for (const one of [ada, ben]) await one.ask({ t: 'undo' });
  }
  return w;
}

test('a game that is over is told again from what was sent of it, also what was taken back', async () => {
  const w = await played();
  const entries = await w.store.entries('table0001');
  expect(entries.filter(({ kind }) => kind === 'undo').length).toBeGreaterThan(0);
  const sent = again(await sentOf(w));
  const told = playAgain(migrato.game, sent);
  const withoutTime = entries.map((entry) => ({ ...entry, time: 0 }));
  expect(told.map(({ entry }) => entry)).toEqual(withoutTime);
  expect(told.at(-1)?.state).toEqual((await w.store.load('table0001'))?.state?.state);
  const seats = sent.seats.map(({ name }) => ({ kind: 'human', name, bot: '' }) as const);
  const records = seats.map((seat) => ({ ...seat, key: null, standIn: 'no' }) as const);
  const store = await overRoom(migrato, { sent, seats }, { ...founding, seats: records });
  expect((await store.head('here'))?.phase).toBe('over');
  expect(await store.entries('here')).toEqual(withoutTime);
});

test('of a game that runs nothing is handed on, and no other begins from it', async () => {
  const w = await played(12);
  expect(w.room.head.phase).toBe('playing');
  expect(await sentOf(w)).toBeUndefined();
  const { branch } = afterwardsOf(w.game, w.room, { store: w.store, plan: '' });
  expect(await branch(3, 'other')).toBe(false);
});

test('cards of an own set that players may not read are not handed on', async () => {
  const w = await played();
  const game = { ...w.game, publicConfig: () => ({ content: 'covered' }) };
  expect(await afterwardsOf(game, w.room, { store: w.store, plan: '' }).sent()).toBeUndefined();
});

test('what the rules do not allow is no game, whoever sent it', async () => {
  const sent = again(await sentOf(await played()));
  const changed: Readonly<Record<string, Partial<SentGame>>> = {
    'another game': { game: 'emigration' },
    'other rules': { version: sent.version + 1 },
    'another end': { end: '0'.repeat(16) },
    'cut short': { log: sent.log.slice(0, -3) },
    'a card too many': { deal: [...sent.deal, 0] },
    'a card that is none': { deal: sent.deal.map(() => 99) },
    'somebody else': { log: sent.log.map((one) => (one.who === 1 ? { ...one, who: 0 } : one)) },
    'another action': { log: sent.log.map((one) => (one.do ? { ...one, do: { type: 'win' } } : one)) },
    'a moment that never was': { log: [{ kind: 'undo', who: 0, to: 900 }, ...sent.log] },
  };
  for (const [what, change] of Object.entries(changed))
    expect(() => playAgain(migrato.game, again({ ...sent, ...change })), what).toThrow(BadInput);
  for (const [what, input] of Object.entries({ nothing: null, list: [], more: { ...sent, more: 1 } }))
    expect(() => parseSent(input), what).toThrow(BadInput);
  expect(await sentAt('a.b.c')).toBeUndefined();
  await expect(sentAt('game=cut')).rejects.toThrow(BadInput);
});

describe('“Play now”', () => {
  test.each(CARDS.map((card) => [card.id, card] as const))('%s is handed on', async (id, { now }) => {
    const one = titles[id] ?? expect.fail(id);
    const seats = now.bots + 1;
    const bots = Array.from({ length: seats }, () => 'greedy');
    const config = one.game.parseConfig(now.options, { seats, ranked: false });
    const job = {
      game: id,
      seats,
      seed: 'sent',
      bots: bots.map((bot) => parseBotName(bot)),
      botNames: bots,
      config,
    };
    const played = sitThrough(one, job);
    const plan = { seats: bots.map((bot, i) => ({ kind: 'bot', name: `${i}`, bot }) as const) };
    const records = plan.seats.map((seat) => ({ ...seat, key: null, standIn: 'no' }) as const);
    const store = await overRoom(
      one,
      { ...plan, played: { seed: 'sent', bots, config } },
      { ...founding, seats: records },
    );
    const head = (await store.head('here')) ?? expect.fail('no table');
    const sent = await afterwardsOf(one.game, { head }, { store, plan: '' }).sent();
    const handed = await handOn(sent ?? expect.fail('not over'));
    // Each of them fits into a link with room to spare, which leads to the very same game.
    const address = 'address' in handed ? handed.address : expect.fail('too long for a link');
    expect(await sentAt(address.split('#')[1] ?? '')).toEqual(sent);
    const told = playAgain(one.game, again(sent));
    expect(told.at(-1)?.state).toEqual(played.state);
  });
});
