import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { title as displacement } from '../games/displacement/index.ts';
import { titles } from '../games/index.ts';
import { wander } from './testing/wander.ts';
import { type Guest, person, world } from './testing/world.ts';

const STAYS_HIDDEN = { key: 'room.staysHidden' };
const AT_ALL_TABLES = { hostKey: 'key of nobody' };

const goals = (guest: Guest): unknown[] =>
  (guest.scene.view as { nations: { goal: unknown }[] }).nations.map(({ goal }) => goal);

const seen = async (guest: Guest): Promise<string[]> => {
  await guest.ask({ t: 'history' });
  const past = guest.heard.findLast((message) => message.t === 'history');
  return past?.t === 'history' ? past.frames.map(({ kind }) => kind) : expect.fail('no history');
};

test.each(Object.entries(titles))(
  '%s shows a facilitator nothing hidden unless the table says so',
  async (_id, title) => {
    const { game } = title as Title<Kind>;
    const names = ['Ada', 'Ben', 'Cem', 'Dia', 'Eli', 'Fay'].slice(0, game.seats.min);
    const w = await world(title as Title<Kind>, {
      ...AT_ALL_TABLES,
      seats: names.map((name) => person(name)),
    });
    const host = await w.sit(null, true);
    expect(await host.ask({ t: 'open', open: true })).toEqual({ key: 'room.notPlaying' });
    await host.ask({ t: 'start' });
    expect(await host.ask({ t: 'open', open: true })).toEqual(STAYS_HIDDEN);
    expect(host.scene.view).toEqual((await w.sit(null, false)).scene.view);
    expect(w.room.head.opened).toBe(false);
  },
);

test('[DI-9.1] with `facilitatorSeesGoals: on` a host without a seat sees the goals in the sight of all', async () => {
  const options = { facilitatorSeesGoals: 'on' };
  const w = await world(displacement, { ...AT_ALL_TABLES, options });
  const host = await w.sit(null, true);
  const ada = await w.sit(0, false);
  await host.ask({ t: 'start' });
  expect(goals(host)).toEqual([null, null]);
  expect(await ada.ask({ t: 'open', open: true })).toEqual({ key: 'room.notFacilitator' });
  expect(await host.ask({ t: 'open', open: true })).toBeUndefined();
  expect(ada.table?.opened).toBe(true);
  expect(goals(host)).not.toContain(null);
  await host.ask({ t: 'open', open: false });
  expect(goals(host)).toEqual([null, null]);
});

test('whoever was away reads later that it was done, and the game goes on and comes back as it was', async () => {
  const options = { facilitatorSeesGoals: 'on' };
  const w = await world(displacement, { ...AT_ALL_TABLES, options });
  const host = await w.sit(null, true);
  const ada = await w.sit(0, false);
  await host.ask({ t: 'start' });
  const deal = ada.scene.view;
  await host.ask({ t: 'open', open: true });
  await host.ask({ t: 'open', open: true });
  await host.ask({ t: 'open', open: false });
  const ben = await w.sit(1, false);
  expect(await seen(ben)).toEqual(['start', 'open', 'close']);
  await wander(w, [ada, ben], seeded('facilitator'), 6);
  expect((await seen(ben)).slice(0, 4)).toEqual(['start', 'open', 'close', 'act']);
  const now = ben.scene.view;
  await w.reopen();
  const again = await w.sit(1, false);
  expect(again.scene.view).toEqual(now);
  await again.ask({ t: 'history' });
  const past = again.heard.findLast((message) => message.t === 'history');
  const first = past?.t === 'history' ? past.frames[0]?.d : undefined;
  const { round, deck } = (first as readonly [Record<string, unknown>])[0];
  expect({ round, deck }).toEqual({
    round: (deal as { round: number }).round,
    deck: (deal as { deck: number }).deck,
  });
});
