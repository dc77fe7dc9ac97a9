import { expect, test } from 'vitest';
import { BadInput } from '../../engine/door.ts';
import { ACTIONS } from './action.ts';

test('[DI-5.11] malformed actions are turned away at the door', () => {
  const bad = [
    null,
    7,
    {},
    { type: 'fly' },
    { type: 'send', to: 1, colour: 'A' },
    { type: 'draw', card: 1 },
    { type: 'send', to: 1, colour: 'A', count: 0 },
    { type: 'send', to: 1, colour: 'A', count: 1.5 },
    { type: 'send', to: 6, colour: 'A', count: 1 },
    { type: 'send', to: '1', colour: 'A', count: 1 },
    { type: 'settle', colour: 'G' },
    { type: 'choosePin', zone: 'prison', colour: 'A' },
  ];
  for (const input of bad) expect(() => ACTIONS.parse(input)).toThrow(BadInput);
});
