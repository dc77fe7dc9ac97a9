import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  type Draw,
  pick,
  pickWeighted,
  recording,
  rollDie,
  scripted,
  seeded,
  shuffle,
  taped,
  weightedAt,
} from './chance.ts';

const drawn = (chance: Chance, below: number, count: number): number[] =>
  Array.from({ length: count }, () => chance.below(below));

describe('seeded', () => {
  test('gives these numbers for ever: every recorded seed depends on them', () => {
    expect(drawn(seeded(1), 1000, 8)).toEqual([696, 983, 333, 690, 861, 277, 14, 585]);
    expect(drawn(seeded('crossings'), 6, 12)).toEqual([3, 0, 5, 2, 0, 4, 2, 4, 1, 3, 2, 2]);
    expect(drawn(seeded(''), 2 ** 32, 3)).toEqual([4069347920, 699770238, 4183795694]);
    expect(shuffle(seeded(42), [0, 1, 2, 3, 4, 5, 6, 7])).toEqual([7, 3, 2, 1, 0, 6, 4, 5]);
  });

  test('a number and its text are the same seed; neighbours are not alike', () => {
    expect(drawn(seeded(7), 100, 5)).toEqual(drawn(seeded('7'), 100, 5));
    const firsts = new Set(Array.from({ length: 1000 }, (_nothing, seed) => seeded(seed).below(2 ** 32)));
    expect(firsts.size).toBe(1000);
  });

  test.each([2, 3, 6, 7, 52, 100])('below %i is fair', (faces) => {
    const counts = new Array<number>(faces).fill(0);
    const chance = seeded(`fair ${faces}`);
    const draws = faces * 2000;
    for (let i = 0; i < draws; i++) {
      const got = chance.below(faces);
      counts[got] = (counts[got] ?? 0) + 1;
    }
    const squares = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    // Chi squared with faces - 1 degrees of freedom: mean, plus five deviations.
    expect(squares).toBeLessThan(faces - 1 + 5 * Math.sqrt(2 * (faces - 1)));
  });

  test('below is fair where a remainder would not be', () => {
    const chance = seeded('large');
    const n = 3 * 2 ** 30;
    const low = Array.from({ length: 30_000 }, () => chance.below(n)).filter((x) => x < 2 ** 30).length;
    // Without rejection a half of all draws would be that low, not a third.
    expect(Math.abs(low - 10_000)).toBeLessThan(500);
  });

  test('stays in range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const got = seeded(seed).below(n);
        expect(Number.isInteger(got) && got >= 0 && got < n && !Object.is(got, -0)).toBe(true);
      }),
      { seed: 1 },
    );
  });

  test('every order of a shuffle comes up equally often', () => {
    const counts = new Map<string, number>();
    const chance = seeded('orders');
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(chance, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(120);
  });
});

describe('recording and taped', () => {
  test('what was noted can be played again', () => {
    const draws: Draw[] = [];
    const first = drawn(recording(seeded(3), draws), 20, 5);
    const tape = taped(draws);
    expect(drawn(tape, 20, 5)).toEqual(first);
    expect(tape.left).toBe(0);
  });

  test('a tape fails loudly when other draws are asked', () => {
    expect(() => taped([[6, 2]]).below(7)).toThrow(/below 6 but one below 7/);
    expect(() => taped([]).below(6)).toThrow(/at its end/);
    expect(taped([[6, 2]]).left).toBe(1);
  });
});

test('scripted gives exactly these and nothing else', () => {
  const chance = scripted(3, 0);
  expect([chance.below(6), chance.below(6)]).toEqual([3, 0]);
  expect(() => chance.below(6)).toThrow(/no scripted result left/);
  expect(() => scripted(6).below(6)).toThrow(/scripted result 6/);
  expect(() => scripted(-1).below(6)).toThrow(/scripted result -1/);
});

test('pick and roll', () => {
  expect(pick(scripted(1), ['a', 'b'])).toBe('b');
  expect(() => pick(scripted(), [])).toThrow(/from nothing/);
  expect([rollDie(scripted(0), 6), rollDie(scripted(5), 6)]).toEqual([1, 6]);
});

describe('pickWeighted', () => {
  const weights = { none: 0, two: 2, three: 3 };
  const names = ['none', 'two', 'three'] as const;
  const draw = (result: number): string => pickWeighted(scripted(result), names, (name) => weights[name]);

  test('gives each item as often as it weighs, by one draw', () => {
    expect([0, 1, 2, 3, 4].map(draw)).toEqual(['two', 'two', 'three', 'three', 'three']);
    expect(() => draw(5)).toThrow(/draw below 5/);
  });

  test('tells the weight by the place of an item, too', () => {
    expect(pickWeighted(scripted(1), ['a', 'b', 'c'], (_item, i) => i)).toBe('c');
  });

  test('gives the last where nothing weighs anything, and draws all the same', () => {
    expect(pickWeighted(scripted(0), names, () => 0)).toBe('three');
    expect(() => pickWeighted(scripted(), names, () => 0)).toThrow(/no scripted result/);
    expect(() => pickWeighted(scripted(0), [], () => 1)).toThrow(/from nothing/);
  });

  test('a place beyond the last fraction is the last that weighs anything', () => {
    expect(weightedAt(['a', 'b', 'c'], (item) => (item === 'c' ? 0 : 0.1), 0.2)).toBe('b');
  });
});
