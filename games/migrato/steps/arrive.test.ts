import { describe, expect, test } from 'vitest';
import { only, typesOf } from '../../../engine/testing/play.ts';
import { objectiveOf, SPECIES } from '../content.ts';
import { given } from '../testing/given.ts';
import {
  arriveNow,
  choices,
  coloniesOf,
  discard,
  discarded,
  handOf,
  join,
  lay,
  play,
  refusal,
  settledBy,
  stepOf,
} from '../testing/play.ts';

describe('arriving', () => {
  test('[MI-X3][MI-4.2] stilts arrive: revealed, piled in order, closed', () => {
    const state = given({ hands: ['S2 K3 HUN', ''], colonies: [['(S4) (S3) (S3)'], []], next: 'B4 B3' });
    const { state: after, events, learnt } = play(state, lay('S2', 1));
    expect(typesOf(events)).toEqual(['birdPlayed', 'colonyRevealed', 'colonyArrived']);
    expect(events.at(-1)).toMatchObject({ species: 'stilt', value: 2 });
    expect([settledBy(after, 0), coloniesOf(after, 0), stepOf(after)]).toEqual([
      ['S4 S3 S3 S2'],
      [],
      'discard',
    ]);
    expect(learnt).toEqual(['all']);
    expect(handOf(play(after, discard('HUN')).state, 0)).toBe('K3 B4 B3');
  });

  test('[MI-X4][MI-0.3] geese need five cards', () => {
    const state = given({ hands: ['G4d K3 HUN', ''], colonies: [['G5d (G5n) G4d (G4n)'], []] });
    const { events } = play(state, lay('G4d', 1));
    expect(events.at(-1)).toMatchObject({ type: 'colonyArrived', species: 'brent', value: 4 });
  });

  test.each([
    ['brent', 'G5d G4d G4d', 'G3d', 'G3d'],
    ['kite', 'K4 K3', 'K2', 'K2'],
    ['stilt', '(S4) (S3)', 'S2', 'S1'],
    ['beeeater', 'B4', 'B3', 'B2'],
  ])(
    '[MI-4.1][MI-0.3][MI-R20] %s arrive with the very card that reaches the objective, not before',
    (...row) => {
      const [species, colony, early, last] = row;
      const state = given({ hands: [`${early} ${last} HUN`, ''], colonies: [[colony], []] });
      const flying = play(state, lay(early, 1));
      expect(only(flying.events, 'colonyArrived')).toEqual([]);
      const there = play({ ...flying.state, agenda: [{ step: 'act' }] }, lay(last, 1));
      expect(only(there.events, 'colonyArrived')).toMatchObject([{ species }]);
    },
  );

  test('[MI-4.3] a settlement is worth the number on its top card', () => {
    const state = given({ hands: ['K2 B3 HUN', ''], colonies: [['K4 K4 K4'], []] });
    expect(only(play(state, lay('K2', 1)).events, 'colonyArrived')).toMatchObject([{ value: 2 }]);
  });

  test('[MI-4.7][MI-4.10][MI-R22] only a colony with night cards is turned over; by day it simply arrives', () => {
    const day = given({ hands: ['B2 K3 HUN', ''], colonies: [['B4 B3'], []] });
    const { events, learnt } = play(day, lay('B2', 1));
    expect([typesOf(events), learnt]).toEqual([['birdPlayed', 'colonyArrived'], []]);
    const mixed = given({ hands: ['T1n K3 HUN', ''], colonies: [['T5d'], []] });
    expect(only(play(mixed, lay('T1n', 1)).events, 'colonyRevealed')).toMatchObject([
      { faces: ['teal-5-day', 'teal-1-night'] },
    ]);
  });

  test('[MI-R20] arrival is compulsory: no question is asked', () => {
    const state = given({ hands: ['B1 K3 HUN', ''], colonies: [['B4 B1'], []] });
    expect(stepOf(play(state, lay('B1', 1)).state)).toBe('discard');
    expect(settledBy(play(state, lay('B1', 1)).state, 0)).toEqual(['B4 B1 B1']);
  });

  test('[MI-R20] the species of the card just laid decides, not what lies hidden', () => {
    const state = given({ hands: ['T2n S3 HUN', ''], colonies: [['(S4)'], []] });
    expect(only(play(state, lay('T2n', 1)).events, 'colonyFailed')).toMatchObject([
      { fault: 'mixedSpecies' },
    ]);
    expect(only(play(state, lay('S3', 1)).events, 'colonyRevealed')).toEqual([]);
  });

  test('[MI-E35] two teals by night', () => {
    const fine = given({ hands: ['T2n K3 HUN', ''], colonies: [['(T4n)'], []] });
    expect(play(fine, lay('T2n', 1)).events.at(-1)).toMatchObject({ type: 'colonyArrived', value: 2 });
    const wrong = given({ hands: ['T4n K3 HUN', ''], colonies: [['(T2n)'], []] });
    expect(play(wrong, lay('T4n', 1)).events.at(-1)).toMatchObject({ fault: 'wrongOrder' });
  });

  test('[MI-E29][MI-R51] the same species for both: each counts for its owner', () => {
    const state = given({
      hands: ['K2 B3 HUN', ''],
      colonies: [['K4 K3 K3'], []],
      settlements: [[], ['K4 K4 K3 K3']],
    });
    const after = play(state, lay('K2', 1)).state;
    expect([settledBy(after, 0), settledBy(after, 1)]).toEqual([['K4 K3 K3 K2'], ['K4 K4 K3 K3']]);
    expect([after.ended, stepOf(after)]).toEqual([null, 'discard']);
  });

  test('[MI-R48] cards spread over several colonies never add up', () => {
    const state = given({ hands: ['B2 K3 HUN', ''], colonies: [['B4', 'B3'], []] });
    expect(only(play(state, lay('B2')).events, 'colonyArrived')).toEqual([]);
  });

  test('[MI-0.2] objectives', () => {
    expect(SPECIES.map(objectiveOf)).toEqual([5, 4, 4, 3, 2]);
  });
});

describe('the check', () => {
  test('[MI-4.8] numbers descend, equals allowed', () => {
    const state = given({ hands: ['S3 K3 HUN', ''], colonies: [['(S3) (S3) (S2)'], []] });
    expect(play(state, lay('S3', 1)).events.at(-1)).toMatchObject({ fault: 'wrongOrder' });
    const equal = given({ hands: ['S2 K3 HUN', ''], colonies: [['(S3) (S3) (S2)'], []] });
    expect(play(equal, lay('S2', 1)).events.at(-1)).toMatchObject({ type: 'colonyArrived' });
  });

  test('[MI-4.9][MI-E7][MI-R25] a mistake loses the colony, oldest card first, and nothing else', () => {
    const state = given({
      hands: ['G3d K3 HUN', ''],
      colonies: [['G5d (G3n) G4d G4d'], []],
      discard: 'B1',
      sinceArrival: 7,
    });
    const { state: after, events } = play(state, lay('G3d', 1));
    expect(events.at(-1)).toMatchObject({ type: 'colonyFailed', fault: 'wrongOrder' });
    expect(discarded(after)).toBe('B1 G5d G3n G4d G4d G3d');
    expect([settledBy(after, 0), coloniesOf(after, 0), stepOf(after)]).toEqual([[], [], 'discard']);
    expect(play(after, discard('K3')).state.sinceArrival).toBe(8);
    expect(refusal({ ...after, agenda: [{ step: 'act' }] }, lay('K3'))).toBeUndefined();
  });

  test('[MI-R25] after a failed check the species is still open', () => {
    const state = given({ hands: ['T4n T3d HUN', ''], colonies: [['(T2n)'], []] });
    const after = play(state, lay('T4n', 1)).state;
    expect(choices({ ...after, agenda: [{ step: 'act' }] })).toContain('playBird teal-3-day new');
  });

  test('[MI-E8] a forgotten species comes out', () => {
    const state = given({ hands: ['S1 K3 HUN', ''], colonies: [['(G3n) (S3) (S2)'], []] });
    expect(play(state, lay('S1', 1)).events.at(-1)).toMatchObject({ fault: 'mixedSpecies' });
  });

  test.each([
    ['mixedSpecies', '(S4) (S3)', '(G5n)', []],
    ['mixedSpecies', '(T4n)', '(S1)', ['T5d T3d']],
    ['alreadyArrived', '(S1)', '(S2)', ['S4 S3 S3 S2']],
    ['tooFew', '(S1)', '(S2) (S4)', []],
    ['wrongOrder', '(S1)', '(S2) (S4) (S3)', []],
  ])('[MI-R22] the first fault that applies: %s in %s + %s', (fault, lower, upper, settled) => {
    const state = given({ colonies: [[lower, upper], []], settlements: [settled, []] });
    expect(play(state, join(1, 2), arriveNow).events.at(-1)).toMatchObject({ type: 'colonyFailed', fault });
  });

  test('[MI-R22] everybody is shown all cards, in order', () => {
    const state = given({ colonies: [['(G5n)', '(S1)'], []] });
    const { events, learnt } = play(state, join(1, 2), arriveNow);
    expect(only(events, 'colonyRevealed')).toMatchObject([{ faces: ['brent-5-night', 'stilt-1-night'] }]);
    expect(learnt).toEqual(['all']);
  });
});
