import { expect, test } from 'vitest';
import { title as ferry } from '../../games/_template/index.ts';
import type { Ferry } from '../../games/_template/kind.ts';
import type { Game } from '../game.ts';
import { knock } from './door.ts';

const knocking = (change: Partial<Game<Ferry>>) => () =>
  knock({ ...ferry, game: { ...ferry.game, ...change } }, { config: {}, seats: 2, seed: 1, runs: 300 });

test('the healthy game passes', () => {
  expect(knocking({})).not.toThrow();
});

test('a door that trips over its input is caught', () => {
  const trusting: Game<Ferry>['parseAction'] = (input) => {
    const action = input as { type: string };
    return ferry.game.parseAction({ ...action, type: action.type.trim() });
  };
  expect(knocking({ parseAction: trusting })).toThrow(/TypeError/);
  const careless: Game<Ferry>['parseConfig'] = (input, table) => {
    if (table.seats > 99) throw new RangeError('too many');
    return ferry.game.parseConfig(input, table);
  };
  expect(knocking({ parseConfig: careless })).toThrow(/RangeError/);
});

test('a judge that throws for what the door let in is caught', () => {
  const refuse: Game<Ferry>['refuse'] = (state, actor, action) => {
    if (action.type === 'gift' && actor !== 'clock') {
      for (const place of action.cards) state.hands[actor]?.[place]?.toUpperCase();
      if (state.hands[action.to] === undefined) throw new TypeError('no such hand');
    }
    return ferry.game.refuse(state, actor, action);
  };
  expect(knocking({ refuse })).toThrow(/no such hand/);
});
