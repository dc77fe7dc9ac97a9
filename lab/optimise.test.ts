import { expect, test } from 'vitest';
import { candidatesOf, freshSeed } from './optimise.ts';
import { crossings } from './testing/crossings.ts';

test('settings are tried from the smallest change on', () => {
  const tried = candidatesOf([
    { name: 'x', values: ['7', '6', '5'] },
    { name: 'y', values: ['no', 'yes'] },
  ]);
  expect(tried).toEqual([
    ['x=7', 'y=no'],
    ['x=7', 'y=yes'],
    ['x=6', 'y=no'],
    ['x=6', 'y=yes'],
    ['x=5', 'y=no'],
    ['x=5', 'y=yes'],
  ]);
});

const ASK = [
  'optimise',
  'migrato',
  '--bots',
  'random',
  '--vary',
  'stallLimit=40,30',
  '--until',
  '0.5',
  '--fresh',
];
const RUN = ['--planned', '100', '--most', '150', '--json'];

test('the first setting that holds is asked again on fresh deals, and only that is the answer', () => {
  const { code, out } = crossings([...ASK, '--main', 'actions in 1..100000', ...RUN]);
  expect(code).toBe(0);
  const { tried, result } = JSON.parse(out);
  expect(tried).toBe(1);
  expect(result.question.seed).toBe('1/fresh 1');
});

test('where none holds it says so, with the nearest', () => {
  const { code, out } = crossings([...ASK, '--main', 'actions in 1..2', ...RUN]);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ ok: false, tried: 2 });
});

test('no two settings are asked again on the same deals', () => {
  const seeds = Array.from({ length: 60 }, (_nothing, i) => freshSeed('1', i + 1));
  expect(new Set([...seeds, '1']).size).toBe(61);
});
