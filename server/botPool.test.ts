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
const NEVER = Number.POSITIVE_INFINITY;
/** No test may fail because a machine is slow: nothing is taken for stuck. */
const SHORT: Budget = { sliceMs: 20, coreMs: 100, askedMs: NEVER, stuckMs: 2 ** 31 - 1 };

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
  pool = botPool(0, 1, { ...SHORT, coreMs: NEVER });
  // They never come to an answer, and yet every core has time for others.
  const long = Array.from({ length: 3 }, () => pool.think(question(migrato, FOREVER), 'greedy'));
  for (let i = 0; i < 3; i++) {
    const { action } = await pool.think(question(migrato, 'search:50'), 'quiet');
    expect(action).not.toBeNull();
  }
  expect(pool.waiting).toBe(3);
  expect(pool.cut).toBe(0);
  void Promise.allSettled(long);
});

test('D4 a thread that does not come to an end is ended, its seat plays a simpler bot, and the next is answered', async () => {
  pool = botPool(0, 1, { ...SHORT, sliceMs: NEVER, stuckMs: 300 });
  const { action } = await pool.think(question(migrato, FOREVER), 'greedy');
  expect(action).not.toBeNull();
  const other = await pool.think(question(migrato, 'greedy'), 'quiet');
  expect(other.action).not.toBeNull();
  expect(pool.stuck).toBe(1);
});

test('D4 a slice that only waits for a core is not taken for one that never ends', async () => {
  // On a machine that gives its threads nothing, a slice takes many times as long as a stuck one may have.
  pool = botPool(0, 1, { sliceMs: 300, coreMs: 300, askedMs: NEVER, stuckMs: 10 }, undefined, () => 0);
  const { action } = await pool.think(question(migrato, FOREVER), 'table');
  expect(action).not.toBeNull();
  expect(pool.cut).toBe(1);
  expect(pool.stuck).toBe(0);
});

test('D4 what is cut short is counted', async () => {
  pool = botPool(0, 1, SHORT);
  await pool.think(question(migrato, FOREVER), 'table');
  await pool.think(question(migrato, 'random'), 'table');
  expect(pool.cut).toBe(1);
});

test('D4 whoever opens many tables has one turn, not many', async () => {
  pool = botPool(0, 1, { ...SHORT, coreMs: NEVER }, (table) => table.slice(0, 5));
  const many = Array.from({ length: 20 }, (_none, i) => pool.think(question(migrato, FOREVER), `crowd ${i}`));
  for (let i = 0; i < 3; i++) {
    const { action } = await pool.think(question(migrato, 'greedy'), 'quiet');
    expect(action).not.toBeNull();
  }
  expect(pool.waiting).toBe(20);
  void Promise.allSettled(many);
});
