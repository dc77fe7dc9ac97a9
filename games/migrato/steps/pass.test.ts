import { expect, test } from 'vitest';
import { only, typesOf } from '../../../engine/testing/play.ts';
import { given } from '../testing/given.ts';
import {
  choices,
  coloniesOf,
  discarded,
  drop,
  handOf,
  play,
  redraw,
  refusal,
  settledBy,
  stepOf,
} from '../testing/play.ts';

test('[MI-2.9][MI-R39] passing is allowed even when actions are possible, and any number of times', () => {
  let state = given({ hands: ['K3 K2 B4', 'K4 S1 S2'], colonies: [['K4'], ['(S4)']] });
  for (let i = 0; i < 6; i++) {
    expect(choices(state)).toContain('passRedraw');
    state = play(state, redraw).state;
  }
  expect(state.turn).toBe(15);
});

test('[MI-2.10][MI-2.12][MI-E20] a redraw: the hand to the discard pile, three new cards, the other’s turn', () => {
  const state = given({ hands: ['K2 HUN T1n', ''], next: 'B4 B3 B2' });
  const { state: after, events } = play(state, redraw);
  expect([handOf(after, 0), after.active, stepOf(after)]).toEqual(['B4 B3 B2', 1, 'act']);
  expect(typesOf(events)).toEqual(['handDiscarded', 'cardsDrawn', 'turnEnded']);
});

test('[MI-R53] a redrawn hand lies in the fixed order, however it was held', () => {
  for (const hand of ['LIT T1n K2', 'K2 T1n LIT', 'T1n LIT K2']) {
    expect(discarded(play(given({ hands: [hand, ''] }), redraw).state)).toBe('K2 T1n LIT');
  }
  for (const [hand, pile] of [
    ['G4n G4d G5n', 'G5n G4d G4n'],
    ['LIT HAB HUN', 'HUN HAB LIT'],
    ['B1 S4 K2', 'K2 S4 B1'],
    ['T3d B1 G3d', 'G3d B1 T3d'],
  ] as const) {
    expect(discarded(play(given({ hands: [hand, ''] }), redraw).state)).toBe(pile);
  }
});

test('[MI-2.11][MI-2.12][MI-E21] dropping a night colony shows it; hand unchanged, nothing drawn', () => {
  const state = given({
    hands: ['K2 HUN T1n', ''],
    colonies: [['K4', 'B4', '(S2) (G5n)'], []],
    discard: 'B1',
  });
  const { state: after, events, learnt } = play(state, drop(3));
  expect([coloniesOf(after, 0), discarded(after), handOf(after, 0)]).toEqual([
    ['K4', 'B4'],
    'B1 S2 G5n',
    'K2 HUN T1n',
  ]);
  expect(only(events, 'colonyDropped')).toMatchObject([{ faces: ['stilt-2-night', 'brent-5-night'] }]);
  expect([typesOf(events), learnt, after.active]).toEqual([['colonyDropped', 'turnEnded'], ['all'], 1]);
});

test('[MI-R39][MI-2.11] only a colony of one’s own in flight can be dropped, never a settlement', () => {
  const state = given({ colonies: [['K4'], ['K3']], settlements: [['B4 B3 B2'], []] });
  expect(choices(state).filter((choice) => choice.startsWith('passDrop'))).toEqual(['passDrop 1']);
  expect(refusal(state, drop(11))).toMatchObject({ key: 'E_WRONG_OWNER', rule: 'MI-2.11' });
  expect(refusal(state, drop(2))).toMatchObject({ key: 'E_NO_SUCH_COLONY', rule: 'MI-2.11' });
  expect(settledBy(play(state, drop(1)).state, 0)).toEqual(['B4 B3 B2']);
});

test('[MI-R50][MI-E30] three dangers without a target: only a redraw, and it is not played by itself', () => {
  const state = given({ hands: ['HUN HAB LIT', ''], turn: 1 });
  expect([choices(state), stepOf(state)]).toEqual([['passRedraw'], 'act']);
});

test('[MI-R50] a hand of closed species only can still redraw', () => {
  const state = given({ hands: ['K4 K3 K2', ''], settlements: [['K4 K3 K3 K2'], []] });
  expect(choices(state)).toEqual(['passRedraw']);
});
