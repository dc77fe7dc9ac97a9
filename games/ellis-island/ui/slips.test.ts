import { expect, test } from 'vitest';
import { NOTHING } from '../../../kit/held.ts';
import type { State } from '../state.ts';
import { game } from '../testing/game.ts';
import { given, play } from '../testing/given.ts';
import { asks, slipAsked } from './asks.ts';
import { kept, mayEnd, type Pick } from './pick.ts';
import { slipLine, slipsOf } from './slips.ts';

/** It is the turn of seat 0, who offers a Time for a Money; seat 1 could pay it, seat 2 could not. */
function offered(): State {
  const state = given({
    step: 'roll',
    players: [
      { family: 'HAR', hand: 'T2' },
      { family: 'SAL', hand: 'M2' },
      { family: 'KOC', hand: 'T1' },
    ],
  });
  play(state, 0, { type: 'offer', to: 'all', give: ['time'], want: ['money'] });
  return state;
}
const ask = (state: State, seat: number, pick: Pick = NOTHING) =>
  asks(game.view(state, seat), seat, pick, game.options(state, seat));
const idOf = (state: State, seat: number): string =>
  slipsOf(game.view(state, seat), seat)[0]?.id ?? expect.fail('no slip');

test('an offer lies beside whoever made it, and is asked about where nothing else is', () => {
  const state = offered();
  expect(slipsOf(game.view(state, 1), 1)).toMatchObject([{ by: 0, isMine: false, counters: true }]);
  expect(slipsOf(game.view(state, 0), 0)).toMatchObject([{ by: 0, isMine: true, counters: false }]);
  expect(ask(state, 1).prompt).toMatchObject({ key: 'ui.slip.offer' });
  expect(ask(state, 0).prompt).toMatchObject({ key: 'ui.prompt.roll' });
});

test('what was left open in an earlier turn is asked about again only if this seat can pay it', () => {
  const state = offered();
  state.turn.seat = 1;
  expect(slipsOf(game.view(state, 2), 2)).toHaveLength(1);
  expect(ask(state, 2).prompt).toBeUndefined();
  state.turn.seat = 2;
  expect(slipAsked(game.view(state, 1), 1, NOTHING, game.options(state, 1))).toMatchObject({ by: 0 });
});

test('a trade takes two steps: the slip is taken up, then traded', () => {
  const state = offered();
  const taken: Pick = { kind: 'slip', id: idOf(state, 1) };
  expect(ask(state, 1).buttons[0]).toMatchObject({ pick: taken });
  expect(ask(state, 1, taken).buttons[0]).toMatchObject({ action: { type: 'accept' }, armed: true });
  expect(ask(state, 2).buttons[0]).toMatchObject({ action: { type: 'accept' }, dashed: true });
});

test('what comes takes no place, and what is closed is put out of the fingers', () => {
  const state = offered();
  const first = slipAsked(game.view(state, 1), 1, NOTHING, game.options(state, 1));
  play(state, 0, { type: 'offer', to: 1, give: ['time'], want: ['money'] });
  expect(slipAsked(game.view(state, 1), 1, NOTHING, game.options(state, 1))).toEqual(first);
  const taken: Pick = { kind: 'slip', id: idOf(state, 1) };
  expect(kept(taken, game.options(state, 1))).toEqual(taken);
  play(state, 0, { type: 'withdraw', offer: idOf(state, 1) });
  expect(kept(taken, game.options(state, 1))).toEqual(NOTHING);
});

test('every slip has a sentence of its own; the way with the end of the turn waits for answers alone', () => {
  const state = offered();
  const id = idOf(state, 1);
  expect(mayEnd(game.view(state, 0), 0, [{ type: 'endTurn' }])).toBe(true);
  play(state, 1, { type: 'counter', offer: id, give: ['money'], want: ['time', 'time'] });
  expect(mayEnd(game.view(state, 0), 0, [{ type: 'endTurn' }])).toBe(false);
  const said = slipsOf(game.view(state, 0), 0).map((slip) => slipLine(slip).key);
  expect(said).toEqual(['ui.slip.my.offer', 'ui.slip.answer']);
});
