import { describe, expect, test } from 'vitest';
import { scoreOf } from '../score.ts';
import { given } from '../testing/given.ts';
import {
  choices,
  coloniesOf,
  danger,
  discard,
  discarded,
  handOf,
  lay,
  play,
  refusal,
  settledBy,
  stepOf,
} from '../testing/play.ts';

const dangers = (state: Parameters<typeof choices>[0]): string[] =>
  choices(state).filter((choice) => choice.startsWith('playDanger'));

describe('what a danger reaches', () => {
  test('[MI-X5] three dangers', () => {
    const state = given({ hands: ['HUN LIT HAB', ''], colonies: [[], ['K4 K3', 'G5d (G4n)']] });
    expect(dangers(state)).toEqual([
      'playDanger hunter 11',
      'playDanger light 12',
      'playDanger habitat 11',
      'playDanger habitat 12',
    ]);
  });

  test('[MI-5.4][MI-0.8] the Hunter does not reach a night card', () => {
    const state = given({ hands: ['HUN K2 B1', ''], colonies: [[], ['(S4)', 'K4']] });
    expect(refusal(state, danger('HUN', 11))).toMatchObject({ key: 'E_WRONG_PHASE', rule: 'MI-5.4' });
    expect(refusal(state, danger('HUN', 12))).toBeUndefined();
  });

  test('[MI-5.5][MI-0.8] Light pollution does not reach a day card', () => {
    const state = given({ hands: ['LIT K2 B1', ''], colonies: [[], ['K4', '(S4)']] });
    expect(refusal(state, danger('LIT', 11))).toMatchObject({ key: 'E_WRONG_PHASE', rule: 'MI-5.5' });
    expect(refusal(state, danger('LIT', 12))).toBeUndefined();
  });

  test('[MI-5.6][MI-0.8] habitat destruction reaches day and night', () => {
    const state = given({ hands: ['HAB K2 B1', ''], colonies: [[], ['(S4)', 'K4']] });
    expect(dangers(state)).toEqual(['playDanger habitat 11', 'playDanger habitat 12']);
  });

  test('[MI-5.3][MI-R32] only the newest card counts, not a day card below it', () => {
    const state = given({ hands: ['HUN K2 B1', ''], colonies: [[], ['G5d (G4n)']] });
    expect(refusal(state, danger('HUN', 11))).toMatchObject({ key: 'E_WRONG_PHASE', rule: 'MI-5.4' });
  });

  test('[MI-R30] the top card of any one colony, not only the latest card on the table', () => {
    const state = given({ hands: ['HUN K2 B1', ''], colonies: [[], ['K4', 'B4', 'T5d']] });
    expect(dangers(state)).toEqual(['playDanger hunter 11', 'playDanger hunter 12', 'playDanger hunter 13']);
  });

  test('[MI-R31] without a target a danger is not played, but it can be discarded', () => {
    const state = given({ hands: ['LIT K2 B1', ''], colonies: [[], ['K4']] });
    expect(dangers(state)).toEqual([]);
    expect(refusal(state, danger('LIT', 12))).toMatchObject({ key: 'E_NO_SUCH_COLONY', rule: 'MI-R31' });
    expect(discarded(play(state, lay('K2'), discard('LIT')).state)).toBe('LIT');
  });

  test('[MI-R34][MI-E16] never one’s own colony', () => {
    const state = given({ hands: ['HAB K2 B1', ''], colonies: [['K4'], ['K3']] });
    expect(refusal(state, danger('HAB', 1))).toMatchObject({ key: 'E_WRONG_OWNER', rule: 'MI-R34' });
  });

  test('[MI-5.1] the questions in their order: in hand, a danger, the target, its owner, its phase', () => {
    const state = given({ hands: ['HUN K2 B1', ''], colonies: [['K4'], ['(S4)']] });
    expect(refusal(state, danger('HAB', 99))).toMatchObject({ key: 'E_CARD_NOT_IN_HAND' });
    expect(refusal(state, danger('K2', 99))).toMatchObject({ key: 'E_WRONG_CARD_KIND' });
    expect(refusal(state, danger('HUN', 99))).toMatchObject({ key: 'E_NO_SUCH_COLONY' });
    expect(refusal(state, danger('HUN', 'kite'))).toMatchObject({ key: 'E_NO_SUCH_COLONY' });
    expect(refusal(state, danger('HUN', 1))).toMatchObject({ key: 'E_WRONG_OWNER' });
    expect(refusal(state, danger('HUN', 11))).toMatchObject({ key: 'E_WRONG_PHASE' });
  });
});

describe('the theft', () => {
  const state = given({ hands: ['HUN K4 S2', ''], colonies: [[], ['K4 K3']], next: 'B4' });

  test('[MI-5.1] the danger goes face up to the discard pile', () => {
    expect(discarded(play(state, danger('HUN', 11)).state)).toBe('HUN');
  });

  test('[MI-5.2][MI-5.7][MI-E13] the stolen card comes to the thief’s hand; then discard and draw', () => {
    const stolen = play(state, danger('HUN', 11)).state;
    expect([handOf(stolen, 0), stepOf(stolen)]).toEqual(['K4 S2 K3', 'discard']);
    const after = play(stolen, discard('S2'));
    expect(handOf(after.state, 0)).toBe('K4 K3 B4');
    expect(discarded(after.state)).toBe('HUN S2');
  });

  test('[MI-5.8] after a theft one card is drawn', () => {
    const { events } = play(state, danger('HUN', 11), discard('S2'));
    expect(events.find((event) => event.type === 'cardsDrawn')).toMatchObject({ seat: 0, count: 1 });
  });

  test('[MI-E11] the hunter takes the newest card, and the limit rises again', () => {
    const facts = given({ hands: ['HUN S1 S2', 'K4 K3 K2'], colonies: [[], ['K4 K2']] });
    const after = play(facts, danger('HUN', 11), discard('S1')).state;
    expect(coloniesOf(after, 1)).toEqual(['K4']);
    for (const card of ['K4', 'K3', 'K2']) expect(refusal(after, lay(card, 11), 1)).toBeUndefined();
  });

  test('[MI-R34][MI-E12] a colony that loses its only card is gone, and its slot is free', () => {
    const facts = given({ hands: ['HAB S1 S2', 'B4 K3 K2'], colonies: [[], ['K4', 'T5d', 'G5d', '(S4)']] });
    const after = play(facts, danger('HAB', 12), discard('S1')).state;
    expect(handOf(after, 0)).toContain('T5d');
    expect(coloniesOf(after, 1)).toEqual(['K4', 'G5d', '(S4)']);
    const started = play(after, lay('B4')).state.seats[1].colonies;
    expect(started.map(({ slot }) => slot)).toEqual([1, 2, 3, 4]);
  });

  test('[MI-R34] below a stolen night card the limit is again the newest face-up card', () => {
    const facts = given({ hands: ['LIT S1 S2', 'G5n G4n K2'], colonies: [[], ['G5d (G3n) (G3n)']] });
    const after = play(facts, danger('LIT', 11), discard('S1')).state;
    expect(coloniesOf(after, 1)).toEqual(['G5d (G3n)']);
    expect(refusal(after, lay('G5n', 11), 1)).toBeUndefined();
  });

  test('[MI-E14][MI-R34] the stolen card may be discarded at once, above the danger', () => {
    expect(discarded(play(state, danger('HUN', 11), discard('K3')).state)).toBe('HUN K3');
  });

  test('[MI-E15][MI-R34] but it cannot be played in the same turn', () => {
    const stolen = play(state, danger('HUN', 11)).state;
    expect(refusal(stolen, lay('K3'))).toMatchObject({ key: 'E_WRONG_STEP', rule: 'MI-2.3' });
  });

  test('[MI-R34] a night card is learnt by the thief alone; a day card teaches nobody anything', () => {
    const night = given({ hands: ['LIT K4 S2', ''], colonies: [[], ['(S3)']] });
    expect(play(night, danger('LIT', 11)).learnt).toEqual([0]);
    expect(play(state, danger('HUN', 11)).learnt).toEqual([]);
  });
});

describe('settlements', () => {
  const facts = {
    hands: ['LIT HUN K2', ''],
    settlements: [[], ['S4 S3 S3 S2', 'B4 B3 B2']],
  } as const;

  test('[MI-R33] settlements are safe unless the table says otherwise', () => {
    const state = given(facts);
    expect(dangers(state)).toEqual([]);
    expect(refusal(state, danger('LIT', 'stilt'))).toMatchObject({ key: 'E_NO_SUCH_COLONY' });
  });

  test('[MI-R33][MI-E41] with the option the top card is taken, by its phase, and everybody knows it', () => {
    const state = given({ ...facts, config: { settlementTheft: true } });
    expect(dangers(state)).toEqual(['playDanger light stilt', 'playDanger hunter beeeater']);
    expect(refusal(state, danger('HUN', 'stilt'))).toMatchObject({ key: 'E_WRONG_PHASE', rule: 'MI-5.4' });
    const { state: after, learnt } = play(state, danger('LIT', 'stilt'));
    expect(settledBy(after, 1)).toEqual(['S4 S3 S3', 'B4 B3 B2']);
    expect(scoreOf(after.seats[1])).toBe(3 + 2);
    expect([after.seats[0].known.length, learnt]).toEqual([1, []]);
    const theirs = { ...after, active: 1, agenda: [{ step: 'act' as const }] };
    theirs.seats[1].hand = [...theirs.seats[0].hand];
    expect(refusal(theirs, lay('S2'), 1)).toMatchObject({ key: 'E_SPECIES_CLOSED' });
  });

  test('[MI-R33] an emptied settlement is no target, is worth nothing and stays closed', () => {
    const state = given({ ...facts, config: { settlementTheft: true } });
    const [, them] = state.seats;
    state.draw.unshift(...(them.settlements[0]?.cards.splice(0) ?? []));
    expect(dangers(state)).toEqual(['playDanger hunter beeeater']);
    expect(refusal(state, danger('LIT', 'stilt'))).toMatchObject({ key: 'E_NO_SUCH_COLONY', rule: 'MI-R31' });
    expect(scoreOf(them)).toBe(2);
    expect(them.settlements.map(({ species }) => species)).toContain('stilt');
  });
});
