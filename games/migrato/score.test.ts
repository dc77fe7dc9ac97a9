import { describe, expect, test } from 'vitest';
import { only, typesOf } from '../../engine/testing/play.ts';
import { outcome, scoreOf } from './score.ts';
import { given } from './testing/given.ts';
import { coloniesOf, discard, lay, play, redraw, stepOf } from './testing/play.ts';

const FOUR = {
  settlements: [
    ['K4 K3 K3 K2', 'T5d T4n'],
    ['G5d G5d G5d G5n G5n', 'S4 S4 S4 S3', 'K4 K4 K4 K3'],
  ],
  colonies: [['B4 B3'], ['T3d']],
  hands: ['B2 B1 HUN', ''],
} as const;

describe('the end', () => {
  test('[MI-8.1][MI-8.2][MI-X8] the fifth species ends the game at once, and its bringer may lose', () => {
    const { state, events } = play(given(FOUR), lay('B2', 1));
    expect(typesOf(events)).toEqual(['birdPlayed', 'colonyArrived', 'gameEnded']);
    expect(outcome(state)).toEqual({
      why: 'types',
      rule: 'MI-8.1',
      winners: [1],
      scores: [2 + 4 + 2, 5 + 3 + 3],
      fates: ['behind', 'won'],
    });
  });

  test('[MI-R41] no discard, no draw, no last turn', () => {
    const before = given(FOUR);
    const { state } = play(before, lay('B2', 1));
    expect([stepOf(state), state.active, state.turn]).toEqual(['over', 0, before.turn]);
    expect([state.draw, state.discard, state.seats[0].hand.length]).toEqual([before.draw, [], 2]);
  });

  test('[MI-R40] a species brought by both counts once; five different ones are needed', () => {
    const state = given({
      hands: ['K2 B1 HUN', ''],
      colonies: [['K4 K3 K3'], []],
      settlements: [
        ['T5d T4n', 'B4 B3 B2'],
        ['K4 K4 K4 K3', 'T3d T1n', 'B4 B3 B2'],
      ],
    });
    const after = play(state, lay('K2', 1)).state;
    expect([after.ended, stepOf(after)]).toEqual([null, 'discard']);
  });

  test('[MI-R40] with fiveArrivals the fifth settlement ends it, whatever the species', () => {
    const facts = {
      hands: ['K2 B1 HUN', ''],
      colonies: [['K4 K3 K3'], []],
      settlements: [['T5d T4n'], ['K4 K4 K4 K3', 'T3d T1n', 'B4 B3 B2']],
    } as const;
    const { state } = play(given({ ...facts, config: { endTrigger: 'fiveArrivals' } }), lay('K2', 1));
    expect(outcome(state)).toMatchObject({
      why: 'arrivals',
      rule: 'MI-R40',
      scores: [6, 6],
      winners: [0, 1],
    });
    expect(play(given(facts), lay('K2', 1)).state.ended).toBeNull();
    const four = { ...facts, settlements: [[], facts.settlements[1]] } as const;
    expect(
      play(given({ ...four, config: { endTrigger: 'fiveArrivals' } }), lay('K2', 1), discard('B1')).state
        .ended,
    ).toBeNull();
  });

  test('[MI-R40][MI-R33] an emptied settlement still counts for the end', () => {
    const state = given({ ...FOUR, config: { settlementTheft: true } });
    state.draw.unshift(...(state.seats[0].settlements[1]?.cards.splice(0) ?? []));
    expect(outcome(play(state, lay('B2', 1)).state)).toMatchObject({ why: 'types', scores: [4, 11] });
  });

  test('[MI-R41] everybody learns everything', () => {
    expect(play(given(FOUR), lay('B2', 1)).learnt).toContain('all');
  });
});

describe('the count', () => {
  test('[MI-9.1] the numbers on the top cards of all settlements', () => {
    const state = given({ settlements: [['K4 K3 K3 K2', 'T5d T4n', 'S4 S3 S2 S1'], []] });
    expect(state.seats.map(scoreOf)).toEqual([2 + 4 + 1, 0]);
  });

  test('[MI-9.2] hands and colonies in flight score nothing', () => {
    const state = given({ hands: ['G5d G5n T5d', ''], colonies: [['G5d G5d', 'K4 K4 K4'], []] });
    expect(scoreOf(state.seats[0])).toBe(0);
  });

  const finish = (a: readonly string[], b: readonly string[], config = {}) => {
    const state = given({ settlements: [a, b], sinceArrival: 39, config });
    return outcome(play(state, redraw).state);
  };

  test('[MI-9.3] the higher total wins', () => {
    expect(finish(['K4 K3 K3 K3'], ['B4 B3 B2'])).toMatchObject({ winners: [0], fates: ['won', 'behind'] });
    expect(finish(['B4 B3 B2'], ['K4 K3 K3 K3'])).toMatchObject({ winners: [1], fates: ['behind', 'won'] });
  });

  test('[MI-R43][MI-E31] equal totals share the victory', () => {
    const nine = [
      ['K4 K3 K3 K3', 'B4 B3 B2', 'S4 S3 S2 S1', 'G5d G5d G4d G4d G3d'],
      ['K4 K4 K4 K2', 'T5d T3d', 'G5d G5n G5n G4n G4n'],
    ] as const;
    expect(finish(...nine)).toMatchObject({ scores: [9, 9], winners: [0, 1], fates: ['shared', 'shared'] });
    expect(finish(...nine, { tieBreak: 'settlements' })).toMatchObject({ winners: [0] });
  });

  test('[MI-R43] then the highest single settlement, then the next; else shared', () => {
    const config = { tieBreak: 'settlements' };
    expect(finish(['T5d T4n', 'S4 S3 S2 S1'], ['K4 K4 K3 K3', 'B4 B3 B2'], config)).toMatchObject({
      scores: [5, 5],
      winners: [0],
    });
    expect(
      finish(
        ['K4 K3 K3 K3', 'B4 B3 B1', 'S4 S3 S2 S1'],
        ['G5d G4d G4d G3d G3d', 'B4 B3 B1', 'T2n T1n'],
        config,
      ),
    ).toMatchObject({ winners: [0, 1] });
    expect(
      finish(
        ['K4 K3 K3 K3', 'B4 B3 B2', 'T2n T1n'],
        ['G5d G4d G4d G3d G3d', 'B4 B3 B1', 'S4 S3 S2 S2'],
        config,
      ),
    ).toMatchObject({ scores: [6, 6], winners: [0, 1] });
    expect(finish(['K4 K3 K3 K3', 'B4 B3 B1'], ['B4 B3 B2', 'S4 S3 S3 S2'], config)).toMatchObject({
      scores: [4, 4],
      winners: [0],
    });
  });

  test('[MI-R43] a settlement emptied by theft does not count', () => {
    const config = { tieBreak: 'settlements', settlementTheft: true };
    const state = given({
      settlements: [['K4 K3 K3 K3', 'T5d T3d'], ['G5d G4d G4d G3d G3d']],
      sinceArrival: 39,
      config,
    });
    state.draw.unshift(...(state.seats[0].settlements[1]?.cards.splice(0) ?? []));
    expect(outcome(play(state, redraw).state)).toMatchObject({ scores: [3, 3], winners: [0, 1] });
  });

  test('[MI-8.2] the end is told with reason, winners and scores', () => {
    const { events } = play(given(FOUR), lay('B2', 1));
    expect(only(events, 'gameEnded')).toEqual([
      { type: 'gameEnded', why: 'types', winners: [1], scores: [8, 11] },
    ]);
    expect(coloniesOf(play(given(FOUR), lay('B2', 1)).state, 1)).toEqual(['T3d']);
  });
});
