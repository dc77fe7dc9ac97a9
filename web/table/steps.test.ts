import { expect, test } from 'vitest';
import type { Scene } from '../../room/encoding/follow.ts';
import { graveIn, isAbout, type Step, waitsFor, withStep } from './steps.ts';

const scene = (must: number, more: Partial<Scene> = {}): Scene => ({
  view: {},
  options: [],
  forms: [],
  awaiting: { must: [must], may: [], window: null },
  decision: null,
  undo: { state: 'no', why: null },
  left: null,
  outcome: null,
  ...more,
});
const told = (key: string) => ({ id: key, line: { key }, head: false });
const step = (by: number, key: string, more: Partial<Step> = {}): Step => ({
  before: scene(by),
  after: scene(0),
  events: [{ type: key }],
  lines: [told(key)],
  open: [],
  hits: false,
  gravity: undefined,
  ...more,
});

test('a sentence is about whoever it names, also deep inside', () => {
  const list = { key: 'paid', args: { all: [{ key: 'amount', args: { who: { seat: 2 } } }] } };
  expect([isAbout(list, 2), isAbout(list, 1), isAbout({ key: 'plain' }, 0)]).toEqual([true, false, false]);
});

test('small actions of one seat are one step; what hits or weighs stands alone', () => {
  const turn = [step(1, 'moved'), step(1, 'drew'), step(1, 'stole', { hits: true }), step(1, 'left')];
  const steps = turn.reduce(withStep, []);
  expect(steps.map(({ lines }) => lines.map(({ id }) => id))).toEqual([
    ['moved', 'drew'],
    ['stole'],
    ['left'],
  ]);
  expect(withStep(steps, step(2, 'moved'))).toHaveLength(4);
});

test('the reader sets the pace; where time is short nothing waits', () => {
  const plain = step(1, 'moved');
  const theft = step(1, 'stole', { hits: true, gravity: 'loss' });
  const death = step(1, 'died', { gravity: 'death' });
  const far = step(1, 'stole', { gravity: 'loss' });
  const all = [plain, theft, death, far];
  expect(all.map((one) => waitsFor(one, 'quick'))).toEqual([false, true, false, false]);
  expect(all.map((one) => waitsFor(one, 'normal'))).toEqual([false, true, true, true]);
  expect(all.map((one) => waitsFor(one, 'step'))).toEqual([true, true, true, true]);
  const awaiting = { must: [0], may: [], window: { id: 1, ms: 900 } };
  for (const one of [theft, death])
    for (const pace of ['quick', 'normal', 'step'] as const)
      expect(waitsFor({ ...one, after: scene(0, { awaiting }) }, pace)).toBe(false);
});

test('why a step weighs is said by the events that weigh, and by nothing else', () => {
  const box = {
    title: { tell: ({ type }: { readonly type: string }) => [{ key: type }] },
    ui: {
      gravity: ({ type }: { readonly type: string }) => (type === 'died' ? ('death' as const) : undefined),
    },
  } as unknown as Parameters<typeof graveIn>[1];
  const events = [{ type: 'faced' }, { type: 'died' }];
  expect(graveIn(step(1, 'faced', { events, gravity: 'death' }), box)).toEqual(['{"key":"died"}']);
  expect(graveIn(step(1, 'faced', { events }), box)).toEqual([]);
});
