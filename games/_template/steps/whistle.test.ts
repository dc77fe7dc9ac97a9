import { expect, test } from 'vitest';
import { scripted } from '../../../engine/chance.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { given, play, whyNot } from '../testing/given.ts';

const whistling = (options: object = {}): State =>
  given(
    { quays: [['mason', 'child'], ['nurse']], agenda: [{ step: 'refill' }, { step: 'whistle', id: 1 }] },
    options,
  );

test('[FE-5] whoever calls first turns up a traveller of their own quay', () => {
  const state = whistling({ storms: false });
  expect(game.awaiting(state)).toMatchObject({ must: [], may: [0, 1], window: { ms: 4000 } });
  const [called] = play(state, 0, { type: 'call', slot: 1 }, undefined, 700);
  expect(called).toEqual({ type: 'called', seat: 0, slot: 1, card: 'child', at: 700 });
  expect(state).toMatchObject({ quays: [['mason'], ['nurse']], across: [['child'], []] });
});

test('[FE-5] nobody calls for an empty place; only the clock lets the boat leave', () => {
  const state = whistling();
  expect(whyNot(state, 1, { type: 'call', slot: 1 })).toBe('FE-5');
  expect(whyNot(state, 1, { type: 'depart' })).toBe('FE-5');
  expect(whyNot(state, 'clock', { type: 'call', slot: 0 })).toBe('FE-5');
  expect(play(state, 'clock', { type: 'depart' })[0]).toEqual({ type: 'departed' });
  expect(state.across).toEqual([[], []]);
});

test('[FE-6] a storm on a 1 turns the boat back', () => {
  const lost = whistling();
  play(lost, 1, { type: 'call', slot: 0 }, scripted(0));
  expect(lost).toMatchObject({ across: [[], []], lost: ['nurse'] });
  const calm = whistling();
  play(calm, 1, { type: 'call', slot: 0 }, scripted(1));
  expect(calm).toMatchObject({ across: [[], ['nurse']], lost: [] });
});

test('[FE-7] every seat draws one, and only sees its own', () => {
  const state = whistling();
  const held = state.hands.map((hand) => hand.length);
  const drew = play(state, 'clock', { type: 'depart' }).filter((event) => event.type === 'drew');
  expect(state.hands.map((hand) => hand.length)).toEqual(held.map((count) => count + 1));
  expect(drew.map((event) => game.redact(event, 0, state, 'live'))).toMatchObject([
    { seat: 0, card: expect.any(String) },
    { seat: 1, card: null },
  ]);
});
