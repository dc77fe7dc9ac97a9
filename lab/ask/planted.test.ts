import { describe, expect, test } from 'vitest';
import { at } from '../../engine/at.ts';
import { asked } from '../testing/asks.ts';
import { coin } from '../testing/coin.ts';
import { decisive, isAnswered } from './answers.ts';
import { playPart } from './block.ts';
import { evidenceOf } from './evidence.ts';
import type { Question } from './question.ts';
import { answer } from './result.ts';
import { looksBetween, stopsAt } from './stop.ts';

/** Effects planted in a real game, found again through blocks, evidence and estimates. */
const IS_LONG = process.env.CROSSINGS_LONG === '1';
const REPEATS = 400;
const DEALS = IS_LONG ? 1000 : 96;

const evidence = (question: Question, deals: number) =>
  evidenceOf(
    Array.from({ length: Math.ceil(deals / 8) }, (_nothing, part) => playPart(coin, question, part)),
    deals,
  );

test.each([2, 5, 10])('%i points more: within the interval in 95 of 100 experiments', (favour) => {
  let held = 0;
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const question = asked(favour, { seed: `${favour} ${repeat}`, stop: { deals: DEALS } });
    const { estimates } = answer(question, evidence(question, DEALS), 'planned');
    const { low, high } = at(decisive(question, estimates), 0);
    if (low !== null && high !== null && low <= favour / 100 && favour / 100 <= high) held++;
  }
  expect(held / REPEATS).toBeGreaterThanOrEqual(IS_LONG ? 0.93 : 0.925);
  expect(held / REPEATS).toBeLessThanOrEqual(IS_LONG ? 0.97 : 0.975);
});

test('until answered: a wrong direction, or a change where there is none, in at most 6.5 % of runs', () => {
  let wrong = 0;
  const runs = IS_LONG ? 400 : 60;
  for (let run = 0; run < runs; run++) {
    const stop = { until: 'answered', planned: 300, most: 600 } as const;
    const question = asked(0, { seed: `none ${run}`, stop });
    const all = evidence(question, 600);
    for (const look of looksBetween(question, 0, 600)) {
      const seen = all.first(look);
      if (stopsAt(question, seen) !== 'answered') continue;
      const { low, high } = at(decisive(question, answer(question, seen, 'answered').estimates), 0);
      if ((low ?? 0) > 0 || (high ?? 0) < 0) wrong++;
      break;
    }
  }
  expect(wrong / runs).toBeLessThanOrEqual(0.065);
});

describe('sentences', () => {
  const said = (question: Question, deals: number): string[] =>
    answer(question, evidence(question, deals), 'planned').answer.map(({ key }) => key);

  test('a clear change is said with its direction', () => {
    expect(said(asked(10, { stop: { deals: 1000 } }), 1000)[0]).toBe('main.more');
  });

  test('an interval that covers zero is no proof that nothing changed', () => {
    expect(said(asked(0, { stop: { deals: 100 } }), 100)[0]).toBe('main.open');
  });

  test('too few deals say nothing', () => {
    expect(said(asked(10, { stop: { deals: 20 } }), 20)[0]).toBe('main.fewDeals');
  });

  const guard = (measure: string, tolerance: number) => ({ measure, target: null, tolerance });

  test('nothing else breaks: only where every guard is known to hold', () => {
    const held = asked(0, {
      guards: [guard('winners', 0.5), guard('seat.1.wins', 0.3)],
      stop: { deals: 400 },
    });
    expect(said(held, 400)).toContain('guards.hold');
    const open = asked(0, { guards: [guard('seat.1.wins', 0.01)], stop: { deals: 100 } });
    expect(said(open, 100)).toContain('guards.open');
    const broken = asked(10, { guards: [guard('seat.1.wins', 0.01)], stop: { deals: 2000 } });
    expect(said(broken, 2000)).toContain('guards.broken');
  });

  test('a target is met, missed or open', () => {
    const alone = (target: readonly [number, number]): Question => {
      const question = asked(10, {
        stop: { deals: 1000 },
        main: { measure: 'seat.0.wins', target, tolerance: 0 },
      });
      return { ...question, arms: question.arms.slice(1) };
    };
    expect(said(alone([0.5, 0.7]), 1000)).toEqual(['target.inside']);
    expect(said(alone([0.4, 0.45]), 1000)).toEqual(['target.outside']);
    expect(said(alone([0.6, 0.6]), 1000)).toEqual(['target.open']);
  });
});

test('a measure that only some games have is a mean over those', () => {
  const question = asked(0, { stop: { deals: 200 }, main: { measure: 'even', target: null, tolerance: 0 } });
  const { estimates } = answer(question, evidence(question, 200), 'planned');
  expect(estimates[0]).toMatchObject({ measure: 'even', value: 1 });
});

test('a game that breaks takes its deal out of every figure, and is told with its seed', () => {
  const question = asked(0, { stop: { deals: 40 } });
  const parts = Array.from({ length: 5 }, (_nothing, part) => playPart(coin, question, part));
  const broken = parts.map(({ games, ...part }) => ({
    ...part,
    games: games.map((game) =>
      game.deal === 7 && game.arm === 1 ? { ...game, problem: 'the coin stood' } : game,
    ),
  }));
  const { failures, estimates } = answer(question, evidenceOf(broken, 40), 'planned');
  expect(failures).toEqual([{ seed: 's/7', arm: 'B', chair: 0, problem: 'the coin stood' }]);
  expect(estimates[0]?.deals).toBe(39);
});

test('what is answered stays answered only by the rule', () => {
  const estimate = { low: -0.01, high: 0.015, minus: 'A', verdict: 'inside' } as const;
  expect(
    isAnswered({ ...at(answer(asked(0), evidence(asked(0), 200), 'planned').estimates, 2), ...estimate }),
  ).toBe(true);
});
