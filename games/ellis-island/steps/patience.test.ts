import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../engine/game.ts';
import { CARD_IDS, type CardId } from '../pieces/puzzles/content.ts';
import { type State, stepOf } from '../state.ts';
import { game } from '../testing/game.ts';
import { type Given, given, play } from '../testing/given.ts';

const NO_LIMIT = { type: 'prefer', calm: false, text: false, time: 'none' } as const;
/** The clock does whatever it can, for days. */
const LONG = 40;

function waitOut(state: State): void {
  for (let i = 0; i < LONG; i++) {
    const { window } = game.awaiting(state);
    if (window === undefined) return;
    play(state, 'clock', window.closes);
  }
}

/** At the desk of this Challenge, and these have no limit. */
function tried(challenge: 'physical' | 'mental' | 'interview', at: 'DOH' | 'BOI', facts: Given = {}): State {
  const state = given({ step: 'challenge', moved: 1, players: [{ at: { 1: at } }], ...facts });
  state.mental = [CARD_IDS.indexOf('ME-TA-1' satisfies CardId)];
  play(state, 0, { type: 'attempt', challenge });
  return state;
}

const without = (state: State, ...seats: readonly Seat[]): State => {
  for (const seat of seats) play(state, seat, NO_LIMIT);
  return state;
};

const mustAct = (state: State): readonly Seat[] => game.awaiting(state).must;

describe('whoever has no limit is waited for', () => {
  test('[EI-R36] choosing a family and who is played: the clock chooses for the others only', () => {
    const config = game.parseConfig({ mode: 'quick' }, { seats: 3, ranked: false });
    const chance = { below: () => 0 };
    const state = game.setup(config, 3, { chance, at: 0, reveal: () => {}, out: [] });
    without(state, 1);
    expect(game.awaiting(state).window).toMatchObject({ ms: 60_000 });
    waitOut(state);
    expect([stepOf(state), mustAct(state), game.awaiting(state).window]).toEqual(['family', [1], undefined]);
    play(state, 1, game.fallback(state, 1));
    expect(game.awaiting(state)).toMatchObject({ must: [0, 1, 2], window: { ms: 60_000 } });
    waitOut(state);
    expect([stepOf(state), mustAct(state)]).toEqual(['member', [1]]);
  });

  test('[EI-R36] Steady Nerve, and saying that one is ready for a race', () => {
    const nerve = without(tried('physical', 'DOH', { config: { physicalForm: 'nerve' } }), 0);
    waitOut(nerve);
    expect([stepOf(nerve), mustAct(nerve)]).toEqual(['nerve', [0]]);
    const race = without(tried('physical', 'DOH', { seats: 4, config: { physicalForm: 'race' } }), 1);
    play(race, 0, { type: 'ready', trip: 0 });
    waitOut(race);
    expect([stepOf(race), mustAct(race)]).toEqual(['ready', [1]]);
    play(race, 1, { type: 'ready', trip: 0 });
    expect([stepOf(race), race.race?.participants]).toEqual(['race', [0, 1]]);
  });

  test('[EI-R36] a puzzle and the questions of the Interview, and those who judge them', () => {
    const puzzle = without(tried('mental', 'DOH'), 0);
    waitOut(puzzle);
    expect([stepOf(puzzle), mustAct(puzzle)]).toEqual(['work', [0]]);
    const doctor = without(tried('mental', 'DOH'), 2);
    waitOut(doctor);
    expect([stepOf(doctor), mustAct(doctor)]).toEqual(['doctor', [2]]);
    const asked = without(tried('interview', 'BOI', { config: { interviewForm: 'spoken' } }), 0, 2);
    waitOut(asked);
    expect([stepOf(asked), mustAct(asked)]).toEqual(['ask', [0]]);
    play(asked, 0, { type: 'say', question: 1, text: 'by the sea' });
    waitOut(asked);
    expect([stepOf(asked), mustAct(asked)]).toEqual(['mark', [2]]);
  });

  test('[EI-R36] a turn in which all are held', () => {
    const state = without(given({ step: 'idle' }), 0);
    waitOut(state);
    expect([stepOf(state), mustAct(state)]).toEqual(['idle', [0]]);
  });

  test('[EI-R36] [EI-R56] an offer: nobody waits for its maker before they have answered, for a day at most', () => {
    const offered = (): State => {
      const state = without(given({ step: 'roll', players: [{ hand: 'T3' }, { hand: 'M1' }] }), 1);
      play(state, 0, { type: 'offer', to: 1, give: ['time'], want: ['money'] });
      play(state, 'clock', { type: 'timeUp' });
      return state;
    };
    const answered = offered();
    expect(game.awaiting(answered)).toMatchObject({ must: [], window: { ms: 86_400_000 } });
    play(answered, 1, { type: 'decline', offer: '0.1.1' });
    expect(mustAct(answered)).toEqual([0]);
    const passed = offered();
    play(passed, 'clock', { type: 'timeUp' });
    expect([mustAct(passed), passed.offers.length]).toEqual([[0], 1]);
  });
});

test('[EI-R36] before a clock has run out nothing tells the others who has no limit', () => {
  const some = tried('physical', 'DOH', { config: { physicalForm: 'nerve' } });
  const none = without(game.clone(some), 1);
  expect(game.awaiting(none)).toEqual(game.awaiting(some));
  for (const seat of [0, 2, 'public'] as const) expect(game.view(none, seat)).toEqual(game.view(some, seat));
  expect(game.hasNoLimit?.(none, 1)).toBe(true);
});
