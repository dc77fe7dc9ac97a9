import { expect, test } from 'vitest';
import { BadInput } from '../../engine/door.ts';
import { ACTIONS } from './action.ts';
import { game } from './game.ts';
import { given, RED } from './testing/given.ts';

test('[JI-R63] the door turns away what is no command', () => {
  const inputs = [
    { type: 'fly' },
    { type: 'move', to: 'ROME' },
    { type: 'look', row: 0, square: 1 },
    { type: 'claim', to: 'all', about: 'card-0', what: 'police', amount: 0 },
    { type: 'answerGift', gift: 'x.1', answer: 'accept' },
    { type: 'showPlanner', to: 1, days: [3, 3] },
    { type: 'editPlanner', day: 3, field: 'police', value: 3 },
    { type: 'editPlanner', day: 3, field: 'work-TAK', value: 1500 },
    { type: 'writeNote', day: 3, text: 'x'.repeat(201) },
    { type: 'draw', card: 3 },
  ];
  for (const input of inputs) expect(() => ACTIONS.parse(input)).toThrow(BadInput);
  expect(game.refuse(given(), RED, { type: 'timeUp' })).toMatchObject({ key: 'E_BAD_COMMAND' });
});
