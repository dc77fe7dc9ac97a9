import { expect, test } from 'vitest';
import { type Arg, say } from '../engine/text.ts';
import { sayDuration, sayLeft } from './duration.ts';
import { en } from './text/en.ts';

const t = (key: string, args: Readonly<Record<string, Arg>> = {}): string => say(en, { key, args });

test('a span is spoken of in its largest whole unit', () => {
  expect([30_000, 60_000, 300_000, 3_600_000, 86_400_000].map((ms) => sayDuration(ms, t))).toEqual([
    '30 seconds',
    '1 minute',
    '5 minutes',
    '1 hour',
    '1 day',
  ]);
});

test('a clock never shows less than is left', () => {
  expect([0, 1, 9_001, 60_000, 299_500, 86_400_000].map((ms) => sayLeft(ms, t))).toEqual([
    '0:00',
    '0:01',
    '0:10',
    '1:00',
    '5:00',
    '24 h',
  ]);
});
