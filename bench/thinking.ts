/**
 * How long people wait for bots beyond the pause that every answer has: one table at the highest level without
 * rest, thirty at level 3 that rest as people let them. On a quiet machine:
 *
 *     node bench/thinking.ts [game] [seconds]
 */
import { see } from '../bots/player.ts';
import { seeded } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import { levelLabel, MOST_LEVELS, USUAL_LEVEL } from '../engine/levels.ts';
import { playout, randomly } from '../engine/playout.ts';
import { titles } from '../games/index.ts';
import type { Question } from '../room/ports.ts';
import { botPool } from '../server/botPool.ts';

const TABLES = 30;
/** Between an answer and the next question at a table of level 3. */
const REST_MS = 1000;
const SAMPLES = 60;
const [id = 'migrato', seconds = '30'] = process.argv.slice(2);
const title = titles[id];
if (title === undefined) throw new Error(`no game "${id}"; there are ${Object.keys(titles).join(', ')}`);
const { game } = title;

/** What seats would be asked in the course of a random game, beginnings and ends. */
function questions(seed: string): Question[] {
  const seats = Math.max(2, game.seats.min);
  const config = game.parseConfig({}, { seats, ranked: false });
  const found: Question[] = [];
  const onAction = (_actor: unknown, _action: unknown, state: Kind['state']): void => {
    const seat = game.awaiting(state).must[0];
    if (seat === undefined || found.length >= SAMPLES || game.options(state, seat).length < 2) return;
    const seen = see({ game, seat, seats }, state, null);
    found.push({ ...seen, game: game.id, bot: '', people: [], pace: 'normal' });
  };
  playout(game, config, seats, seeded(seed), randomly, { onAction });
  return found;
}

const pool = botPool(0);
// The workers load the games before anybody is timed.
await Promise.all(
  questions('warm').map((question, i) => pool.think({ ...question, bot: levelLabel(1) }, `warm ${i}`)),
);
const end = performance.now() + 1000 * Number(seconds);

/** Asks one question after the other until the time is up, and says how long each took. */
async function table(name: string, level: number, restMs: number): Promise<number[]> {
  const asked = questions(name);
  const took: number[] = [];
  for (let i = 0; performance.now() < end; i++) {
    const question = asked[i % asked.length];
    if (question === undefined) break;
    const start = performance.now();
    await pool.think({ ...question, bot: levelLabel(level) }, name);
    took.push(performance.now() - start);
    if (restMs > 0) await new Promise((yes) => setTimeout(yes, restMs));
  }
  return took;
}

const told = (name: string, took: readonly number[]): string => {
  const sorted = [...took].sort((one, other) => one - other);
  const part = (share: number): string =>
    `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)} ms`;
  return `${name}: ${took.length} answers, p50 ${part(0.5)}, p99 ${part(0.99)}, longest ${part(1)}`;
};

const [busy, ...others] = await Promise.all([
  table('the busy table', MOST_LEVELS, 0),
  ...Array.from({ length: TABLES }, (_nothing, i) => table(`table ${i}`, USUAL_LEVEL, REST_MS)),
]);
console.log(`${id}, ${seconds} s; from question to answer, beyond the pause`);
console.log(told(`one at level ${MOST_LEVELS} without rest`, busy ?? []));
console.log(told(`${TABLES} at level ${USUAL_LEVEL}`, others.flat()));
console.log(`cut short: ${pool.cut}`);
await pool.close();
