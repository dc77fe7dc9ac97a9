import { describe, expect, test } from 'vitest';
import { type Chance, scripted, seeded } from '../../../engine/chance.ts';
import { canonical } from '../../../engine/digest.ts';
import { notes } from '../../../engine/sitting.ts';
import { typesOf } from '../../../engine/testing/play.ts';
import type { SkyAnswer } from '../action.ts';
import { FACES } from '../content.ts';
import type { Event } from '../event.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { choices, handOf, lay, playWith, redraw, refusal, sky, stepOf } from '../testing/play.ts';

const table = { seats: 2, ranked: false };
const dealt = (input: unknown, chance: Chance): { state: State; events: Event[]; draws: number } => {
  const taken = notes<Event>(chance);
  const state = game.setup(game.parseConfig(input, table), 2, taken);
  return { state, events: taken.out, draws: taken.draws.length };
};
/** A shuffle that swaps nothing. */
const still = (cards: number): number[] => Array.from({ length: cards - 1 }, (_, i) => cards - 1 - i);

describe('the deal', () => {
  test('[MI-1.1][MI-R4] exactly two seats', () => {
    expect(game.seats).toEqual({ min: 2, max: 2 });
    for (const seats of [1, 3]) {
      expect(() => game.parseConfig({}, { seats, ranked: false })).toThrow(/MI-R4/);
    }
  });

  test('[MI-1.2][MI-0.9] 49 birds and 5 dangers are shuffled together, nothing else', () => {
    const { state, draws } = dealt({}, seeded(1));
    const all = [...state.draw, ...state.seats[0].hand, ...state.seats[1].hand];
    expect([all.length, all.filter((face) => FACES[face]?.species !== null).length]).toEqual([54, 49]);
    expect(draws).toBe(1 + 53);
    expect(dealt({}, seeded(2)).state.draw).not.toEqual(state.draw);
  });

  test('[MI-1.3][MI-1.4][MI-1.5] three cards each, 48 in the draw pile, each sees their own', () => {
    const { state, events } = dealt({}, seeded(1));
    expect([state.seats[0].hand.length, state.seats[1].hand.length, state.draw.length]).toEqual([3, 3, 48]);
    expect(typesOf(events)).toEqual(['gameStarted']);
    expect(game.view(state, 0).seats.map(({ hand }) => hand?.length)).toEqual([3, undefined]);
    expect(game.view(state, 1).seats.map(({ hand }) => hand?.length)).toEqual([undefined, 3]);
  });

  test('[MI-1.3] one card at a time, the first player first; the deck lies as listed before the shuffle', () => {
    for (const first of [0, 1] as const) {
      const { state } = dealt({}, scripted(first, ...still(54)));
      expect(handOf(state, first)).toBe('LIT HAB HUN');
      expect(handOf(state, first === 0 ? 1 : 0)).toBe('HAB HUN T1n');
      expect(state.draw.slice(0, 4)).toEqual([0, 0, 0, 1]);
    }
  });

  test('[MI-1.6] no colonies, no settlements, no discard pile', () => {
    const { state } = dealt({}, seeded(1));
    expect(state.seats.map(({ colonies, settlements }) => [colonies, settlements])).toEqual([
      [[], []],
      [[], []],
    ]);
    expect([state.discard, state.turn, state.sinceArrival, stepOf(state)]).toEqual([[], 1, 0, 'act']);
  });
});

describe('who starts', () => {
  test('[MI-R5] by default luck decides, before the shuffle', () => {
    for (const first of [0, 1]) {
      const { state } = dealt({}, scripted(first, ...still(54)));
      expect([state.first, state.active]).toEqual([first, first]);
    }
  });

  test('[MI-R5] the host may name the seat, and no luck is used for it', () => {
    for (const firstSeat of [0, 1]) {
      const { state, draws } = dealt({ firstPlayer: 'host', firstSeat }, seeded(3));
      expect([state.active, draws]).toEqual([firstSeat, 53]);
    }
  });

  const asked = (): State => dealt({ firstPlayer: 'skyQuestion' }, seeded(3)).state;
  const answered = (a: SkyAnswer, b: SkyAnswer, chance: Chance = seeded(4)): ReturnType<typeof playWith> =>
    playWith(chance, asked(), sky(a), sky(b));

  test('[MI-1.7][MI-R5] the sky question is put to both before the deal', () => {
    const state = asked();
    expect(game.awaiting(state).must).toEqual([0, 1]);
    expect(choices(state, 0)).toEqual(
      ['now', 'today', 'week', 'longer'].map((answer) => `answerSky ${answer}`),
    );
    expect(choices(state, 1)).toEqual(choices(state, 0));
    expect(state.seats[0].hand).toEqual([]);
  });

  test('[MI-1.7] the more recent answer starts', () => {
    const order = ['now', 'today', 'week', 'longer'] as const;
    for (const [i, a] of order.entries()) {
      for (const [j, b] of order.entries()) {
        if (i !== j) expect(answered(a, b).state.active).toBe(i < j ? 0 : 1);
      }
    }
  });

  test('[MI-E43][MI-R5] both answers count in either order; equal ones are settled before the shuffle', () => {
    const late = game.clone(asked());
    const taken = notes<Event>(seeded(4));
    game.apply(late, 1, sky('week'), taken);
    expect(refusal(late, sky('today'), 0)).toBeUndefined();
    game.apply(late, 0, sky('today'), taken);
    expect([late.active, typesOf(taken.out)]).toEqual([0, ['skyAnswered', 'skyAnswered', 'gameStarted']]);
    for (const first of [0, 1] as const) {
      const { state } = answered('today', 'today', scripted(first, ...still(54)));
      expect([state.first, handOf(state, first)]).toEqual([first, 'LIT HAB HUN']);
    }
  });

  test('[MI-R5] an answer is final and stays hidden until both are in', () => {
    const { state, events } = playWith(seeded(1), asked(), sky('now'));
    expect(events).toEqual([{ type: 'skyAnswered', seat: 0, answers: null }]);
    expect(refusal(state, sky('longer'), 0)).toMatchObject({ key: 'E_WRONG_STEP', rule: 'MI-R5' });
    expect(choices(state, 0)).toEqual([]);
    expect(game.view(state, 1)).toMatchObject({ sky: [null, null], answered: [true, false] });
    expect(game.view(state, 'public').sky).toEqual([null, null]);
    const other = playWith(seeded(1), asked(), sky('longer')).state;
    expect(canonical(game.view(other, 1))).toBe(canonical(game.view(state, 1)));
    expect(game.view(answered('now', 'week').state, 1).sky).toEqual(['now', 'week']);
  });

  test('[MI-R5] before the deal nothing is out of turn, only out of place', () => {
    for (const seat of [0, 1]) {
      expect(refusal(asked(), redraw, seat)).toMatchObject({ key: 'E_WRONG_STEP' });
      expect(refusal(asked(), lay('K3'), seat)).toMatchObject({ key: 'E_WRONG_STEP' });
    }
  });
});
