import { expect, test } from 'vitest';
import { padOf, signOf } from './keys.ts';

const PADS = ['color', 'shape', 'number'] as const;

test('[EI-R26] a pad has a letter, and an arrow where letters are switched off', () => {
  expect(['c', 'S', 'n', 'x', 'ArrowLeft'].map((key) => padOf(PADS, key, 'on'))).toEqual([
    ...PADS,
    undefined,
    undefined,
  ]);
  expect(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'c', 's'].map((key) => padOf(PADS, key, 'off'))).toEqual([
    ...PADS,
    undefined,
    undefined,
  ]);
  expect([padOf(['any'], ' ', 'on'), padOf(['any'], 'ArrowDown', 'off')]).toEqual(['any', 'any']);
  expect([signOf('color', 'on'), signOf('any', 'on'), signOf('number', 'off')]).toEqual(['C', '␣', '→']);
});
