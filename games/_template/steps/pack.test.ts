import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { given, play, whyNot } from '../testing/given.ts';

test('[FE-4] everyone lays at once, in any order', () => {
  const state = given({ hands: [['child', 'nurse'], ['mason']] });
  expect(game.awaiting(state).must).toEqual([0, 1]);
  play(state, 1, { type: 'lay', card: 'mason' });
  expect(game.awaiting(state).must).toEqual([0]);
  play(state, 0, { type: 'lay', card: 'nurse' });
  expect(state.quays).toEqual([['nurse'], ['mason']]);
  expect(state.hands).toEqual([['child'], []]);
});

test('[FE-4] nobody lays what they do not hold, or twice', () => {
  const state = given({ hands: [['child', 'nurse'], ['mason']] });
  expect(whyNot(state, 0, { type: 'lay', card: 'mason' })).toBe('FE-4');
  play(state, 0, { type: 'lay', card: 'child' });
  expect(whyNot(state, 0, { type: 'lay', card: 'nurse' })).toBe('FE-12');
});

test('[FE-4] the owner sees a traveller laid once and never again', () => {
  const state = given({ hands: [['child', 'nurse'], ['mason']] });
  const [laid] = play(state, 0, { type: 'lay', card: 'child' });
  if (laid === undefined) return expect.fail('nothing told');
  expect(game.redact(laid, 0, state, 'live')).toMatchObject({ card: 'child' });
  expect(game.redact(laid, 0, state, 'later')).toMatchObject({ card: null });
  expect(game.redact(laid, 1, state, 'live')).toMatchObject({ card: null });
  expect(game.view(state, 0).quays).toEqual([1, 0]);
});

test('[FE-4] a memory keeps what was laid until it is called', () => {
  const { view } = { view: game.view(given(), 0) };
  let memory = game.recall(null, 0, { did: { type: 'lay', card: 'mason' }, events: [], view });
  memory = game.recall(memory, 0, { did: { type: 'lay', card: 'child' }, events: [], view });
  expect(memory).toEqual(['mason', 'child']);
  const called = { type: 'called', seat: 0, slot: 0, card: 'mason', at: 0 } as const;
  expect(game.recall(memory, 0, { did: null, events: [called], view })).toEqual(['child']);
});
