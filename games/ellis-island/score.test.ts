import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/chance.ts';
import { notes } from '../../engine/sitting.ts';
import { typesOf } from '../../engine/testing/play.ts';
import { NOWHERE } from './content.ts';
import type { Event } from './event.ts';
import { placesOf } from './score.ts';
import { type State, stepOf } from './state.ts';
import { game } from './testing/game.ts';
import { clock, type Given, given, handOf, play, whyNot } from './testing/given.ts';

/** Ends the turn of whoever is on. */
function endTurn(state: State): readonly Event[] {
  const { seat } = state.turn;
  for (let i = 0; i < 6; i++) {
    if (stepOf(state) === 'after' || stepOf(state) === 'idle') return play(state, seat, { type: 'endTurn' });
    play(state, seat, stepOf(state) === 'challenge' ? { type: 'skip' } : game.fallback(state, seat));
  }
  return [];
}

describe('rounds and the last ferry', () => {
  test('[EI-X44] [EI-R21] [EI-R22] the last ferry and the ranking', () => {
    const state = given({
      round: 80,
      turn: 2,
      first: 0,
      step: 'after',
      moved: 1,
      players: [
        { at: { 1: 'home', 2: 'home', 3: 'S05' }, passes: { 1: 'all', 2: 'all', 3: ['mental'] } },
        { at: { 1: 'home', 2: 'home', 3: 'S05' }, passes: { 3: ['mental', 'physical', 'interview'] } },
        {
          at: { 1: 'home', 2: 'S05', 3: 'S05' },
          passes: { 2: 'all', 3: ['mental', 'physical', 'interview'] },
        },
      ],
    });
    endTurn(state);
    expect(game.outcome(state)).toMatchObject({ why: 'lastFerry', rule: 'EI-R21', winners: [1] });
    expect(placesOf(state)).toEqual([2, 1, 3]);
  });

  test('[EI-R22] fewer failures decide, then the place is shared', () => {
    const facts: Given = { seats: 2, round: 80, turn: 1, first: 0, step: 'after', moved: 1 };
    const tied = given(facts);
    endTurn(tied);
    expect(game.outcome(tied)).toMatchObject({ winners: [0, 1] });
    const failed = given(facts);
    if (failed.players[1] !== undefined) failed.players[1].failures = 1;
    endTurn(failed);
    expect(game.outcome(failed)).toMatchObject({ winners: [0] });
  });

  test('[EI-R21] the table is told ten rounds ahead and every round from five', () => {
    const calls = (round: number): number[] => {
      const state = given({ seats: 2, round, turn: 1, first: 0, step: 'after', moved: 1 });
      return endTurn(state).flatMap((event) => (event.type === 'ferryCalled' ? [event.left] : []));
    };
    expect([70, 71, 75, 76, 79].map(calls)).toEqual([[10], [], [5], [4], [1]].map((left) => left));
    const off = given({
      seats: 2,
      round: 500,
      turn: 1,
      first: 0,
      step: 'after',
      moved: 1,
      config: { lastFerry: 'off' },
    });
    endTurn(off);
    expect(off.round).toBe(501);
  });

  test('[EI-R53] [EI-X54] a round ends at the place of the first seat, even if it has resigned', () => {
    const state = given({ turn: 0, first: 1, step: 'after', moved: 1 });
    play(state, 1, { type: 'resign' });
    endTurn(state);
    expect([state.turn.seat, state.round]).toEqual([2, 2]);
    endTurn(state);
    expect([state.turn.seat, state.round]).toEqual([0, 2]);
  });
});

describe('leaving', () => {
  test('[EI-X46] [EI-R23] a seat that resigns leaves board, hand and duties', () => {
    const state = given({ players: [{}, { hand: 'T2 P1' }, {}] });
    play(state, 1, { type: 'resign' });
    expect(state.players[1]?.at.every((at) => at === NOWHERE)).toBe(true);
    expect([handOf(state, 1)[0], state.discards[0], state.discards[2]]).toEqual([0, 2, 1]);
    endTurn(state);
    expect(state.turn.seat).toBe(2);
    if (state.players[2] !== undefined) state.players[2].at[0] = 21;
    state.turn.slot = 0;
    state.agenda = [{ step: 'challenge' }];
    play(state, 2, { type: 'attempt', challenge: 'physical' });
    expect(state.race).toMatchObject({ dealer: -1, participants: [2, 0] });
    expect(whyNot(state, 1, { type: 'resign' })).toBe('E_WRONG_STEP');
  });

  test('[EI-R23] the current player resigns: the Challenge is dropped and the turn ends', () => {
    const state = given({ step: 'challenge', moved: 1, players: [{ at: { 1: 'BOI' } }] });
    play(state, 0, { type: 'attempt', challenge: 'interview' });
    play(state, 0, { type: 'resign' });
    expect([state.interview, state.turn.seat, stepOf(state)]).toEqual([null, 1, 'roll']);
  });

  test('[EI-R23] a Doctor or Interviewer who resigns is replaced; a rival is out, a number taken back', () => {
    const exam = given({ seats: 4, step: 'challenge', moved: 1, players: [{ at: { 1: 'DOH' } }] });
    play(exam, 0, { type: 'attempt', challenge: 'mental' });
    play(exam, 3, { type: 'resign' });
    expect(game.awaiting(exam).must).toEqual([2]);
    const nerve = given({
      seats: 4,
      step: 'challenge',
      moved: 1,
      config: { physicalForm: 'nerve' },
      players: [{ at: { 1: 'DOH' } }],
    });
    play(nerve, 0, { type: 'attempt', challenge: 'physical' });
    play(nerve, 1, { type: 'hand', card: 2 });
    play(nerve, 1, { type: 'resign' });
    expect(nerve.nerve).toMatchObject({ participants: [0, 2], hands: [0, 0, 0, 0] });
    play(nerve, 3, { type: 'resign' });
    expect(nerve.nerve?.dealer).toBe(-1);
  });

  test('[EI-R23] [EI-R22] the last active seat wins; whoever stayed longer comes first', () => {
    const state = given();
    play(state, 1, { type: 'resign' });
    expect(typesOf(play(state, 0, { type: 'resign' }))).toContain('gameOver');
    expect(game.outcome(state)).toMatchObject({
      why: 'lastSeat',
      winners: [2],
      fates: ['resigned', 'resigned', 'won'],
    });
    expect(placesOf(state)).toEqual([2, 3, 1]);
  });

  test('[EI-R23] in the set-up a family becomes free again; with one left no match begins', () => {
    const config = game.parseConfig({}, { seats: 3, ranked: false });
    const state = game.setup(config, 3, notes<Event>(seeded(1)));
    play(state, 0, { type: 'claim', family: 'PER' });
    play(state, 0, { type: 'resign' });
    expect(whyNot(state, 1, { type: 'claim', family: 'PER' })).toBeUndefined();
    play(state, 2, { type: 'resign' });
    expect(game.outcome(state)).toMatchObject({ why: 'noMatch', winners: [] });
  });

  test('[EI-R57] nothing is taken back', () => {
    expect(game.refuseUndo(given(), 0)).toMatchObject({ key: 'E_NO_UNDO' });
  });

  test('[EI-R23] without an answer the clock plays what 6.4 says', () => {
    const state = given();
    expect(game.fallback(state, 0)).toEqual({ type: 'roll' });
    play(state, 0, { type: 'roll' });
    expect(['move', 'stay']).toContain(game.fallback(state, 0).type);
    expect(game.fallback(given({ step: 'challenge', moved: 1, players: [{ at: { 1: 'BOI' } }] }), 0)).toEqual(
      { type: 'skip' },
    );
    expect(game.fallback(given({ step: 'after', moved: 1 }), 0)).toEqual({ type: 'endTurn' });
    const idle = given({ step: 'idle', players: [{ at: { 1: 'HOS' }, held: { 1: 2 } }] });
    clock(idle);
    expect(idle.turn.seat).toBe(1);
  });
});
