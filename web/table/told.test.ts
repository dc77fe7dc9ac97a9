import { expect, test } from 'vitest';
import type { Past } from '../../room/protocol.ts';
import { toldOf } from './told.ts';

const frame = (name: string, mark: boolean, kind: 'act' | 'undo' = 'act') => ({
  kind,
  e: [{ type: name }],
  mark,
});

test('what was taken back did not happen: back to the state before the latest entry made at a mark', () => {
  const frames = [
    frame('deal', true),
    frame('buy', false),
    frame('move in', false),
    frame('', true, 'undo'),
    frame('pay', true),
    frame('draw', true),
    frame('', true, 'undo'),
  ];
  const told = toldOf({ t: 'history', id: 'h', eyes: 'public', frames } as unknown as Past);
  expect(told.map(({ seq, events }) => `${seq} ${events[0]?.type}`)).toEqual(['0 deal', '4 pay']);
});
