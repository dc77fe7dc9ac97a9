import { expect, test } from 'vitest';
import { title as ellisIsland } from '../games/ellis-island/index.ts';
import { person, settle, world } from './testing/world.ts';

const WISH = { type: 'prefer', calm: true, text: true, time: 'none' };

test('[EI-R32] [EI-R36] a wish is shown to nobody: not by a byte, and no time begins anew', async () => {
  const w = await world(ellisIsland, {
    options: { familyAssignment: 'random' },
    seats: ['Ada', 'Ben', 'Cem'].map((name) => person(name)),
    decisionMs: 60_000,
  });
  const people = [await w.sit(0), await w.sit(1), await w.sit(2)];
  const watcher = await w.sit(null, false);
  await people[0]?.ask({ t: 'start' });
  // Whoever is waited for could hold the table up by wishing again and again.
  const mover = people.find((one) => one.scene.awaiting.must.includes(one.link.seat ?? -1));
  const others = [...people.filter((one) => one !== mover), watcher];
  const before = others.map(({ raw }) => raw.length);
  for (let i = 0; i < 3; i++) {
    w.time.pass(10_000);
    expect(await mover?.ask({ t: 'act', decision: null, action: WISH })).toBeUndefined();
    await settle(w.room);
  }
  expect(others.map(({ raw }) => raw.length)).toEqual(before);
  // Whoever looks again is told the same, but for the time that has passed.
  const seat = others[0]?.link.seat ?? 0;
  const again = await w.sit(seat);
  expect(again.scene.undo).toEqual(people[seat]?.scene.undo);
  expect(again.scene.left).toBe(30_000);
});
