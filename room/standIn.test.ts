import { expect, test } from 'vitest';
import { thinkAs } from '../bots/think.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { title as journey } from '../games/journey-istanbul/index.ts';
import { bot, person, settle, world } from './testing/world.ts';

const plain: Title<Kind> = journey;
const YES = { type: 'voteEarlyEnd', vote: 'yes' };

test('[JI-R50] a stand-in agrees to the early end for nobody, and a bot not before every person has', async () => {
  const luck = seeded('early end');
  const w = await world(journey, {
    seats: [person('Ada'), person('Ben'), bot],
    options: { startingPlayer: 'host', firstSeat: 0 },
    bots: { think: async (question) => thinkAs(plain, 'greedy', question, luck) },
  });
  const [ada, ben] = [await w.sit(0), await w.sit(1)];
  const voters = async (): Promise<unknown[]> =>
    (await w.store.entries('table0001')).flatMap(({ action, actor }) =>
      action?.type === 'voteEarlyEnd' ? [actor] : [],
    );
  const goOn = async (): Promise<void> => {
    const one = ada.scene.awaiting.must.includes(0) ? ada : ben;
    await one.act(one.scene.options[0] ?? expect.fail('nothing to do'));
    await settle(w.room);
  };
  await ada.ask({ t: 'start' });
  await ben.ask({ t: 'stepBack' });
  // A stand-in and a bot have their turns on several days on which one of two people wants to end.
  for (let i = 0; i < 8; i++) {
    await ada.act(YES);
    await goOn();
  }
  expect(new Set(await voters())).toEqual(new Set([0]));
  await ben.ask({ t: 'return' });
  for (let i = 0; i < 30 && w.room.head.phase === 'playing'; i++) {
    for (const one of [ada, ben]) await one.act(YES);
    await goOn();
  }
  expect(ada.scene.outcome?.why).toBe('agreed');
  expect((await voters()).at(-1)).toBe(2);
});
