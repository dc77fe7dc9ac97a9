import { describe, expect, test } from 'vitest';
import { bareBoard, playMatch, seatPlayers } from '../../../bots/match.ts';
import { parseBotName } from '../../../bots/names.ts';
import type { Level } from '../../../engine/brain.ts';
import { seeded } from '../../../engine/chance.ts';
import { FAMILY_ROWS } from '../content/families.ts';
import { PRINTED } from '../content/printed.ts';
import type { Memory } from '../eyes/memory.ts';
import { title as ellisIsland } from '../index.ts';
import { factsOn } from '../pieces/facts.ts';
import { brain, game } from '../testing/game.ts';
import { given, play } from '../testing/given.ts';
import { answer, gainOf } from './deals.ts';
import { forget } from './forget.ts';
import { reflex, steadyHand } from './reflex.ts';

const card = FAMILY_ROWS[0] ?? (undefined as never);
const fresh: Memory = {
  level: 'expert',
  seed: -1,
  facts: factsOn(card),
  settled: false,
  asked: {},
  taps: [],
  results: [],
  offers: [],
  market: [],
};

describe('models of 10.2', () => {
  test('each level keeps its share of the facts, and what was asked is learnt', () => {
    const all = Object.keys(fresh.facts ?? {}).length;
    expect(all).toBeGreaterThan(60);
    for (const [level, share] of [
      ['beginner', 60],
      ['casual', 75],
      ['expert', 88],
    ] as const) {
      let kept = 0;
      for (let seed = 0; seed < 100; seed++)
        kept += Object.keys(forget(fresh, level, seeded(seed)).facts ?? {}).length;
      expect(Math.abs(kept / all - share)).toBeLessThan(3);
    }
    let learnt = 0;
    for (let seed = 0; seed < 500; seed++) {
      const asked = { ...fresh, seed: 1, settled: true, facts: {}, asked: { 'IQ-01': 'Cedric' } };
      if (forget(asked, 'casual', seeded(seed)).facts?.['IQ-01'] === 'Cedric') learnt++;
    }
    expect(Math.abs(learnt / 5 - 80)).toBeLessThan(6);
  });

  test('reactions have the median of their level, never below half a second, and wait for their moment', () => {
    const state = given({ step: 'challenge', moved: 1, players: [{ at: { 1: 'DOH' } }] });
    play(state, 0, { type: 'attempt', challenge: 'physical' });
    for (const seat of [0, 1]) play(state, seat, { type: 'ready', trip: 0 });
    if (state.race === null) return expect.fail('no race');
    state.race.row = [0, 1];
    state.race.tickMs = 60_000;
    const view = game.view(state, 0);
    const times = (level: Level): number[] =>
      Array.from({ length: 800 }, (_nothing, seed) => reflex(view, 0, level, seed))
        .flatMap((slap) => (slap?.type === 'slap' ? [slap.reaction] : []))
        .sort((a, b) => a - b);
    for (const [level, median] of [
      ['beginner', 1700],
      ['casual', 1200],
      ['expert', 850],
    ] as const) {
      const found = times(level);
      expect(Math.abs((found[found.length >> 1] ?? 0) - median)).toBeLessThan(median / 12);
      expect(found[0]).toBeGreaterThanOrEqual(500);
    }
    state.race.tickMs = 100;
    const memory = { ...fresh, seed: 7, settled: true };
    expect(brain.habit(game.view(state, 0), 0, memory, game.options(state, 0), seeded(1))).toBeNull();
  });

  test('Steady Nerve follows the table', () => {
    const hands = Array.from({ length: 100 }, (_nothing, percent) => steadyHand(true, 1, percent));
    expect([3, 4, 5, 6].map((k) => hands.filter((one) => one === k).length)).toEqual([50, 8, 3, 39]);
    const more = Array.from({ length: 100 }, (_nothing, percent) => steadyHand(true, 3, percent));
    expect([2, 3].map((k) => more.filter((one) => one === k).length)).toEqual([70, 30]);
  });
});

describe('trade', () => {
  const table = () =>
    given({
      players: [
        { family: 'HAR', at: { 1: 'S05' }, hand: 'T6 M3 P1' },
        { family: 'HOV', at: { 1: 'S05' }, hand: 'M3 P1 lab1' },
      ],
    });

  test('accepts what pays', () => {
    const state = table();
    const cards = PRINTED(state.config);
    expect(gainOf(state, 0, ['labor'], ['time'], cards)).toBe(28);
    play(state, 0, { type: 'offer', to: 'all', give: ['time'], want: ['labor'] });
    expect(answer(state, 1, game.options(state, 1), cards)).toMatchObject({ type: 'accept' });
    expect(answer(state, 2, game.options(state, 2), cards)).toMatchObject({ type: 'decline' });
  });
});

test('a bot that goes by rule beats random players', () => {
  let won = 0;
  for (let seed = 0; seed < 6; seed++) {
    const config = game.parseConfig({ mode: 'quick', mentalFaces: 'printed' }, { seats: 3, ranked: false });
    const board = bareBoard(game, config, 3, seeded(seed));
    const names = ['random', 'greedy', 'random'].map((name) => parseBotName(name));
    playMatch(game, board, seatPlayers(ellisIsland, names, String(seed)), game.longest(config, 3));
    if (game.outcome(board.state)?.winners.includes(1)) won++;
  }
  expect(won).toBe(6);
});
