import { expect, test } from 'vitest';
import { thinkAs } from '../bots/think.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { title as displacement } from '../games/displacement/index.ts';
import { title as migrato } from '../games/migrato/index.ts';
import { person, settle, world } from './testing/world.ts';

const TABLE = 'table0001';
const plain: Title<Kind> = migrato;

test('[MI-R15] there is no private notepad where a game is played by heart, and elsewhere there is', async () => {
  const w = await world(migrato);
  const ada = await w.sit(0);
  expect(ada.table?.notes).toBe(false);
  expect(await ada.ask({ t: 'note', text: 'kite 3, kite 2' })).toEqual({ key: 'note.off' });
  expect(await w.store.note(TABLE, 0)).toBe('');
  const other = await world(displacement);
  const ben = await other.sit(0);
  expect(ben.table?.notes).toBe(true);
  expect(await ben.ask({ t: 'note', text: 'north' })).toBeUndefined();
});

/** The cards that Ada's stand-in lays in so many turns. */
async function laidFor(memoryAid: string, seed: string): Promise<string[]> {
  const luck = seeded(seed);
  const w = await world(migrato, {
    options: { memoryAid, firstPlayer: 'host', firstSeat: 0 },
    seats: [person('Ada'), { ...person('Ben'), kind: 'bot' }],
    seed,
    bots: { think: async (question) => thinkAs(plain, 'greedy', question, luck) },
  });
  const ada = await w.sit(0);
  await ada.ask({ t: 'stepBack' });
  await ada.ask({ t: 'start' });
  await ada.ask({ t: 'stepBack' });
  for (let i = 0; i < 60; i++) await settle(w.room);
  const entries = await w.store.entries(TABLE);
  return entries.flatMap(({ actor, action }) =>
    actor === 0 && action?.type === 'playBird' && 'card' in action ? [String(action.card)] : [],
  );
}

test('[MI-R47] a stand-in lays no card that its owner could never know, unless the table shows it', async () => {
  const isNight = (card: string): boolean =>
    migrato.game.isPersonal?.(
      { config: { memoryAid: 'none' } } as never,
      { type: 'playBird', card } as never,
    ) === true;
  const hidden: string[] = [];
  const shown: string[] = [];
  for (const seed of ['a', 'b', 'c']) {
    hidden.push(...(await laidFor('none', seed)));
    shown.push(...(await laidFor('full', seed)));
  }
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter(isNight)).toEqual([]);
  expect(shown.filter(isNight).length).toBeGreaterThan(0);
});

test.each(['random', 'skyQuestion', 'host'] as const)(
  '[MI-R5] in a rematch the other player starts, also with %s',
  (firstPlayer) => {
    const { game } = migrato;
    for (const first of [0, 1] as const) {
      const options = firstPlayer === 'host' ? { firstPlayer, firstSeat: first } : { firstPlayer };
      const config = game.parseConfig(options, { seats: 2, ranked: false });
      const ctx = { chance: { below: (n: number) => Math.min(first, n - 1) }, at: 0, reveal() {} };
      const state = game.setup(config, 2, ctx);
      const next = game.rematch?.(game.view(state, 'public'));
      // Both move one seat further: the seat that began now holds the other player.
      expect(game.parseConfig(next, { seats: 2, ranked: false })).toMatchObject({
        firstPlayer: 'host',
        firstSeat: state.first,
      });
    }
  },
);
