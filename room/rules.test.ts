import { expect, test } from 'vitest';
import { title as migrato } from '../games/migrato/index.ts';
import { ruledScene } from './choices.ts';
import { world } from './testing/world.ts';

test('whoever gets the rules later is sent menus until then, and none from then on', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  // In the lobby there is no picture to send, but what was said holds.
  expect(await guests[1]?.ask({ t: 'resync', rules: true })).toEqual({ key: 'room.notPlaying' });
  await guests[0]?.ask({ t: 'start' });
  const mover = guests.findIndex((one, seat) => one.scene.awaiting.must.includes(seat));
  const one = guests[mover] ?? expect.fail();
  const { options } = (await w.sit(mover, false)).scene;
  expect(options.length).toBeGreaterThan(0);
  expect(guests[1]?.scene.options).toEqual([]);
  await one.ask({ t: 'resync', rules: true });
  expect(one.scene.options).toEqual([]);
  const picture = one.following?.picture ?? expect.fail();
  expect(ruledScene(w.game, picture, mover).options).toEqual(options);
  expect(await one.act(options[0] ?? expect.fail())).toBeUndefined();
  expect(one.heard.at(-1)?.t).toBe('ack');
  expect(one.heard.some((m) => m.t === 'step')).toBe(true);
  expect(w.complaints).toEqual([]);
});

test('a table is told with the open part of its config only', async () => {
  const { game } = migrato;
  const w = await world({ ...migrato, game: { ...game, publicConfig: () => ({ open: true }) } });
  const ada = await w.sit(0);
  expect(ada.table?.config).toEqual({ open: true });
  expect(w.room.info().config).toEqual({ open: true });
  expect((await w.store.load('table0001'))?.head.config).toEqual(
    game.parseConfig({}, { seats: 2, ranked: false }),
  );
});
