import { expect, test } from 'vitest';
import type { Gravity } from '../../kit/table.ts';
import type { Scene } from '../../room/encoding/follow.ts';
import type { SeenEntry } from '../../room/encoding/past.ts';
import type { Logged } from './log.svelte.ts';
import { missedIn, notAmong } from './missed.ts';
import { withStep } from './steps.ts';

/** A view that says whose turn it is. */
const logged = (type: string, turn: number, more: Partial<SeenEntry> = {}): Logged => {
  const line = { id: type, line: { key: type, args: { whom: { seat: type === 'robbed' ? 0 : 3 } } } };
  const kind = 'act' as const;
  const entry = { kind, events: [{ type }], view: { turn }, mark: false, n: 0, ...more };
  const lines = type === '' ? [] : [{ ...line, head: false }];
  return { entry, lines, open: lines };
};
const shown: Scene = {
  view: { turn: 0 },
  options: [{ type: 'now' }],
  forms: [],
  awaiting: { must: [0], may: [], window: null },
  decision: 7,
  undo: { state: 'no', why: null },
  left: null,
  outcome: null,
};
const GRAVE: Readonly<Record<string, Gravity>> = { robbed: 'loss', drowned: 'death' };
const reader = {
  box: { ui: { gravity: ({ type }: { type: string }) => GRAVE[type] } },
  rules: {
    imagine: (view: unknown) => view,
    awaiting: (world: unknown) => ({ must: [(world as { turn: number }).turn], may: [] }),
  },
  seat: 0,
  shown,
} as unknown as Parameters<typeof missedIn>[1];
const names = (past: readonly Logged[]): unknown[] =>
  missedIn(past, reader).map(({ lines, before, hits, gravity }) => [
    lines[0]?.id,
    before.awaiting.must[0],
    hits,
    gravity,
  ]);

const DEALT = logged('dealt', 0, { kind: 'start' });

test('who comes back is told what others did since their own last action, and whose turn it was then', () => {
  const past = [
    DEALT,
    logged('early', 0),
    logged('mine', 1, { own: true }),
    logged('moved', 1),
    logged('', 1),
    logged('satDown', 1, { kind: 'sit' }),
    logged('robbed', 0),
  ];
  expect(names(past)).toEqual([
    ['moved', 1, false, undefined],
    ['robbed', 1, true, 'loss'],
  ]);
});

test('a death by their own last action is told again, as when it happened; nothing else of it', () => {
  const mine = (type: string) => logged(type, 1, { own: true });
  expect(names([DEALT, mine('drowned'), logged('moved', 1)])).toEqual([
    ['drowned', 0, false, 'death'],
    ['moved', 1, false, undefined],
  ]);
  expect(names([DEALT, mine('drowned'), mine('robbed'), logged('moved', 1)])).toEqual([
    ['moved', 1, false, undefined],
  ]);
});

test('the dealing is no step, and what was taken back is told no more', () => {
  expect(names([DEALT])).toEqual([]);
  expect(names([DEALT, logged('moved', 1)])).toEqual([['moved', 0, false, undefined]]);
  expect(names([DEALT, logged('moved', 1), logged('back', 1, { kind: 'undo' })])).toEqual([]);
});

test('what was seen as it happened is not told a second time', () => {
  const past = missedIn([DEALT, logged('one', 1), logged('two', 1), logged('three', 2)], reader);
  const latest = past.slice(1).reduce(withStep, []);
  expect(notAmong(latest, past).map(({ lines }) => lines[0]?.id)).toEqual(['one']);
  expect(notAmong([], past)).toHaveLength(3);
});
