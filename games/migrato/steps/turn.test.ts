import { describe, expect, test } from 'vitest';
import { scripted } from '../../../engine/chance.ts';
import { only, typesOf } from '../../../engine/testing/play.ts';
import { outcome } from '../score.ts';
import { given, givenEmptyPiles } from '../testing/given.ts';
import {
  choices,
  coloniesOf,
  danger,
  discard,
  discarded,
  drop,
  handOf,
  join,
  lay,
  play,
  playWith,
  redraw,
  refusal,
  split,
  stepOf,
} from '../testing/play.ts';

const FLYING = { hands: ['K3 S2 HUN', 'K4 B1 B2'], colonies: [['K4 K3', 'B4', 'B3'], ['K4']] } as const;

describe('one action, one discard, back to three', () => {
  test('[MI-2.1] players take turns', () => {
    const after = play(given(FLYING), lay('K3'), discard('S2')).state;
    expect([after.active, after.turn, stepOf(after)]).toEqual([1, 10, 'act']);
    expect(choices(after, 0)).toEqual([]);
    expect(play(after, redraw).state.active).toBe(0);
  });

  test('[MI-2.1][MI-E32] whatever the opponent sends, it is not their turn', () => {
    const state = given(FLYING);
    for (const action of [lay('K4'), redraw, discard('K4'), drop(11), split(11, 1)]) {
      expect(refusal(state, action, 1)).toMatchObject({ key: 'E_NOT_YOUR_TURN', rule: 'MI-2.1' });
    }
  });

  test('[MI-2.2] every kind of action is offered, and passing', () => {
    const kinds = new Set(choices(given(FLYING)).map((choice) => choice.split(' ')[0]));
    expect([...kinds]).toEqual([
      'playBird',
      'playDanger',
      'dissociate',
      'associate',
      'passRedraw',
      'passDrop',
    ]);
  });

  test('[MI-2.3] after an action there is no second one', () => {
    const acted = play(given(FLYING), lay('K3')).state;
    for (const action of [lay('S2'), danger('HUN', 11), split(1, 1), join(2, 3), redraw, drop(1)]) {
      expect(refusal(acted, action)).toMatchObject({ key: 'E_WRONG_STEP', rule: 'MI-2.3' });
    }
    expect(refusal(given(FLYING), discard('K3'))).toMatchObject({ key: 'E_WRONG_STEP' });
  });

  test('[MI-2.4] one of the cards left in hand is discarded, face up', () => {
    const acted = play(given(FLYING), lay('K3')).state;
    expect(choices(acted)).toEqual(['discard stilt-2-night', 'discard hunter']);
    expect(refusal(acted, discard('K3'))).toMatchObject({ key: 'E_CARD_NOT_IN_HAND', rule: 'MI-2.4' });
    const { state, events } = play(acted, discard('S2'));
    expect(discarded(state)).toBe('S2');
    expect(events[0]).toEqual({ type: 'cardDiscarded', seat: 0, face: 'stilt-2-night' });
  });

  test('[MI-2.4] two copies are one choice, and one of them goes', () => {
    const state = given({ hands: ['K3 S2 S2', ''], next: 'B1 B1' });
    const acted = play(state, lay('K3')).state;
    expect(choices(acted)).toEqual(['discard stilt-2-night']);
    expect(handOf(play(acted, discard('S2')).state, 0)).toBe('S2 B1 B1');
  });

  test.each([
    ['a bird', lay('K3'), 2],
    ['a danger', danger('HUN', 11), 1],
    ['a split', split(1, 1), 1],
    ['a join', join(2, 3), 1],
  ])(
    '[MI-2.5][MI-2.6][MI-2.7][MI-R35][MI-X6] after %s and the discard the hand is three again',
    (_what, action, drawn) => {
      const { state, events } = play(given(FLYING), action, discard('S2'));
      expect(only(events, 'cardsDrawn')).toMatchObject([{ seat: 0, count: drawn }]);
      expect(state.seats[0].hand).toHaveLength(3);
    },
  );

  test('[MI-R35] a redraw gives three, a drop none', () => {
    expect(only(play(given(FLYING), redraw).events, 'cardsDrawn')).toMatchObject([{ count: 3 }]);
    expect(only(play(given(FLYING), drop(1)).events, 'cardsDrawn')).toEqual([]);
  });

  test('[MI-R53] a played danger lies below the card discarded later in that turn', () => {
    expect(discarded(play(given(FLYING), danger('HUN', 11), discard('S2')).state)).toBe('HUN S2');
  });
});

describe('the piles', () => {
  const ALMOST = {
    hands: ['T5d K2 HUN', 'HAB LIT K2'],
    settlements: [
      ['G5d G4d G4d G3d G3d', 'K4 K3 K3 K2', 'B4 B3 B2'],
      ['S4 S3 S3 S2', 'K4 K4 K3 K3', 'B4 B3 B2'],
    ],
    colonies: [
      ['(G5n)', '(G4n)'],
      ['G5d', '(G3n)'],
    ],
    draw: 1,
  } as const;

  test('[MI-2.8][MI-R44][MI-E25] the pile is rebuilt in the middle of a draw, with the card just discarded', () => {
    const state = given(ALMOST);
    expect([state.draw.length, state.discard.length]).toEqual([1, 20]);
    const { state: after, events } = play(state, lay('T5d'), discard('K2'));
    expect(typesOf(events).slice(2, 5)).toEqual(['cardsDrawn', 'pileRebuilt', 'cardsDrawn']);
    expect(only(events, 'pileRebuilt')).toEqual([{ type: 'pileRebuilt', count: 21 }]);
    expect(only(events, 'cardsDrawn').map(({ count }) => count)).toEqual([1, 1]);
    expect([after.seats[0].hand.length, after.draw.length, after.discard.length]).toEqual([3, 20, 0]);
  });

  test('[MI-R44] the discard pile is shuffled in its public order: a script of no swaps keeps it', () => {
    const state = given(ALMOST);
    const noSwaps = scripted(...Array.from({ length: 20 }, (_, i) => 20 - i));
    const { state: after } = playWith(noSwaps, state, lay('T5d'), discard('K2'));
    expect(after.draw).toEqual(state.discard);
    expect(handOf(after, 0).endsWith('K2')).toBe(true);
  });

  test('[MI-R44] no rebuild before a card is needed', () => {
    const state = given({ ...ALMOST, draw: 2 });
    const { state: after, events } = play(state, lay('T5d'), discard('K2'));
    expect([only(events, 'pileRebuilt'), after.draw.length]).toEqual([[], 0]);
  });

  test('[MI-R45] both piles empty: as many as there are, and up to three again later', () => {
    const state = givenEmptyPiles({ hands: ['T5d K2 HUN', 'B1'], colonies: [['K4'], ['B4']] });
    const { state: after, events } = play(state, lay('T5d'), discard('K2'));
    expect(only(events, 'cardsDrawn').map(({ count }) => count)).toEqual([1]);
    expect(handOf(after, 0)).toBe('HUN K2');
    const dropped = play(after, drop(11)).state;
    expect(handOf(dropped, 1)).toBe('B1 B4');
    expect(handOf(play(dropped, redraw).state, 0).split(' ')).toHaveLength(2);
  });

  test('[MI-R45] an empty hand discards nothing and still ends its turn', () => {
    const state = givenEmptyPiles({ hands: ['T5d', 'B1'], colonies: [['K4 K3'], []] });
    const laid = play(state, lay('T5d'));
    expect([typesOf(laid.events), laid.state.active]).toEqual([['birdPlayed', 'turnEnded'], 1]);
    const empty = givenEmptyPiles({ hands: ['', 'B1'], colonies: [['K4 K3'], []] });
    const { state: after, events } = play(empty, split(1, 1));
    expect([typesOf(events), coloniesOf(after, 0)]).toEqual([
      ['colonySplit', 'turnEnded'],
      ['K4', 'K3'],
    ]);
  });

  test('[MI-R45][MI-R39] with empty hands and piles a redraw is still lawful', () => {
    const state = givenEmptyPiles({ hands: ['', 'B1'] });
    expect(choices(state)).toEqual(['passRedraw']);
    const { events } = play(state, redraw);
    expect(events[0]).toEqual({ type: 'handDiscarded', seat: 0, faces: [] });
    expect(typesOf(events)).toEqual(['handDiscarded', 'turnEnded']);
  });
});

describe('the season', () => {
  test('[MI-R42][MI-E36] it closes at the end of the turn that fills the count', () => {
    const state = given({
      hands: FLYING.hands,
      sinceArrival: 39,
      settlements: [['T5d T3d'], ['B4 B3 B2', 'K4 K3 K3 K2']],
    });
    const { state: after, events } = play(state, redraw);
    expect([after.sinceArrival, stepOf(after)]).toEqual([40, 'over']);
    expect(typesOf(events)).toEqual(['handDiscarded', 'cardsDrawn', 'turnEnded', 'gameEnded']);
    expect(outcome(after)).toMatchObject({ why: 'season', rule: 'MI-R42', scores: [3, 4], winners: [1] });
  });

  test('[MI-R42] one turn earlier play goes on', () => {
    const after = play(given({ ...FLYING, sinceArrival: 38 }), redraw).state;
    expect([after.sinceArrival, after.ended]).toEqual([39, null]);
  });

  test('[MI-R42] the count is set to 0 at the end of a turn with an arrival', () => {
    const state = given({ hands: ['B2 S2 HUN', ''], colonies: [['B4 B3'], []], sinceArrival: 39 });
    const { state: after, events } = play(state, lay('B2', 1), discard('S2'));
    expect([after.sinceArrival, after.arrivedThisTurn, after.ended]).toEqual([0, false, null]);
    expect(only(events, 'turnEnded')).toMatchObject([{ turn: 9, sinceArrival: 0 }]);
    expect(play(after, redraw).state.sinceArrival).toBe(1);
  });

  test.each([30, 60])('[MI-R42] the table may choose %i turns', (stallLimit) => {
    const state = given({ ...FLYING, config: { stallLimit }, sinceArrival: stallLimit - 2 });
    const once = play(state, redraw).state;
    expect([once.ended, play(once, redraw).state.ended?.why]).toEqual([null, 'season']);
  });
});
