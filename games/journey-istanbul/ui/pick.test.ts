import { expect, test } from 'vitest';
import { NOTHING } from '../../../kit/held.ts';
import type { Action } from '../action.ts';
import { game } from '../game.ts';
import { given, RED } from '../testing/given.ts';
import { look, play } from '../testing/play.ts';
import { kept, preview } from './pick.ts';

test('what is in the fingers stays there as long as it can be done', () => {
  const armed = { kind: 'armed', action: { type: 'payBail' } } as const;
  expect(kept(armed, [{ type: 'endTurn' }, { type: 'payBail' }])).toBe(armed);
  expect(kept(armed, [{ type: 'endTurn' }])).toBe(NOTHING);
  const card = { kind: 'square', row: 2, square: 1 } as const;
  expect(kept(card, [look(2, 1), { type: 'draw' }])).toBe(card);
  expect(kept(card, [look(2, 3)])).toEqual({ kind: 'square', row: 2, square: null });
  expect(kept(card, [look(3, 1)])).toBe(NOTHING);
});

test('what cannot be taken back says first what it costs', () => {
  const jailed = given({ t: 4, at: ['jail'], cell: 'P3A', release: 6, money: [5000], phase: 'jail' });
  const view = game.view(jailed, RED);
  const bail: Action = { type: 'payBail' };
  expect(preview(bail, view, RED, false)).toEqual({
    key: 'ui.preview.bail.bars',
    args: { amount: 4000, left: 1000 },
  });
  const free = game.view(given({ sheet: { 2: 'P2A' } }), RED);
  expect(preview({ type: 'move', to: 'SUL' }, free, RED, true)).toBeUndefined();
  expect(preview(look(2, 1), free, RED, true)).toBeUndefined();
  // Drawing is not a choice, but it closes the turn: a thumb is asked once, a pointer is not.
  const { state } = play(given({ sheet: { 2: 'P2A' } }), [RED, { type: 'move', to: 'SUL' }]);
  const looked = { ...state, turn: { ...state.turn, looks: 0 } };
  const open = game.view(looked, RED);
  const closed = game.view({ ...looked, undo: null }, RED);
  expect(preview({ type: 'draw' }, open, RED, false)).toBeUndefined();
  expect(preview({ type: 'draw' }, open, RED, true)?.key).toBe('ui.hint.draw');
  expect(preview({ type: 'draw' }, closed, RED, true)).toBeUndefined();
});
