import { expect, test } from 'vitest';
import { title as emigration } from '../games/emigration/index.ts';
import { world } from './testing/world.ts';

test('phrases by default; free talk and silence where the table wishes', async () => {
  const w = await world(emigration);
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  const watcher = await w.sit(null);
  expect(await ada.ask({ t: 'talk', phrase: 'hello' })).toBeUndefined();
  expect(ben.heard.findLast((m) => m.t === 'talk')).toMatchObject({ seat: 0, phrase: 'hello' });
  expect(await ada.ask({ t: 'talk', text: 'hello' })).toEqual({ key: 'talk.onlyPhrases' });
  expect(await ada.ask({ t: 'talk' })).toEqual({ key: 'room.badMessage' });
  expect(await watcher.ask({ t: 'talk', phrase: 'hello' })).toEqual({ key: 'talk.onlyPlayers' });
  const free = await world(emigration, { talk: 'free' });
  expect(await (await free.sit(0)).ask({ t: 'talk', text: 'hello' })).toBeUndefined();
  const off = await world(emigration, { talk: 'off' });
  expect(await (await off.sit(0)).ask({ t: 'talk', phrase: 'hello' })).toEqual({ key: 'talk.off' });
});

test('a note comes back to its seat only', async () => {
  const w = await world(emigration);
  const ada = await w.sit(0);
  await ada.ask({ t: 'note', text: 'zebra under the moon' });
  const again = await w.sit(0);
  const ben = await w.sit(1);
  expect(again.heard[0]).toMatchObject({ note: 'zebra under the moon' });
  expect(ben.heard[0]).toMatchObject({ note: '' });
  expect(ben.raw.join()).not.toContain('zebra under');
});

test('what was said and noted is kept from whoever has to know by heart, and comes when that is over', async () => {
  // Emigration has no such moment, so it is made here: seat 1 is apart until somebody has played.
  let apart = true;
  const secluded = (_state: unknown, viewer: unknown): boolean => apart && viewer === 1;
  const w = await world({ ...emigration, game: { ...emigration.game, secluded } });
  const ada = await w.sit(0);
  const ben = await w.sit(1);
  await ben.ask({ t: 'note', text: 'zebra under the moon' });
  await ada.ask({ t: 'start' });
  await ada.ask({ t: 'talk', phrase: 'hello' });
  const again = await w.sit(1);
  expect(again.heard[0]).toMatchObject({ t: 'welcome', note: '', talk: [] });
  expect([...ben.raw, ...again.raw].join()).not.toMatch(/hello|zebra/);
  apart = false;
  await ada.ask({ t: 'talk', phrase: 'thanks' });
  for (const guest of [ben, again]) {
    expect(guest.heard.findLast((m) => m.t === 'papers')).toMatchObject({
      talk: [{ phrase: 'hello' }, { phrase: 'thanks' }],
      note: 'zebra under the moon',
    });
  }
});
