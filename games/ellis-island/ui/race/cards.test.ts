import { expect, test } from 'vitest';
import { PHYSICAL_CARDS, physicalId } from '../../content.ts';
import { pairIn } from '../../pieces/deck.ts';
import { pairOf } from './cards.ts';

test('[EI-R25] a pair that is shown is a pair by the rules, and none is shown where there is none', () => {
  for (let first = 0; first < PHYSICAL_CARDS; first += 7)
    for (let newest = 0; newest < PHYSICAL_CARDS; newest += 5) {
      if (first === newest) continue;
      const row = [first, newest];
      const pair = pairOf(row.map(physicalId));
      expect(pair !== undefined, row.map(physicalId).join(' ')).toBe(pairIn(row, 'any'));
      if (pair !== undefined) expect(pairIn(row, pair.by)).toBe(true);
    }
});

test('the newest card is paired with the oldest that it shares something with', () => {
  expect(pairOf(['PH-B-CO-2', 'PH-O-SF-3', 'PH-B-TF-3'])).toEqual({ first: 0, by: 'color' });
  expect(pairOf(['PH-B-CO-2', 'PH-O-SF-3', 'PH-G-TF-3'])).toEqual({ first: 1, by: 'number' });
  expect(pairOf(['PH-B-CO-2'])).toBeUndefined();
});
