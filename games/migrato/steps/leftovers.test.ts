import { describe, expect, test } from 'vitest';
import { only, typesOf } from '../../../engine/testing/play.ts';
import { given } from '../testing/given.ts';
import {
  arriveNow,
  choices,
  coloniesOf,
  discarded,
  join,
  lay,
  leftovers,
  play,
  refusal,
  settledBy,
  stepOf,
} from '../testing/play.ts';

const NIGHT = {
  hands: ['S3 K3 HUN', ''],
  colonies: [['(S4) (S4) (S3)', '(S2)', '(G5n)', 'K4'], []],
} as const;

describe('leftovers, named by their owner', () => {
  test('[MI-4.6][MI-E22] face-up leftovers go by themselves; kites have no night cards, so nothing is asked', () => {
    const state = given({ hands: ['K3 S3 HUN', ''], colonies: [['K4 K4 K3', 'K3 K2', 'B4'], []] });
    const { state: after, events } = play(state, lay('K3', 1));
    expect(only(events, 'colonyArrived')).toMatchObject([{ value: 3 }]);
    expect([coloniesOf(after, 0), discarded(after), stepOf(after)]).toEqual([['B4'], 'K3 K2', 'discard']);
    expect(only(events, 'leftoversDiscarded')).toMatchObject([
      { colonies: [{ colony: 2, places: [0, 1], faces: ['kite-3-day', 'kite-2-day'] }] },
    ]);
  });

  test('[MI-R26][MI-E23] all-face-down colonies are offered, one that shows another species is not', () => {
    const asked = play(given(NIGHT), lay('S3', 1)).state;
    expect([stepOf(asked), choices(asked)]).toEqual([
      'leftovers',
      ['leftovers', 'leftovers 2', 'leftovers 3', 'leftovers 2 3'],
    ]);
    const { state: after, learnt } = play(asked, leftovers(2));
    expect([coloniesOf(after, 0), discarded(after)]).toEqual([['(G5n)', 'K4'], 'S2']);
    expect([learnt, stepOf(after)]).toEqual([['all'], 'discard']);
  });

  test('[MI-R26][MI-E24] keeping them is accepted without a word', () => {
    const asked = play(given(NIGHT), lay('S3', 1)).state;
    const { state: after, events, learnt } = play(asked, leftovers());
    expect([coloniesOf(after, 0), events, learnt]).toEqual([['(S2)', '(G5n)', 'K4'], [], []]);
  });

  test('[MI-R26] a leftover kept can never arrive', () => {
    const state = given({ colonies: [['(S4) (S3)', '(S2) (S1)'], []], settlements: [['S4 S3 S3 S2'], []] });
    expect(play(state, join(1, 2), arriveNow).events.at(-1)).toMatchObject({ fault: 'alreadyArrived' });
  });

  test('[MI-R26] a colony not offered, or one named twice, is refused; the order does not matter', () => {
    const asked = play(given(NIGHT), lay('S3', 1)).state;
    for (const wrong of [leftovers(4), leftovers(2, 2), leftovers(1), leftovers(3, 99)]) {
      expect(refusal(asked, wrong)).toMatchObject({ key: 'E_BAD_SUBSET', rule: 'MI-R26' });
    }
    expect(discarded(play(asked, leftovers(3, 2)).state)).toBe('S2 G5n');
  });

  test('[MI-R53] several colonies go in slot order, each oldest first', () => {
    const state = given({
      hands: ['S3 K3 HUN', ''],
      colonies: [['(S2) (S1)', '(G5n) (G4n)', '(S4) (S4) (S3)'], []],
    });
    expect(discarded(play(state, lay('S3', 3), leftovers(2, 1)).state)).toBe('S2 S1 G5n G4n');
  });

  test('[MI-R27] a colony showing the species goes whole, hidden cards and all', () => {
    const geese = given({
      hands: ['G3d K3 HUN', ''],
      colonies: [['G5d G5d G4d G4d', '(S4) G3d (G3n)', '(G3n)'], []],
    });
    const { state: after, learnt } = play(geese, lay('G3d', 1));
    expect([discarded(after), coloniesOf(after, 0), stepOf(after)]).toEqual([
      'S4 G3d G3n',
      ['(G3n)'],
      'leftovers',
    ]);
    expect(learnt).toEqual(['all']);
  });

  test('[MI-R26] without an all-face-down colony nothing is asked', () => {
    const state = given({ hands: ['S3 K3 HUN', ''], colonies: [['(S4) (S4) (S3)', 'G5d (G4n)'], []] });
    expect(stepOf(play(state, lay('S3', 1)).state)).toBe('discard');
  });

  test('[MI-R26] day-only arrivals never ask about night colonies', () => {
    const state = given({ hands: ['B1 K3 HUN', ''], colonies: [['B4 B3', '(S4)'], []] });
    expect(stepOf(play(state, lay('B1', 1)).state)).toBe('discard');
  });

  test('[MI-R41] no leftovers step when the game ends with the arrival', () => {
    const state = given({
      ...NIGHT,
      settlements: [['B4 B3 B2'], ['G5d G4d G4d G3d G3d', 'K4 K3 K3 K2', 'T5d T3d']],
    });
    const { state: after, events } = play(state, lay('S3', 1));
    expect([typesOf(events).at(-1), stepOf(after)]).toEqual(['gameEnded', 'over']);
    expect(coloniesOf(after, 0)).toEqual(['(S2)', '(G5n)', 'K4']);
  });
});

describe('leftovers, removed by the referee', () => {
  const config = { leftoverSweep: 'referee' };

  test('[MI-R26] exactly the cards of the species go, gaps close, empty colonies are gone, nobody is asked', () => {
    const state = given({
      config,
      hands: ['S3 K3 HUN', ''],
      colonies: [['(S4) (S4) (S3)', '(S2)', '(G5n) (S1) (G4n)', '(S2) G3d'], []],
    });
    state.seats[0].colonies[2]?.laid.splice(0, 3, 2, 4, 6);
    const { state: after, events, learnt } = play(state, lay('S3', 1));
    expect(coloniesOf(after, 0)).toEqual(['(G5n) (G4n)', 'G3d']);
    expect(after.seats[0].colonies[0]).toMatchObject({ id: 3, slot: 3, laid: [2, 6] });
    expect([discarded(after), stepOf(after), learnt]).toEqual(['S2 S1 S2', 'discard', ['all']]);
    expect(
      only(events, 'leftoversDiscarded')[0]?.colonies.map(({ colony, places }) => [colony, places]),
    ).toEqual([
      [2, [0]],
      [3, [1]],
      [4, [0]],
    ]);
  });

  test('[MI-R26] face-up cards too: what is left of a mixed row may be all face down', () => {
    const state = given({
      config,
      hands: ['G3d K3 HUN', ''],
      colonies: [['G5d G5d G4d G4d', '(S4) G3d (G3n)', 'K4'], []],
    });
    const after = play(state, lay('G3d', 1)).state;
    expect([coloniesOf(after, 0), discarded(after)]).toEqual([['(S4)', 'K4'], 'G3d G3n']);
  });

  test('[MI-R26] that a night colony loses nothing is learnt as well', () => {
    const state = given({ config, hands: ['B1 K3 HUN', ''], colonies: [['B4 B3', '(S4)'], []] });
    const { events, learnt } = play(state, lay('B1', 1));
    expect([only(events, 'leftoversDiscarded'), learnt]).toEqual([[], ['all']]);
  });

  test('[MI-R26] colonies of the opponent are left alone', () => {
    const state = given({
      config,
      hands: ['S3 K3 HUN', ''],
      colonies: [['(S4) (S4) (S3)'], ['(S2) (S1)', '(S2)']],
    });
    const after = play(state, lay('S3', 1)).state;
    expect([settledBy(after, 0), coloniesOf(after, 1)]).toEqual([['S4 S4 S3 S3'], ['(S2) (S1)', '(S2)']]);
  });
});
