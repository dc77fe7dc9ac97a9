import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import type { Action } from '../action.ts';
import type { Memory } from '../eyes/memory.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { row, short } from '../testing/cards.ts';
import { type Given, given } from '../testing/given.ts';
import { join, lay, play, redraw, stepOf } from '../testing/play.ts';
import { brain } from './brain.ts';

const traces = (text: string) => row(text).map((face) => ({ face, among: 0 }));
const worth = (facts: Given, seat: 0 | 1 = 0): number => brain.evaluate(given(facts), seat);

describe('judging a world', () => {
  test('[MI-9.3] the end is worth the share of the victory', () => {
    const end = (a: string[], b: string[]): State =>
      play(given({ settlements: [a, b], sinceArrival: 39 }), redraw).state;
    const won = end(['K4 K3 K3 K3'], []);
    expect([brain.evaluate(won, 0), brain.evaluate(won, 1)]).toEqual([1, 0]);
    expect(brain.evaluate(end([], []), 0)).toBe(0.5);
  });

  test('[MI-9.1] more birds at home, longer and orderly flights are better; both seats’ views add up to one', () => {
    const hands = ['B1 B2 LIT', 'B1 B2 HAB'] as const;
    const nothing = worth({ hands });
    const kites = worth({ hands, colonies: [['K4 K4'], []] });
    const home = worth({ hands, settlements: [['K4 K4 K4 K4'], []] });
    expect(kites).toBeGreaterThan(nothing);
    expect(home).toBeGreaterThan(kites);
    expect(worth({ hands, colonies: [['(S1) (S4)'], []] })).toBeLessThan(
      worth({ hands, colonies: [['(S4) (S4)'], []] }),
    );
    expect(worth({ hands, colonies: [['K4 K4'], []] }, 1)).toBeCloseTo(1 - kites);
  });
});

describe('habits', () => {
  const habit = (state: State, seat: 0 | 1, memory: Memory | null): Action | null | undefined =>
    brain.habit(game.view(state, seat), seat, memory, game.options(state, seat), seeded(1));

  test('[MI-R5] a bot has not seen a bird for long', () => {
    const config = game.parseConfig({ firstPlayer: 'skyQuestion' }, { seats: 2, ranked: false });
    const state = game.setup(config, 2, { chance: seeded(1), at: 0, reveal() {} });
    expect(habit(state, 1, null)).toEqual({ type: 'answerSky', answer: 'longer' });
  });

  test('[MI-4.6] it names exactly the leftovers it remembers', () => {
    const start = given({
      hands: ['S3 K3 HUN', ''],
      colonies: [['(S4) (S4) (S3)', '(S2)', '(G5n)', '(S1)'], []],
    });
    const asked = play(start, lay('S3', 1)).state;
    expect(stepOf(asked)).toBe('leftovers');
    const memory = { colonies: { 2: traces('S2'), 3: traces('G5n'), 4: traces('S1') }, taken: [] };
    expect(habit(asked, 0, memory)).toEqual({ type: 'leftovers', colonies: [2, 4] });
    expect(habit(asked, 0, { colonies: { 4: traces('S1') }, taken: [] })).toEqual({
      type: 'leftovers',
      colonies: [4],
    });
    expect(habit(asked, 0, null)).toEqual({ type: 'leftovers', colonies: [] });
  });

  test('[MI-2.2] otherwise it thinks', () => {
    expect(habit(given(), 0, null)).toBeUndefined();
  });
});

describe('quick play', () => {
  test('[MI-R23] claims in good faith: never a row that would be too short or mixed', () => {
    const claimed = (lower: string, upper: string): Set<string> => {
      const state = play(given({ colonies: [[lower, upper], []] }), join(1, 2)).state;
      const options = game.options(state, 0);
      return new Set(Array.from({ length: 40 }, (_, i) => brain.rollout(state, 0, options, seeded(i)).type));
    };
    expect(claimed('(S4)', '(S3)')).toEqual(new Set(['keepFlying']));
    expect(claimed('(S4) (S3)', '(G5n) (S1)')).toEqual(new Set(['keepFlying']));
    expect(claimed('(S4) (S3)', '(S2) (S1)')).toContain('arriveNow');
  });

  test('[MI-2.2] always one of the options', () => {
    const state = given({ colonies: [['K4 K3', '(S4)'], ['B4']] });
    const options = game.options(state, 0);
    for (let i = 0; i < 100; i++) expect(options).toContain(brain.rollout(state, 0, options, seeded(i)));
  });
});

describe('forgetting', () => {
  const memory: Memory = { colonies: { 1: traces('S3 S3 S3 G4n K4') }, taken: row('S1') };
  const forgotten = (
    level: 'expert' | 'casual' | 'beginner',
    times: number,
    seed: number,
  ): (string | null)[] => {
    const chance = seeded(seed);
    let left = memory;
    for (let i = 0; i < times; i++) left = brain.forget(left, level, chance);
    return (left.colonies[1] ?? []).map(({ face }) => (face === null ? null : short(face)));
  };
  const changed = (level: 'casual' | 'beginner'): number => {
    let count = 0;
    for (let seed = 0; seed < 2000; seed++) {
      count += forgotten(level, 2, seed).filter(
        (face, i) => face !== ['S3', 'S3', 'S3', 'G4n', 'K4'][i],
      ).length;
    }
    return count / (2000 * 4);
  };

  test('[MI-3.7] an expert forgets nothing', () => {
    expect(brain.forget(memory, 'expert', seeded(1))).toEqual(memory);
  });

  test('[MI-3.7] per night card and turn a casual player slips 4, a beginner 8 times in a hundred', () => {
    expect(changed('casual')).toBeGreaterThan(0.025);
    expect(changed('casual')).toBeLessThan(0.055);
    expect(changed('beginner')).toBeGreaterThan(0.06);
    expect(changed('beginner')).toBeLessThan(0.1);
  });

  test('[MI-3.7] a number drifts by one within its species; only a beginner loses the card; what lies open stays', () => {
    const casual = new Set<string | null>();
    const beginner = new Set<string | null>();
    for (let seed = 0; seed < 300; seed++) {
      const [first = null] = forgotten('casual', 10, seed);
      casual.add(first);
      beginner.add(forgotten('beginner', 10, seed)[0] ?? null);
      expect(forgotten('beginner', 10, seed)[4]).toBe('K4');
    }
    expect([...casual].every((face) => face?.startsWith('S'))).toBe(true);
    expect([...casual]).toEqual(expect.arrayContaining(['S3', 'S2', 'S4']));
    expect([...beginner]).toContain(null);
  });
});
