import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { readPast } from './encoding/past.ts';
import type { Past } from './protocol.ts';
import { wander } from './testing/wander.ts';
import { type Guest, world } from './testing/world.ts';

async function past(guest: Guest): Promise<Past> {
  await guest.ask({ t: 'history', id: 'h' });
  const found = guest.heard.findLast((message) => message.t === 'history');
  return found?.t === 'history' ? found : expect.fail('no history came');
}

const lastView = ({ frames }: Past): unknown => readPast(frames).at(-1)?.view;

test('while it runs a history ends at the public view, whoever reads', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  const watcher = await w.sit(null);
  await guests[0]?.ask({ t: 'start' });
  await wander(w, guests, seeded(1), 10);
  for (const reader of [...guests, watcher]) {
    const told = await past(reader);
    expect(told.eyes).toBe('public');
    expect(lastView(told)).toEqual(watcher.scene.view);
    expect(JSON.stringify(told.frames)).not.toContain('"draws"');
  }
});

test('once it is over each seat sees it again with its own eyes', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  await guests[0]?.ask({ t: 'start' });
  await wander(w, guests, seeded(2));
  for (const [seat, reader] of guests.entries()) {
    const told = await past(reader);
    expect(told.eyes).toBe(seat);
    expect(lastView(told)).toEqual(reader.scene.view);
    expect(told.frames.filter((frame) => frame.mark).length).toBeGreaterThan(5);
  }
});

test('what was taken back stays in the history, with the taking back', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  await guests[0]?.ask({ t: 'start' });
  const mover = guests.find((one) => one.scene.awaiting.must.includes(one.link.seat ?? -1)) ?? expect.fail();
  const bird = mover.scene.options.find((action) => action.type === 'playBird') ?? expect.fail();
  await mover.act(bird);
  await mover.ask({ t: 'undo' });
  const told = await past(mover);
  expect(told.frames.map((frame) => frame.kind)).toEqual(['start', 'act', 'undo']);
});
