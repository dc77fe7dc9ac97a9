import { expect, test } from 'vitest';
import { replayKey } from './replayKeys.ts';

const pressed = (key: string, more: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  replayKey({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

test('arrows go by steps, with Shift or by Page by turns, up and down by turning points', () => {
  expect(pressed('ArrowLeft')).toEqual({ to: 'step', step: -1 });
  expect(pressed('ArrowRight', { shiftKey: true })).toEqual({ to: 'turn', step: 1 });
  expect(pressed('PageUp')).toEqual({ to: 'turn', step: -1 });
  expect(pressed('ArrowDown')).toEqual({ to: 'turning', step: 1 });
});

test('the ends, playing and closing; everything else is not the replay’s', () => {
  expect(['Home', 'End', ' ', 'Escape'].map((key) => pressed(key)?.to)).toEqual([
    'start',
    'end',
    'play',
    'close',
  ]);
  expect(pressed('ArrowLeft', { ctrlKey: true })).toBeUndefined();
  expect(pressed('?')).toBeUndefined();
});
