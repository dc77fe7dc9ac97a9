import { describe, expect, test } from 'vitest';
import { only } from '../../../engine/testing/play.ts';
import { given, START } from '../testing/given.ts';
import { play, stand, stepOf, tokensOf } from '../testing/play.ts';

const ending = (round: number, homes: Record<number, number>, crashes: number[] = []) =>
  play(given({ nations: [{ homes, crashes }, {}], step: 'needs', round }), 'finish');

describe('the end of a turn', () => {
  test('[DI-X02][DI-6.1][DI-6.3] one token for each full community', () => {
    const { state, events } = ending(3, { 1: 3, 2: 3, 5: 2 });
    expect(tokensOf(state)[0]).toBe(7);
    expect(only(events, 'tokensChanged')).toEqual([
      { type: 'tokensChanged', seat: 0, by: 2, cause: 'collect' },
    ]);
  });

  test('[DI-Y14][DI-6.2] nothing at the end of the first turn', () => {
    const state = given({ seats: 2, round: 1, next: ['TI-INN'] });
    expect(stand(play(state, 'draw', 'buy', 'settleAll', 'finish').state, 0)).toBe('T4 D0 1:3 2:3 3:3 5:3');
    expect(tokensOf(ending(2, { 1: 3, 2: 3, 3: 3, 5: 3 }).state)[0]).toBe(9);
  });

  test('[DI-Y15][DI-R23][DI-7.13] a Crash of the first turn stops the second collection and is gone', () => {
    const homes = START as Record<number, number>;
    const next = ['SM-CRA', 'TI-INN', 'TI-INN', 'MB-BOO', 'MB-BOO', 'MB-BOO'];
    const state = given({ nations: [{ homes }, { homes, displaced: 1 }], round: 1, next });
    const one = play(state, 'draw', 'accept', 'finish', 'draw', 'finish').state;
    expect([one.nations[0]?.tokens, one.nations[0]?.crashes.map(({ left }) => left)]).toEqual([2, [1]]);
    const two = play(one, 'draw', 'finish').state;
    expect(two.nations[0]).toMatchObject({ tokens: 4, crashes: [] });
    const three = play(two, 'draw', 'settleAll', 'finish', 'draw', 'finish').state;
    expect(three.nations[0]?.tokens).toBe(4 + 2 + 3);
  });

  test('[DI-Y16][DI-R23] two Crashes count apart', () => {
    const first = ending(4, START as Record<number, number>, [2]).state;
    expect(first.nations[0]?.crashes.map(({ left }) => left)).toEqual([1]);
    const both = ending(5, START as Record<number, number>, [1, 2]);
    expect(both.state.nations[0]).toMatchObject({ tokens: 5, crashes: [{ left: 1 }] });
    expect(only(both.events, 'crashCounted').map(({ left }) => left)).toEqual([0, 1]);
    expect(ending(6, START as Record<number, number>, [1]).state.nations[0]).toMatchObject({
      tokens: 5,
      crashes: [],
    });
  });

  test('[DI-2.2] turns go round by rising seats', () => {
    const state = given({ seats: 3, active: 2, step: 'needs', first: 1 });
    expect(play(state, 'finish').state).toMatchObject({ active: 0, round: 2 });
  });

  test('[DI-2.5] a round is one turn of everybody, counted from the first player', () => {
    const { state, events } = play(given({ seats: 3, active: 0, first: 1, step: 'needs' }), 'finish');
    expect(state).toMatchObject({ active: 1, round: 3 });
    expect(only(events, 'roundStarted')).toEqual([{ type: 'roundStarted', round: 3 }]);
  });

  test('[DI-R18] an empty community stays and gives nothing', () => {
    expect(tokensOf(ending(3, { 1: 0, 2: 3 }).state)[0]).toBe(6);
    expect(stepOf(ending(3, { 1: 0 }).state)).toBe('draw');
  });
});
