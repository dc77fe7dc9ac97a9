import { describe, expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import {
  choices,
  coloniesOf,
  discarded,
  handOf,
  lay,
  play,
  refusal,
  split,
  stepOf,
} from '../testing/play.ts';

describe('where a bird may be laid', () => {
  test('[MI-3.1] a bird starts a new colony of its own, in the lowest free slot', () => {
    const state = given({ hands: ['K3 B2 HUN', ''], colonies: [['G5d'], []] });
    const { seats } = play(state, lay('K3')).state;
    expect(seats[0].colonies.map(({ id, slot }) => [id, slot])).toEqual([
      [1, 1],
      [21, 2],
    ]);
    expect(seats[0].colonies[1]).toMatchObject({ cards: [expect.any(Number)], laid: [9] });
  });

  test('[MI-3.1] the lowest free slot is the one a lost colony left', () => {
    const state = given({ hands: ['K3 B2 HUN', ''], colonies: [['G5d', 'T5d', 'B4'], []] });
    state.draw.unshift(...(state.seats[0].colonies.splice(1, 1)[0]?.cards ?? []));
    const after = play(state, lay('K3')).state;
    expect(after.seats[0].colonies.map(({ slot }) => slot)).toEqual([1, 2, 3]);
    expect(coloniesOf(after, 0)).toEqual(['G5d', 'K3', 'B4']);
  });

  test('[MI-3.2] or it goes on top of a colony of one’s own', () => {
    const state = given({ hands: ['K3 B2 HUN', ''], colonies: [['K4', 'G5d'], []] });
    expect(coloniesOf(play(state, lay('K3', 1)).state, 0)).toEqual(['K4 K3', 'G5d']);
  });

  test('[MI-3.2] a colony that is not there cannot be laid upon', () => {
    const state = given({ hands: ['K3 B2 HUN', ''] });
    expect(refusal(state, lay('K3', 7))).toMatchObject({ key: 'E_NO_SUCH_COLONY', rule: 'MI-3.2' });
  });

  test('[MI-3.3][MI-E1] a number above the covered one is refused', () => {
    const state = given({ hands: ['K4 B2 HUN', ''], colonies: [['K3'], []] });
    expect(refusal(state, lay('K4', 1))).toMatchObject({
      key: 'E_NUMBER_TOO_HIGH',
      rule: 'MI-3.3',
      args: { number: 4, limit: 3 },
    });
    expect(choices(state)).not.toContain('playBird kite-4-day 1');
  });

  test('[MI-3.3][MI-E2] an equal number is fine', () => {
    const state = given({ hands: ['K3 B2 HUN', ''], colonies: [['K3'], []] });
    expect(coloniesOf(play(state, lay('K3', 1)).state, 0)).toEqual(['K3 K3']);
  });

  test('[MI-0.10] a colony keeps its cards in the order of laying, newest last', () => {
    const state = given({ hands: ['G4n B2 HUN', ''], colonies: [['G5d G4d'], []], turn: 12 });
    const [colony] = play(state, lay('G4n', 1)).state.seats[0].colonies;
    expect(colony?.laid).toEqual([11, 11, 12]);
    expect(coloniesOf(play(state, lay('G4n', 1)).state, 0)).toEqual(['G5d G4d (G4n)']);
  });

  test('[MI-3.8][MI-E3] a fifth colony is refused', () => {
    const state = given({ hands: ['B4 B3 HUN', ''], colonies: [['K4', 'G5d', 'T5d', '(S4)'], []] });
    expect(refusal(state, lay('B4'))).toMatchObject({ key: 'E_COLONY_LIMIT', rule: 'MI-3.8' });
    expect(choices(state).filter((choice) => choice.endsWith('new'))).toEqual([]);
  });

  test('[MI-3.9][MI-R9][MI-E4] another species in plain sight is refused', () => {
    const state = given({ hands: ['B3 B2 HUN', ''], colonies: [['K4'], []] });
    expect(refusal(state, lay('B3', 1))).toMatchObject({
      key: 'E_SPECIES_MISMATCH',
      rule: 'MI-3.9',
      args: { species: { key: 'species.beeeater' }, shown: { key: 'species.kite' } },
    });
  });

  test('[MI-3.10][MI-R17] several colonies of one species may fly, up to four', () => {
    const state = given({ hands: ['K2 B2 HUN', ''], colonies: [['K4', 'K3', 'K4 K3'], []] });
    expect(coloniesOf(play(state, lay('K2')).state, 0)).toEqual(['K4', 'K3', 'K4 K3', 'K2']);
  });

  test('[MI-3.11] a bird never goes to the opponent’s play area', () => {
    const state = given({ hands: ['K3 B2 HUN', ''], colonies: [[], ['K4']] });
    expect(refusal(state, lay('K3', 11))).toMatchObject({ key: 'E_WRONG_OWNER', rule: 'MI-3.11' });
    expect(choices(state)).not.toContain('playBird kite-3-day 11');
  });

  test('[MI-R18] settlements do not count towards the four colonies', () => {
    const settled = ['K4 K3 K3 K2', 'B4 B3 B2', 'T4n T2n'];
    const state = given({
      hands: ['G5d S2 HUN', ''],
      colonies: [['G5d', 'G4d', '(S4)'], []],
      settlements: [settled, []],
    });
    expect(coloniesOf(play(state, lay('G5d')).state, 0)).toHaveLength(4);
  });
});

describe('the order of the questions', () => {
  const state = given({
    hands: ['S4 K4 HUN', 'K3 B1 B2'],
    colonies: [
      ['K3', 'G5d', '(S4)', 'B4'],
      ['K4', 'T5d'],
    ],
    settlements: [['S3 S3 S2 S2'], []],
  });
  test.each([
    ['a card not in hand, before anything else', lay('K2', 99), 'E_CARD_NOT_IN_HAND', 'MI-2.2'],
    ['a danger is no bird', lay('HUN', 99), 'E_WRONG_CARD_KIND', 'MI-2.2'],
    ['a colony that is nowhere', lay('S4', 99), 'E_NO_SUCH_COLONY', 'MI-3.2'],
    ['the opponent’s colony, before the closed species', lay('S4', 11), 'E_WRONG_OWNER', 'MI-3.11'],
    ['a closed species, before a mismatch', lay('S4', 1), 'E_SPECIES_CLOSED', 'MI-4.4'],
    ['a closed species, before the limit of four', lay('S4'), 'E_SPECIES_CLOSED', 'MI-4.4'],
    ['a mismatch, before the number', lay('K4', 4), 'E_SPECIES_MISMATCH', 'MI-3.9'],
    ['the number', lay('K4', 1), 'E_NUMBER_TOO_HIGH', 'MI-3.3'],
    ['the limit of four', lay('K4'), 'E_COLONY_LIMIT', 'MI-3.8'],
  ])('[MI-2.2] %s', (_what, action, key, rule) => {
    expect(refusal(state, action)).toMatchObject({ key, rule });
  });

  test('[MI-R24] the number is asked before the length', () => {
    const full = given({ hands: ['T5d K4 HUN', ''], colonies: [['(S4) (S3)', 'T3d'], []] });
    expect(refusal(full, lay('T5d', 2))).toMatchObject({ key: 'E_NUMBER_TOO_HIGH' });
    expect(refusal(full, lay('T5d', 1))).toMatchObject({ key: 'E_COLONY_FULL' });
  });
});

describe('the blind table', () => {
  test('[MI-X2] two ways to play', () => {
    const state = given({
      hands: ['S1 K3 HUN', ''],
      colonies: [['(S3) (S2)', 'G5d (G4n)'], ['(S4)']],
    });
    const listed = choices(state);
    expect(listed).toEqual(
      expect.arrayContaining([
        'playBird kite-3-day new',
        'playBird stilt-1-night 1',
        'playBird stilt-1-night new',
      ]),
    );
    expect(listed.filter((choice) => choice.startsWith('playDanger'))).toEqual([]);
    for (const action of [lay('K3', 1), lay('K3', 2), lay('S1', 2)]) {
      expect(refusal(state, action)).toMatchObject({ key: 'E_SPECIES_MISMATCH' });
    }
  });

  test.each(['G4n', 'S1', 'T1n'])('[MI-R10][MI-E5] a kite on a face-down %s is refused alike', (hidden) => {
    const state = given({ hands: ['K2 B2 HUN', ''], colonies: [[`(${hidden})`], []] });
    expect(refusal(state, lay('K2', 1))).toEqual({
      key: 'E_SPECIES_MISMATCH',
      rule: 'MI-3.9',
      args: {
        species: { key: 'species.kite' },
        flock: { key: 'flock.kite' },
        number: 2,
        objective: 4,
        slot: 1,
        shown: { key: 'colony.night' },
        limit: 0,
      },
    });
  });

  test.each([
    ['G4d', 'G5n'],
    ['G4d', 'S1'],
    ['S4', 'T1n'],
    ['S4', 'S1'],
  ])('[MI-R11] %s on a face-down %s: only length and night species are looked at', (card, hidden) => {
    const state = given({ hands: [`${card} B2 HUN`, ''], colonies: [[`(${hidden})`], []] });
    expect(coloniesOf(play(state, lay(card, 1)).state, 0)[0]).toContain(card);
  });

  test('[MI-R11] (a) a closed species is not laid even where it would fit', () => {
    const state = given({
      hands: ['G4n B2 HUN', ''],
      colonies: [['(S4)'], []],
      settlements: [['G5d G5d G4d G4n G3d'], []],
    });
    expect(refusal(state, lay('G4n', 1))).toMatchObject({ key: 'E_SPECIES_CLOSED' });
  });

  test('[MI-R12] the limit is the newest face-up card, however deep', () => {
    const state = given({ hands: ['G5n G4d G3d', ''], colonies: [['G5d G4d (G3n) (G3n)', 'G3d'], []] });
    expect(refusal(state, lay('G5n', 1))).toMatchObject({ key: 'E_NUMBER_TOO_HIGH', args: { limit: 4 } });
    expect(refusal(state, lay('G4d', 1))).toBeUndefined();
  });

  test('[MI-E6] a forgotten number: 4 on a hidden 3 is accepted', () => {
    const state = given({ hands: ['G4d B2 HUN', ''], colonies: [['G5d (G3n)'], []] });
    expect(coloniesOf(play(state, lay('G4d', 1)).state, 0)).toEqual(['G5d (G3n) G4d']);
  });

  test('[MI-R13] even a wrong species goes on an all-face-down colony', () => {
    const state = given({ hands: ['S2 B2 HUN', ''], colonies: [['(G3n)'], []] });
    expect(stepOf(play(state, lay('S2', 1)).state)).toBe('discard');
  });

  test('[MI-R14] motive is not examined: a knowing mistake is accepted, whatever the aid shows', () => {
    for (const memoryAid of ['none', 'species', 'full']) {
      const state = given({ hands: ['S4 B2 HUN', ''], colonies: [['(S1)'], []], config: { memoryAid } });
      expect(coloniesOf(play(state, lay('S4', 1)).state, 0)).toEqual(['(S1) (S4)']);
    }
  });

  test('[MI-E10] a day goose claims a night colony, which then shows as brent', () => {
    const state = given({ hands: ['G3d S2 G4n', ''], colonies: [['(S4)'], []] });
    const after = { ...play(state, lay('G3d', 1)).state, agenda: [{ step: 'act' as const }] };
    expect(coloniesOf(after, 0)).toEqual(['(S4) G3d']);
    expect(refusal(after, lay('S2', 1))).toMatchObject({ key: 'E_SPECIES_MISMATCH' });
    expect(refusal(after, lay('G4n', 1))).toMatchObject({ key: 'E_NUMBER_TOO_HIGH' });
  });

  test('[MI-R19] a face-down part split off is bound by nothing it came from', () => {
    const state = given({ hands: ['S4 B2 HUN', ''], colonies: [['G5d (G4n)'], []] });
    const after = { ...play(state, split(1, 1)).state, agenda: [{ step: 'act' as const }] };
    expect(refusal(after, lay('S4', 21))).toBeUndefined();
    expect(refusal(after, lay('S4', 1))).toMatchObject({ key: 'E_SPECIES_MISMATCH' });
  });
});

describe('day, night and length', () => {
  test('[MI-3.5] a day card is told with its face', () => {
    const { events } = play(given({ hands: ['K3 B2 HUN', ''] }), lay('K3'));
    expect(events[0]).toMatchObject({ type: 'birdPlayed', phase: 'day', face: 'kite-3-day', place: 0 });
  });

  test('[MI-3.6][MI-0.5] a stilt is laid face down', () => {
    const { events } = play(given({ hands: ['S3 B2 HUN', ''] }), lay('S3'));
    expect(events[0]).toMatchObject({ type: 'birdPlayed', phase: 'night' });
  });

  test('[MI-R7][MI-0.6] a goose lies as its own card says, not its species', () => {
    const state = given({ hands: ['G4n G4d HUN', ''], colonies: [['G5d'], []] });
    expect(coloniesOf(play(state, lay('G4n', 1)).state, 0)).toEqual(['G5d (G4n)']);
    expect(coloniesOf(play(state, lay('G4d', 1)).state, 0)).toEqual(['G5d G4d']);
  });

  test('[MI-R24] nothing is laid beyond the objective of the card in hand', () => {
    const state = given({ hands: ['T1n S1 G3n', ''], colonies: [['(S4) (S3)', '(S4) (S4) (S3) (G5n)'], []] });
    expect(refusal(state, lay('T1n', 1))).toMatchObject({ key: 'E_COLONY_FULL', rule: 'MI-R24' });
    expect(refusal(state, lay('S1', 2))).toMatchObject({ key: 'E_COLONY_FULL', args: { objective: 4 } });
    expect(refusal(state, lay('G3n', 2))).toBeUndefined();
  });

  test('[MI-E37] a full night colony takes no card, and a pair of night cards no teal', () => {
    const state = given({
      hands: ['S1 G3n T1n', ''],
      colonies: [['(S4) (S3) (S2) (G5n) (G4n)', '(S3) (S2)'], []],
    });
    expect(refusal(state, lay('S1', 1))).toMatchObject({ key: 'E_COLONY_FULL' });
    expect(refusal(state, lay('G3n', 1))).toMatchObject({ key: 'E_COLONY_FULL' });
    expect(refusal(state, lay('T1n', 2))).toMatchObject({ key: 'E_COLONY_FULL' });
    expect(choices(state)).toEqual(expect.arrayContaining(['dissociate 1 4', 'passDrop 1']));
    const robber = given({
      hands: ['', 'LIT K2 B1'],
      colonies: [['(S4) (S3) (S2) (G5n) (G4n)'], []],
      active: 1,
    });
    expect(choices(robber)).toContain('playDanger light 1');
  });

  test('[MI-R28] cards of a closed species stay in hand, to be kept or discarded', () => {
    const state = given({ hands: ['K4 K3 B2', ''], settlements: [['K4 K3 K3 K2'], []] });
    expect(refusal(state, lay('K4'))).toMatchObject({ key: 'E_SPECIES_CLOSED' });
    const after = play(state, lay('B2'), { type: 'discard', card: 'kite-4-day' }).state;
    expect(discarded(after)).toBe('K4');
    expect(handOf(after, 0).startsWith('K3')).toBe(true);
  });

  test('[MI-4.4][MI-4.5][MI-E9] a closed species flies no more for its owner, but for the opponent', () => {
    const facts = {
      hands: ['S4 B2 HUN', 'S4 B3 K4'] as const,
      settlements: [['S3 S3 S2 S2'], []] as const,
    };
    expect(refusal(given(facts), lay('S4'))).toMatchObject({ key: 'E_SPECIES_CLOSED', rule: 'MI-4.4' });
    expect(refusal(given({ ...facts, active: 1 }), lay('S4'))).toBeUndefined();
  });
});
