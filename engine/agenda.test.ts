import { describe, expect, test } from 'vitest';
import {
  type AnyTime,
  type Automatic,
  type Decision,
  done,
  type Frame,
  fromSteps,
  upNext,
} from './agenda.ts';
import { scripted } from './chance.ts';
import type { Awaiting, Context } from './game.ts';

interface Toy {
  config: null;
  state: { agenda: Frame[]; log: string[] };
  action: { readonly type: 'say' | 'stop' | 'wave' | 'cheer' };
  event: { readonly type: 'said' };
  view: null;
  memory: null;
}

const ctx: Context<Toy['event']> = { chance: scripted(), at: 0, reveal() {} };
const BASIC = {
  over: { rule: 'T-1', key: 'over' },
  turn: { rule: 'T-2', key: 'turn' },
  step: { rule: 'T-3', key: 'step' },
};

const closes = { type: 'stop' } as const;

const talk: Decision<Toy, Frame> = {
  takes: ['say', 'stop'],
  awaiting: (): Awaiting<Toy['action']> => ({
    must: [0],
    may: [1],
    window: { id: 1, ms: 50, closes },
  }),
  options: () => [{ type: 'say' }],
  refuse: (_state, _frame, actor, action) =>
    action.type === 'stop' && actor !== 'clock' ? { rule: 'T-4', key: 'notYou' } : undefined,
  apply(state, _frame, actor, action) {
    state.log.push(`${actor} ${action.type}`);
    if (action.type === 'stop') done(state);
  },
  fallback: () => ({ type: 'say' }),
};

const count: Automatic<Toy, Frame> = {
  run(state) {
    done(state);
    state.log.push('counted');
  },
};

const forever: Automatic<Toy, Frame> = { run: () => {} };

const anyTime: AnyTime<Toy> = {
  takes: ['wave'],
  may: () => [1, 2],
  options: (_state, seat) => (seat === 2 ? [{ type: 'wave' }] : []),
  forms: (_state, seat) => (seat === 1 ? [{ type: 'wave', fields: {} }] : []),
  refuse: (_state, seat) => (seat === 0 ? { rule: 'T-5', key: 'noWave' } : undefined),
  apply(state, seat) {
    state.log.push(`${seat} waves`);
  },
};

const steps = { talk, count, forever };
const flow = fromSteps<Toy, { step: 'talk' } | { step: 'count' } | { step: 'forever' }>(steps, {
  basic: BASIC,
  anyTime,
});
const quiet = fromSteps<Toy, { step: 'talk' } | { step: 'count' } | { step: 'forever' }>(steps, {
  basic: BASIC,
});
const at = (...agenda: readonly string[]): Toy['state'] => ({
  agenda: agenda.map((step) => ({ step })),
  log: [],
});

describe('a decision', () => {
  test('is asked of those it awaits, and joined by those who may act at any time', () => {
    expect(flow.awaiting(at('talk'))).toMatchObject({ must: [0], may: [1, 2], window: { ms: 50 } });
    expect(quiet.awaiting(at('talk'))).toMatchObject({ must: [0], may: [1] });
    expect([0, 1, 2].map((seat) => flow.options(at('talk'), seat).length)).toEqual([1, 1, 1]);
    expect(quiet.options(at('talk'), 2)).toEqual([]);
    expect([0, 1].map((seat) => flow.forms(at('talk'), seat).length)).toEqual([0, 1]);
  });

  test('is refused by the basic rules first, then by the step', () => {
    const refuse = (actor: number | 'clock', type: Toy['action']['type']) =>
      flow.refuse(at('talk'), actor, { type })?.rule;
    expect(refuse(0, 'say')).toBeUndefined();
    expect(refuse(2, 'say')).toBe('T-2');
    expect(refuse(0, 'cheer')).toBe('T-3');
    expect(refuse(0, 'stop')).toBe('T-4');
    expect(refuse('clock', 'stop')).toBeUndefined();
    expect(refuse(0, 'wave')).toBe('T-5');
    expect(refuse(2, 'wave')).toBeUndefined();
    expect(refuse('clock', 'wave')).toBe('T-2');
  });

  test('says its own word to a seat out of turn, if it has one', () => {
    const strict = { ...talk, outOfTurn: () => ({ rule: 'T-6', key: 'later' }) };
    const own = fromSteps<Toy, { step: 'talk' }>({ talk: strict }, { basic: BASIC });
    expect(own.refuse(at('talk'), 2, { type: 'say' })?.rule).toBe('T-6');
    expect(quiet.refuse(at('talk'), 2, { type: 'say' })?.rule).toBe('T-2');
  });

  test('says its own word where it is not the present one', () => {
    const home = { ...talk, outOfPlace: () => ({ rule: 'T-7', key: 'elsewhere' }) };
    const other: Decision<Toy, Frame> = { ...talk, takes: ['cheer'] };
    const two = fromSteps<Toy, { step: 'home' } | { step: 'other' }>({ home, other }, { basic: BASIC });
    expect(two.refuse(at('other'), 0, { type: 'say' })?.rule).toBe('T-7');
    expect(two.refuse(at('other'), 2, { type: 'say' })?.rule).toBe('T-7');
    expect(two.refuse(at('home'), 0, { type: 'cheer' })?.rule).toBe('T-3');
    expect(two.refuse(at('home'), 2, { type: 'say' })?.rule).toBe('T-2');
  });

  test('what is no order at all is said first, also after the end; the clock gives no orders', () => {
    const unfit = (): { rule: string; key: string } => ({ rule: 'T-8', key: 'nonsense' });
    const own = fromSteps<Toy, { step: 'talk' }>({ talk }, { basic: BASIC, unfit });
    expect(own.refuse(at(), 0, { type: 'say' })?.rule).toBe('T-8');
    expect(own.refuse(at('talk'), 'clock', { type: 'stop' })).toBeUndefined();
  });

  test('begins as the game wishes', () => {
    const begin = (state: Toy['state']): void => void state.log.push('begun');
    const own = fromSteps<Toy, { step: 'talk' }>({ talk }, { basic: BASIC, begin });
    const state = at('talk');
    own.apply(state, 0, { type: 'say' }, ctx);
    expect(state.log).toEqual(['begun', '0 say']);
  });

  test('is played, and automatic steps follow until the next one', () => {
    const state = at('talk', 'count', 'count', 'talk');
    flow.apply(state, 1, { type: 'wave' }, ctx);
    flow.apply(state, 0, { type: 'say' }, ctx);
    flow.apply(state, 'clock', { type: 'stop' }, ctx);
    expect(state.log).toEqual(['1 waves', '0 say', 'clock stop', 'counted', 'counted']);
    expect(state.agenda).toEqual([{ step: 'talk' }]);
  });
});

test('an empty agenda is the end', () => {
  expect(flow.awaiting(at())).toEqual({ must: [], may: [] });
  expect([flow.options(at(), 2), flow.forms(at(), 1)]).toEqual([[], []]);
  expect(flow.refuse(at(), 2, { type: 'wave' })?.rule).toBe('T-1');
  expect(() => flow.apply(at(), 2, { type: 'wave' }, ctx)).toThrow(/after the end/);
  expect(() => flow.fallback(at(), 0)).toThrow(/after the end/);
});

test('our own mistakes stop at once and name the frame', () => {
  expect(() => flow.proceed(at('forever'), ctx)).toThrow(/thousand automatic steps.*forever/);
  expect(() => flow.proceed(at('nowhere'), ctx)).toThrow(/no such step.*nowhere/);
  expect(() => flow.awaiting(at('count'))).toThrow(/nobody decides.*count/);
  expect(() => flow.apply(at('talk'), 'clock', { type: 'wave' }, ctx)).toThrow(/clock/);
});

test('frames that are put on together happen in reading order', () => {
  const state = at('count');
  upNext(state, { step: 'talk' }, { step: 'forever' });
  expect(state.agenda.map(({ step }) => step)).toEqual(['count', 'forever', 'talk']);
});
