import { expect, test } from 'vitest';
import { barter } from '../bots/testing/barter.ts';
import { thinkAs } from '../bots/think.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import type { Bots, Question } from './ports.ts';
import { bot, person, settle, world } from './testing/world.ts';

/** As a room knows its game: by no types of its own. */
const plain: Title<Kind> = barter;
const offer = { type: 'offer', goods: 2 };

/** A person and a bot, and what the bot was asked. */
async function table(think: (question: Question) => Awaited<ReturnType<Bots['think']>>, title = plain) {
  const asked: Question[] = [];
  const w = await world(title, {
    seats: [person('Ada'), bot],
    bots: {
      async think(question) {
        asked.push(question);
        return think(question);
      },
    },
  });
  const ada = await w.sit(0);
  await ada.ask({ t: 'start' });
  await settle(w.room);
  return { ada, asked, room: w.room };
}

test('a bot is asked when an offer reaches it, though nobody waits for it and no window is open', async () => {
  const luck = seeded('bot');
  const { ada, asked, room } = await table((question) => thinkAs(plain, 'greedy', question, luck));
  expect(asked).toEqual([]);
  await ada.act(offer);
  await settle(room);
  expect(asked).toMatchObject([
    { seat: 1, canWait: true, options: [{ type: 'accept' }, { type: 'decline' }] },
  ]);
  expect(ada.scene.view).toMatchObject({ points: [0, 2], offer: 0 });
});

test('it is asked once in each moment and may wait', async () => {
  const { ada, asked, room } = await table(({ memory }) => ({ action: null, memory }));
  await ada.act(offer);
  await settle(room);
  expect(asked).toHaveLength(1);
  expect(ada.scene.view).toMatchObject({ offer: 2 });
  await ada.act({ type: 'pass' });
  await settle(room);
  // Now everybody waits for it, so the default does.
  expect(asked.map(({ canWait }) => canWait)).toEqual([true, false]);
  expect(ada.scene.view).toMatchObject({ passes: 2 });
});

test('where offers are answered in windows, it is not asked outside of them', async () => {
  const game = { ...plain.game, answersInWindows: true as const };
  const { ada, asked, room } = await table(({ memory }) => ({ action: null, memory }), { ...plain, game });
  await ada.act(offer);
  await settle(room);
  expect(asked).toEqual([]);
});
