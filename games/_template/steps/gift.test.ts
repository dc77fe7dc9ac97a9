import { expect, test } from 'vitest';
import { BadInput } from '../../../engine/door.ts';
import { game } from '../game.ts';
import { given, play, whyNot } from '../testing/given.ts';

const gift = (to: number, ...cards: number[]) => ({ type: 'gift', to, cards }) as const;

test('[FE-8] cards go over face down, once in a round', () => {
  const state = given({ hands: [['child', 'nurse', 'mason'], ['weaver']] });
  const [gave] = play(state, 0, gift(1, 0, 2));
  expect(state.hands).toEqual([['nurse'], ['weaver', 'child', 'mason']]);
  if (gave === undefined) return expect.fail('nothing told');
  expect(game.redact(gave, 'public', state, 'live')).toMatchObject({ count: 2, cards: null });
  expect(game.redact(gave, 1, state, 'live')).toMatchObject({ cards: ['child', 'mason'] });
  state.hands[0]?.push('child');
  expect(whyNot(state, 0, gift(1, 0))).toBe('FE-8');
});

test('[FE-8] keeps one, to somebody else, of what is held', () => {
  const state = given({ hands: [['child', 'nurse'], ['weaver']] });
  const refused = [gift(1, 0, 1), gift(1), gift(0, 0), gift(3, 0), gift(1, 5)];
  expect(refused.map((action) => whyNot(state, 0, action))).toEqual(refused.map(() => 'FE-8'));
  expect(game.forms(state, 1)).toEqual([]);
  expect(() => game.parseAction(gift(1, 0, 0))).toThrow(BadInput);
});

test('[FE-9] leaving ends the game for all', () => {
  const state = given();
  play(state, 1, { type: 'leave' });
  expect(game.outcome(state)).toMatchObject({
    why: 'left',
    rule: 'FE-9',
    winners: [],
    fates: ['stayed', 'left'],
  });
});

test('[FE-12] [FE-13] nobody acts out of step or after the end', () => {
  const state = given();
  expect(whyNot(state, 0, { type: 'call', slot: 0 })).toBe('FE-12');
  expect(whyNot(state, 'clock', { type: 'leave' })).toBe('FE-12');
  play(state, 1, { type: 'leave' });
  expect(whyNot(state, 0, { type: 'leave' })).toBe('FE-13');
});
