import { describe, expect, test } from 'vitest';
import { seeded } from '../../../engine/chance.ts';
import { playout } from '../../../engine/playout.ts';
import { GOALS } from '../content.ts';
import type { Event } from '../event.ts';
import { imagine } from '../eyes/imagine.ts';
import { type Memory, oddsOf, recall } from '../eyes/memory.ts';
import { game } from '../game.ts';
import { measure } from '../measure.ts';
import { type GivenNation, given, START } from '../testing/given.ts';
import { play } from '../testing/play.ts';
import { brain } from './brain.ts';
import { standingOf } from './worth.ts';

/** How often each goal is imagined for a seat, in hundredths. */
function guesses(state: ReturnType<typeof given>, seat: number, memory: Memory | null = null): number[] {
  const view = game.view(state, 0);
  const found = GOALS.map(() => 0);
  for (let i = 0; i < 600; i++) {
    const { goal } = imagine(view, 0, memory, seeded(`guess ${i}`)).nations[seat] ?? {};
    found[GOALS.indexOf(goal ?? 'humanitarian')] =
      (found[GOALS.indexOf(goal ?? 'humanitarian')] ?? 0) + 1 / 6;
  }
  return found.map(Math.round);
}

describe('imagined goals', () => {
  test('[DI-R04] what is known is the deck less one’s own card', () => {
    const [h = 0, m = 0, e = 0] = guesses(given({ seats: 3, goals: 'HME' }), 1);
    expect(h).toBeGreaterThan(12);
    expect(h).toBeLessThan(28);
    expect(Math.abs(m - e)).toBeLessThan(14);
  });

  test('[DI-R49] a ruled out goal is never imagined; with six players the last card is certain', () => {
    const ruledOut = ['metropolitan', 'entrepreneurial'] as const;
    expect(guesses(given({ nations: [{}, { ruledOut }, {}], goals: 'HHM' }), 1)).toEqual([100, 0, 0]);
    const nations = [{}, { shown: true }, { shown: true }, { shown: true }, { shown: true }, {}];
    expect(guesses(given({ nations, goals: 'HMMEEH' }), 5)).toEqual([100, 0, 0]);
  });

  test('[DI-9.1] conduct changes the odds: building ahead speaks for a metropolis', () => {
    const state = given({
      nations: [{}, { tokens: 9, homes: START }, {}],
      active: 1,
      step: 'needs',
      goals: 'HMEE',
    });
    const { state: after, events } = play(state, 'buy', 'buy');
    const memory = recall(null, 0, { did: null, events, view: game.view(after, 0) });
    expect(oddsOf(memory, 1, 1)).toBe(1000);
    expect(oddsOf(memory, 1, 2)).toBeLessThan(200);
    const [h = 0, m = 0, e = 0] = guesses(after, 1, memory);
    expect(m).toBeGreaterThan(h + e);
  });

  test('[DI-9.1] each sign of section 10 is read', () => {
    const told = (nation: GivenNation, card: string, ...texts: readonly string[]): Memory | null => {
      const state = given({ nations: [{}, nation, {}], active: 1, next: [card] });
      const { state: after, events } = play(state, 'draw', ...texts);
      return recall(null, 0, { did: null, events, view: game.view(after, 0) });
    };
    const odds = (memory: Memory | null) => memory?.odds[1];
    expect(odds(told({ tokens: 9 }, 'BB-09', 'accept'))).toEqual([400, 1000, 533]);
    expect(odds(told({ tokens: 9 }, 'BB-09', 'block'))).toEqual([1000, 333, 1000]);
    expect(odds(told({ tokens: 9 }, 'BB-01', 'accept'))).toBeUndefined();
    expect(odds(told({ region: 'Hot Desert' }, 'PA-PAN', 'block'))).toEqual([1000, 150, 100]);
    expect(odds(told({ tokens: 5 }, 'CR-CON', 'block'))).toBeUndefined();
    const shelter = told({ tokens: 9, homes: START, displaced: 4 }, 'TI-INN', 'finish');
    expect(odds(shelter)?.[0]).toBeLessThan(420);
  });

  test('[DI-9.1] a beginner loses the picture, an expert never', () => {
    const memory = { odds: [[1000, 100, 10]] };
    expect(brain.forget(memory, 'expert', seeded(1))).toBe(memory);
    const forgot = Array.from(
      { length: 100 },
      (_nothing, i) => brain.forget(memory, 'beginner', seeded(i)) !== memory,
    );
    expect(forgot.filter(Boolean).length).toBeGreaterThan(40);
  });
});

describe('judgement', () => {
  test('[DI-5.7] a position is judged as it will stand when the needs are met', () => {
    const state = given({
      nations: [{ tokens: 3, homes: { 1: 3, 2: 2, 5: 1 }, displaced: 4 }, {}],
      step: 'needs',
    });
    expect(standingOf(state, 0)).toEqual({
      tokens: 5,
      communities: 3,
      full: 3,
      housed: 9,
      displaced: 1,
      vacancies: 0,
    });
    expect(standingOf(state, 1)).toMatchObject({ tokens: 5, displaced: 3 });
  });

  test('[DI-5.11] people go where they are carried, or to the richest; never to a likely metropolis', () => {
    const sent = (goals: string, rich: GivenNation, poor: GivenNation) => {
      const state = given({
        nations: [{ tokens: 0, homes: START, displaced: 2 }, rich, poor],
        goals,
        step: 'needs',
      });
      const asked = play(state, 'finish').state;
      return brain.habit(game.view(asked, 0), 0, null, game.options(asked, 0), seeded(1));
    };
    const rich = { tokens: 9, homes: START, displaced: 9 };
    const roomy = { tokens: 4, homes: { 1: 0 } };
    expect(sent('HME', rich, roomy)).toEqual({ type: 'sendRest', to: 2 });
    expect(sent('EME', rich, roomy)).toEqual({ type: 'sendRest', to: 1 });
    const city = {
      tokens: 9,
      homes: Object.fromEntries(Array.from({ length: 12 }, (_nothing, i) => [i + 1, 3])),
    };
    expect(sent('EME', city, roomy)).toEqual({ type: 'sendRest', to: 2 });
    expect(sent('HME', { tokens: 0, displaced: 3 }, { tokens: 0, displaced: 3 })).toEqual({
      type: 'spreadRest',
    });
  });

  test('[DI-8.1] a finished world is worth its share of the victory', () => {
    const won = play(given({ nations: [{ tokens: 13 }, {}], goals: 'EM', next: ['TI-INN'] }), 'draw').state;
    expect([brain.evaluate(won, 0), brain.evaluate(won, 1)]).toEqual([1, 0]);
  });
});

test('[DI-8.9] figures of a game add up', () => {
  const config = game.parseConfig({}, { seats: 4, ranked: false });
  for (let i = 0; i < 20; i++) {
    const out: Event[] = [];
    const choose = brain.rollout;
    const { state, outcome } = playout(game, config, 4, seeded(`figures ${i}`), choose, { out });
    const found = measure(state, out);
    expect(found).toMatchObject({ rounds: state.round, died: state.died, born: state.born - 48 });
    const won = GOALS.reduce((sum, goal) => sum + (found[`won.${goal}`] ?? 0), 0);
    expect(won).toBe(outcome.winners.length);
    expect(GOALS.reduce((sum, goal) => sum + (found[`holders.${goal}`] ?? 0), 0)).toBe(4);
  }
});
