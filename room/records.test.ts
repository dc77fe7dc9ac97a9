import { expect, test } from 'vitest';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import { verifyRecord } from '../engine/record.ts';
import type { Title } from '../engine/title.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { memoryStore } from './memoryStore.ts';
import type { Store } from './store.ts';
import { wander } from './testing/wander.ts';
import { type World, world } from './testing/world.ts';

/** All that is read of a log was written by these rules. */
function withEntriesOf(version: number): Store {
  const store = memoryStore();
  return {
    ...store,
    entries: async (id) => (await store.entries(id)).map((entry) => ({ ...entry, version })),
  };
}

async function played(
  title: Title<Kind> = migrato,
  { takesBack = false, store = memoryStore() }: { takesBack?: boolean; store?: Store } = {},
): Promise<World> {
  const w = await world(title, { store });
  const guests = [await w.sit(0), await w.sit(1)];
  await guests[0]?.ask({ t: 'start' });
  const luck = seeded('a record');
  for (let i = 0; takesBack && i < 20; i++) {
    await wander(w, guests, luck, 1);
    for (const one of guests) if (one.scene.undo.state === 'free') await one.ask({ t: 'undo' });
  }
  await wander(w, guests, luck);
  return w;
}

async function recordOf(w: World) {
  const found = await w.room.record();
  if ('key' in found) return expect.fail(found.key);
  return found;
}

test('while it runs there is no record; at the end there is, and it holds what was done and not taken back', async () => {
  const early = await world(migrato);
  expect(await early.room.record()).toEqual({ key: 'room.notOver' });
  const guest = await early.sit(0);
  await early.sit(1);
  await guest.ask({ t: 'start' });
  expect(await early.room.record()).toEqual({ key: 'room.notOver' });

  const w = await played(migrato, { takesBack: true });
  const log = await w.store.entries('table0001');
  expect(log.some(({ kind }) => kind === 'undo')).toBe(true);
  const record = await recordOf(w);
  expect(verifyRecord(migrato.game, record)).toBeUndefined();
  expect(record.entries.length).toBeLessThan(log.filter(({ kind }) => kind === 'act').length);
});

test('it is the same for whoever asks and whenever, also of a table that was put on the shelf', async () => {
  const w = await played();
  const record = await recordOf(w);
  await w.reopen();
  expect(await recordOf(w)).toEqual(record);
});

test('nothing in it says that somebody stepped back and a bot played', async () => {
  const w = await world(migrato);
  const guests = [await w.sit(0), await w.sit(1)];
  await guests[0]?.ask({ t: 'start' });
  const luck = seeded('a record');
  await wander(w, guests, luck, 4);
  await guests[0]?.ask({ t: 'stepBack' });
  await guests[0]?.ask({ t: 'return' });
  await wander(w, guests, luck);
  const keys = (await recordOf(w)).entries.flatMap((entry) => Object.keys(entry));
  expect(new Set(keys)).toEqual(new Set(['actor', 'action', 'at', 'draws', 'hash']));
});

test('what other rules played, or cards that are not for everybody, have no record, and a sentence says so', async () => {
  const { game } = migrato;
  const covered = await played({ ...migrato, game: { ...game, publicConfig: () => ({}) } });
  expect(await covered.room.record()).toEqual({ key: 'room.recordCovered' });
  const kept = await played({ ...migrato, game: { ...game, openly: () => [] } });
  expect(await kept.room.record()).toEqual({ key: 'room.recordApart' });
  const later = await played(migrato, { store: withEntriesOf(-1) });
  expect(await later.room.record()).toEqual({ key: 'room.recordOlder' });
});
