import { describe, expect, test } from 'vitest';
import { only, typesOf } from '../../../engine/testing/play.ts';
import { given } from '../testing/given.ts';
import {
  arriveNow,
  choices,
  coloniesOf,
  discard,
  join,
  keepFlying,
  play,
  refusal,
  settledBy,
  split,
  stepOf,
} from '../testing/play.ts';

const HAND = 'HUN S1 K2';

describe('splitting', () => {
  test('[MI-6.1][MI-6.2][MI-X7] lower cards stay, upper cards fly as a new colony', () => {
    const state = given({ hands: [HAND, ''], colonies: [['K4', 'G5d (G4n) G3d', '(S4)'], []], next: 'B4' });
    const { state: after, events } = play(state, split(2, 1), discard('S1'));
    expect(coloniesOf(after, 0)).toEqual(['K4', 'G5d', '(S4)', '(G4n) G3d']);
    expect(after.seats[0].colonies.map(({ id }) => id)).toEqual([1, 2, 3, 21]);
    expect(only(events, 'cardsDrawn')).toMatchObject([{ count: 1 }]);
  });

  test('[MI-6.2] each half keeps its own turns of laying', () => {
    const state = given({ colonies: [['G5d (G4n) G3d'], []] });
    state.seats[0].colonies[0]?.laid.splice(0, 3, 2, 4, 6);
    const { colonies } = play(state, split(1, 2)).state.seats[0];
    expect(colonies.map(({ laid }) => laid)).toEqual([[2, 4], [6]]);
  });

  test('[MI-6.3][MI-R38][MI-E17] no room to split with four colonies', () => {
    const state = given({ colonies: [['K4 K3', 'G5d', 'T5d', '(S4)'], []] });
    expect(refusal(state, split(1, 1))).toMatchObject({ key: 'E_COLONY_LIMIT', rule: 'MI-6.3' });
    expect(choices(state).filter((choice) => choice.startsWith('dissociate'))).toEqual([]);
  });

  test('[MI-6.2][MI-E17] a single card cannot be split anywhere, nor a row outside itself', () => {
    const state = given({ colonies: [['K4', 'G5d (G4n)'], []] });
    for (let keep = 0; keep <= 9; keep++) {
      expect(refusal(state, split(1, keep))).toMatchObject({ key: 'E_BAD_CUT', rule: 'MI-6.2' });
    }
    expect([0, 1, 2].map((keep) => refusal(state, split(2, keep))?.key)).toEqual([
      'E_BAD_CUT',
      undefined,
      'E_BAD_CUT',
    ]);
  });

  test('[MI-6.1] only one’s own colony, and the limit is asked before the cut', () => {
    const state = given({ colonies: [['K4', 'G5d', 'T5d', '(S4)'], ['K4 K3']] });
    expect(refusal(state, split(99, 1))).toMatchObject({ key: 'E_NO_SUCH_COLONY' });
    expect(refusal(state, split(11, 1))).toMatchObject({ key: 'E_WRONG_OWNER' });
    expect(refusal(state, split(1, 1))).toMatchObject({ key: 'E_COLONY_LIMIT' });
  });

  test('[MI-6.4] then the usual discard and one card drawn', () => {
    const state = given({ hands: [HAND, ''], colonies: [['K4 K3'], []] });
    const split1 = play(state, split(1, 1)).state;
    expect(stepOf(split1)).toBe('discard');
    expect(only(play(split1, discard('S1')).events, 'cardsDrawn')).toMatchObject([{ count: 1 }]);
  });

  test('[MI-6.1] only a colony of one’s own', () => {
    const state = given({ hands: ['K2 B1 S1', ''], colonies: [['K4 K3'], ['K4 K3']] });
    expect(refusal(state, { type: 'dissociate', colony: 11, keep: 1 })).toMatchObject({
      key: 'E_WRONG_OWNER',
      rule: 'MI-6.1',
    });
    expect(refusal(state, { type: 'dissociate', colony: 99, keep: 1 })).toMatchObject({ rule: 'MI-6.1' });
  });
});

describe('joining', () => {
  test('[MI-7.1] one colony goes whole on another; the lower keeps number and slot', () => {
    const state = given({ colonies: [['K3', 'K4', 'B4'], []] });
    const { state: after, events } = play(state, join(2, 1));
    expect(after.seats[0].colonies.map(({ id, slot }) => [id, slot])).toEqual([
      [2, 2],
      [3, 3],
    ]);
    expect(coloniesOf(after, 0)).toEqual(['K4 K3', 'B4']);
    expect(events[0]).toMatchObject({ type: 'coloniesJoined', seat: 0, lower: 2, upper: 1, slots: [2, 1] });
  });

  test('[MI-7.2] each card keeps the turn in which it was laid', () => {
    const state = given({ colonies: [['K3 K2', 'K4'], []] });
    state.seats[0].colonies[0]?.laid.splice(0, 2, 3, 5);
    state.seats[0].colonies[1]?.laid.splice(0, 1, 7);
    expect(play(state, join(2, 1)).state.seats[0].colonies[0]?.laid).toEqual([7, 3, 5]);
  });

  test('[MI-7.1] it takes two different colonies of one’s own', () => {
    const state = given({ colonies: [['K4'], ['K3']] });
    expect(refusal(state, join(1, 1))).toMatchObject({ key: 'E_SAME_COLONY', rule: 'MI-7.1' });
    expect(refusal(state, join(1, 11))).toMatchObject({ key: 'E_WRONG_OWNER', rule: 'MI-7.1' });
    expect(refusal(state, join(11, 11))).toMatchObject({ key: 'E_WRONG_OWNER' });
    expect(refusal(state, join(1, 99))).toMatchObject({ key: 'E_NO_SUCH_COLONY' });
  });

  test('[MI-7.1] that both exist is asked before whose they are', () => {
    const state = given({ colonies: [['K4'], ['K3']] });
    expect(refusal(state, join(11, 99))).toMatchObject({ key: 'E_NO_SUCH_COLONY' });
    expect(refusal(state, join(99, 11))).toMatchObject({ key: 'E_NO_SUCH_COLONY' });
  });

  test('[MI-7.2][MI-E18] the later colony may go underneath, and the joined one arrives', () => {
    const state = given({ colonies: [['K3 K2', 'K4 K3'], []] });
    const after = play(state, join(2, 1)).state;
    expect(settledBy(after, 0)).toEqual(['K4 K3 K3 K2']);
    expect(after.seats[0].colonies).toEqual([]);
  });

  test('[MI-7.2][MI-E19] joining the wrong way round is refused', () => {
    const state = given({ colonies: [['K3 K2', 'K4 K3'], []] });
    expect(refusal(state, join(1, 2))).toMatchObject({
      key: 'E_NUMBER_TOO_HIGH',
      rule: 'MI-7.2',
      args: { number: 4, limit: 2 },
    });
  });

  test('[MI-R36] visible cards only: species, night species, numbers', () => {
    const state = given({ colonies: [['K4', 'B3', '(S4)', 'G5d (G3n)'], []] });
    expect(refusal(state, join(1, 2))).toMatchObject({ key: 'E_SPECIES_MISMATCH', rule: 'MI-7.2' });
    expect(refusal(state, join(1, 3))).toMatchObject({ key: 'E_SPECIES_MISMATCH', rule: 'MI-7.2' });
    expect(refusal(state, join(3, 1))).toMatchObject({ key: 'E_SPECIES_MISMATCH' });
    expect(refusal(state, join(3, 4))).toBeUndefined();
    expect(refusal(state, join(4, 3))).toBeUndefined();
  });

  test('[MI-R36] the seam is judged by the newest shown card below and the oldest shown above', () => {
    const state = given({ colonies: [['G5d G3d (G3n)', '(G5n) G4d'], []] });
    expect(refusal(state, join(1, 2))).toMatchObject({
      key: 'E_NUMBER_TOO_HIGH',
      args: { number: 4, limit: 3 },
    });
    const fine = given({ colonies: [['G5d G4d (G3n)', '(G5n) G4d'], []] });
    expect(refusal(fine, join(1, 2))).toBeUndefined();
  });

  test('[MI-R36] the refusal names both species that do not fit', () => {
    const state = given({ colonies: [['K4', 'B3', '(S4)'], []] });
    expect(refusal(state, join(1, 2))?.args).toMatchObject({
      species: { key: 'species.beeeater' },
      shown: { key: 'species.kite' },
    });
    expect(refusal(state, join(1, 3))?.args).toMatchObject({
      species: { key: 'colony.night' },
      shown: { key: 'species.kite' },
    });
  });

  test('[MI-R37] cards are not interleaved, and no part moves alone', () => {
    const state = given({ colonies: [['G5d G3d', 'G4d'], []] });
    expect(refusal(state, join(1, 2))).toMatchObject({ key: 'E_NUMBER_TOO_HIGH' });
    expect(refusal(state, join(2, 1))).toMatchObject({ key: 'E_NUMBER_TOO_HIGH' });
  });

  test('[MI-E28] three bee-eaters arrive by joining, five kites are too many', () => {
    const bees = play(given({ colonies: [['B4', 'B3 B2', 'B1'], []] }), join(1, 2)).state;
    expect([settledBy(bees, 0), coloniesOf(bees, 0)]).toEqual([['B4 B3 B2'], []]);
    const kites = given({ colonies: [['K4 K3 K3', 'K3 K2'], []] });
    expect(refusal(kites, join(1, 2))).toMatchObject({ key: 'E_COLONY_FULL', rule: 'MI-R24' });
  });

  test('[MI-R24] an all-face-down row may have five cards, not six', () => {
    const state = given({ colonies: [['(S4) (S3) (S2)', '(S2) (S1)', '(G5n) (G4n) (G3n)'], []] });
    expect(refusal(state, join(1, 2))).toBeUndefined();
    expect(refusal(state, join(1, 3))).toMatchObject({ key: 'E_COLONY_FULL', args: { objective: 5 } });
  });

  test('[MI-7.3] a join that does not arrive is followed by discard and one card', () => {
    const state = given({ hands: [HAND, ''], colonies: [['K4', 'K3'], []] });
    expect(only(play(state, join(1, 2), discard('S1')).events, 'cardsDrawn')).toMatchObject([{ count: 1 }]);
  });
});

describe('arriving by joining', () => {
  test('[MI-R21] with a face-up card the joined row must be checked, also if hidden cards fail it', () => {
    const state = given({ colonies: [['G5d (G3n)', '(S4) G4d G3d'], []] });
    const { state: after, events } = play(state, join(1, 2));
    expect(typesOf(events).slice(1, 3)).toEqual(['colonyRevealed', 'colonyFailed']);
    expect(after.seats[0].settlements).toEqual([]);
  });

  test('[MI-R21] where joined colonies may not arrive the completing join is refused, and nobody is asked', () => {
    const config = { arriveByAssociation: false };
    const state = given({ config, colonies: [['K3 K2', 'K4 K3', '(S4) (S3)', '(S2) (S1)'], []] });
    expect(refusal(state, join(2, 1))).toMatchObject({ key: 'E_WOULD_ARRIVE', rule: 'MI-R21' });
    expect(choices(state)).not.toContain('associate 2 1');
    expect(stepOf(play(state, join(3, 4)).state)).toBe('discard');
  });

  test('[MI-R23][MI-E26] an all-face-down row is declared by its owner', () => {
    const state = given({ colonies: [['(S4) (S3)', '(S2) (S1)'], []] });
    const asked = play(state, join(1, 2)).state;
    expect([stepOf(asked), choices(asked)]).toEqual(['declare', ['arriveNow', 'keepFlying']]);
    const { state: after, events } = play(asked, arriveNow);
    expect(typesOf(events)).toEqual(['arrivalDeclared', 'colonyRevealed', 'colonyArrived']);
    expect(events.at(-1)).toMatchObject({ species: 'stilt', value: 1 });
    expect(settledBy(after, 0)).toEqual(['S4 S3 S2 S1']);
  });

  test('[MI-R23] the question is put whatever the row holds, and a kept row shows nothing', () => {
    const state = given({ colonies: [['(T4n)', '(S1)'], []] });
    const { state: after, events, learnt } = play(state, join(1, 2), keepFlying);
    expect(typesOf(events)).toEqual(['coloniesJoined', 'arrivalDeclined']);
    expect([coloniesOf(after, 0), stepOf(after), learnt]).toEqual([['(T4n) (S1)'], 'discard', []]);
  });

  test('[MI-R23] a full row left flying is claimed after it was split and joined again', () => {
    const state = given({ colonies: [['(S4) (S3)', '(S2) (S1)'], []] });
    const flying = { ...play(state, join(1, 2), keepFlying).state, agenda: [{ step: 'act' as const }] };
    const halved = { ...play(flying, split(1, 2)).state, agenda: [{ step: 'act' as const }] };
    expect(settledBy(play(halved, join(1, 21), arriveNow).state, 0)).toEqual(['S4 S3 S2 S1']);
  });

  test('[MI-E27] declaring too early loses the colony', () => {
    const state = given({ colonies: [['(G5n)', '(G4n) (G3n)'], []] });
    const { state: after, events } = play(state, join(1, 2), arriveNow);
    expect(events.at(-1)).toMatchObject({ type: 'colonyFailed', fault: 'tooFew' });
    expect([coloniesOf(after, 0), after.discard.length]).toEqual([[], 3]);
  });

  test('[MI-R24] five stilts joined face down are accepted at the reveal', () => {
    const state = given({ colonies: [['(S4) (S3) (S3)', '(S2) (S1)'], []] });
    expect(settledBy(play(state, join(1, 2), arriveNow).state, 0)).toEqual(['S4 S3 S3 S2 S1']);
  });
});
