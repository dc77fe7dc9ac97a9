import { afterEach, expect, test } from 'vitest';
import { see } from '../bots/player.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { titles } from '../games/index.ts';
import type { Question } from '../room/ports.ts';
import { type BotPool, botPool } from './botPool.ts';
import type { Budget } from './thinker.ts';

const FOREVER = 'search:999999';
const SHORT: Budget = { aloneMs: 400, sharedMs: 50, hardMs: 60_000 };

/** What the first seat of a fresh game that is to choose would ask. */
function question({ game }: Title<Kind>, bot: string): Question {
  const seats = game.seats.min;
  const config = game.parseConfig({}, { seats, ranked: false });
  const chance = seeded('pool');
  const state = game.setup(config, seats, { chance, at: 0, reveal() {} });
  const seat = game.awaiting(state).must[0] ?? 0;
  return { ...see({ game, seat, seats }, state, null), game: game.id, bot, pace: 'normal', people: [] };
}

const migrato: Title<Kind> = titles.migrato ?? expect.fail();
let pool: BotPool;
afterEach(() => pool.close());

test.each(Object.values(titles).map((title) => [title.game.id, title] as const))(
  'D4 %s: a bot that would think for ever answers in time, with a lawful move',
  async (_id, title) => {
    pool = botPool(0, 1, SHORT);
    const asked = question(title, FOREVER);
    const { action } = await pool.think(asked, 'table');
    if (asked.options.length > 0 && action !== null) expect(asked.options).toContainEqual(action);
    expect(action !== null || asked.canWait || asked.options.length === 0).toBe(true);
  },
);

test('D4 one table with bots that think for ever does not stop the bots of another', async () => {
  pool = botPool(0, 1, { ...SHORT, aloneMs: Number.POSITIVE_INFINITY });
  const order: string[] = [];
  const ask = (table: string, bot: string): Promise<unknown> =>
    pool.think(question(migrato, bot), table).then(() => order.push(table));
  // Alone it would never end: only because somebody else waits does it come to an answer.
  const greedy = Array.from({ length: 3 }, () => ask('greedy', FOREVER));
  for (let i = 0; i < 3; i++) await ask('quiet', 'greedy');
  expect(order.filter((table) => table === 'quiet')).toHaveLength(3);
  // Each waited for the one decision that was under way, and for no other.
  expect(order.join(' ')).not.toContain('greedy greedy');
  void Promise.allSettled(greedy);
});

test('D4 a thread that does not come to an end is ended, and the next question is answered', async () => {
  const never = Number.POSITIVE_INFINITY;
  pool = botPool(0, 1, { aloneMs: never, sharedMs: never, hardMs: 300 });
  await expect(pool.think(question(migrato, FOREVER), 'greedy')).rejects.toThrow('stopped');
  const { action } = await pool.think(question(migrato, 'greedy'), 'quiet');
  expect(action).not.toBeNull();
});

test('D4 whoever opens many tables has one turn, not many', async () => {
  pool = botPool(0, 1, { ...SHORT, aloneMs: Number.POSITIVE_INFINITY }, (table) => table.slice(0, 5));
  const order: string[] = [];
  const ask = (table: string, bot: string): Promise<unknown> =>
    pool.think(question(migrato, bot), table).then(() => order.push(table.slice(0, 5)));
  const many = Array.from({ length: 20 }, (_none, i) => ask(`crowd ${i}`, FOREVER));
  for (let i = 0; i < 3; i++) await ask('quiet', 'greedy');
  expect(order.join(' ')).not.toContain('crowd crowd');
  void Promise.allSettled(many);
});
