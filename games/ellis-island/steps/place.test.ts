import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../action.ts';
import { PHYSICAL_CARDS, physicalCard } from '../content.ts';
import type { State } from '../state.ts';
import { game } from '../testing/game.ts';
import { type Given, given, play } from '../testing/given.ts';

const DESKS = { physical: 'DOH', mental: 'DOH', documentation: 'BOI', interview: 'BOI' } as const;
const OFFER: Action = { type: 'offer', to: 'all', give: ['time'], want: ['money'] };

/** Seat 0 has declared this Challenge; seat 2 deals, examines or asks. */
function challenged(challenge: keyof typeof DESKS, facts: Given = {}): State {
  const players = [{ at: { 1: DESKS[challenge] } }, {}, {}];
  const state = given({ step: 'challenge', moved: 1, players, ...facts });
  play(state, 0, { type: 'attempt', challenge });
  return state;
}

const clauseOf = (state: State, seat: Seat, action: Action): string | undefined =>
  game.refuse(state, seat, action)?.rule;

describe('a refusal names the clause that says so', () => {
  test('[EI-R52] the steps of a turn are the current player’s alone, each in its place', () => {
    const state = given({ step: 'roll' });
    expect(clauseOf(state, 1, { type: 'roll' })).toBe('EI-R52');
    expect(clauseOf(state, 0, { type: 'attempt', challenge: 'mental' })).toBe('EI-R52');
  });

  test('[EI-7.1] [EI-R43] who may begin a trade, and when nobody may', () => {
    expect(clauseOf(given({ step: 'roll' }), 1, OFFER)).toBe('EI-7.1');
    expect(clauseOf(challenged('mental'), 0, OFFER)).toBe('EI-R43');
  });

  test('[EI-R35] [EI-11.4] the Doctor begins, the challenger works', () => {
    const state = challenged('mental');
    expect(clauseOf(state, 1, { type: 'begin' })).toBe('EI-R35');
    play(state, 2, { type: 'begin' });
    expect(clauseOf(state, 1, { type: 'giveUp' })).toBe('EI-11.4');
  });

  test('[EI-13.2] [EI-R41] the challenger answers the question that is asked', () => {
    const state = challenged('interview');
    expect(clauseOf(state, 1, { type: 'answer', question: 1, option: 1 })).toBe('EI-13.2');
    expect(clauseOf(state, 0, { type: 'answer', question: 2, option: 1 })).toBe('EI-R41');
  });

  test('[EI-10.2] [EI-R29] [EI-R26] [EI-R27] who races, a second Ready, a second press, a press when out', () => {
    const state = challenged('physical');
    const ready: Action = { type: 'ready', trip: 0 };
    expect(clauseOf(state, 2, ready)).toBe('EI-10.2');
    play(state, 0, ready);
    expect(clauseOf(state, 0, ready)).toBe('EI-R29');
    play(state, 1, ready);
    expect(clauseOf(state, 1, { type: 'lost' })).toBe('EI-R59');
    const pair = [physicalCard('PH-B-CO-2'), physicalCard('PH-B-TF-5')];
    expect(pair.every((card) => card < PHYSICAL_CARDS)).toBe(true);
    if (state.race !== null) state.race.row = pair;
    const slap = (feature: 'color' | 'shape'): Action => ({ type: 'slap', feature, card: 2, reaction: -1 });
    play(state, 0, slap('color'), undefined, 300);
    expect(clauseOf(state, 0, slap('color'))).toBe('EI-R26');
    play(state, 1, slap('shape'), undefined, 300);
    expect(clauseOf(state, 1, slap('color'))).toBe('EI-R27');
  });

  test('[EI-R20] [EI-R23] a game that is over, a seat that has resigned', () => {
    const state = given({ step: 'roll', seats: 3 });
    play(state, 1, { type: 'resign' });
    expect(clauseOf(state, 1, { type: 'prefer', calm: true, text: false, time: 'usual' })).toBe('EI-R23');
    play(state, 2, { type: 'resign' });
    expect(clauseOf(state, 0, { type: 'roll' })).toBe('EI-R20');
  });
});
