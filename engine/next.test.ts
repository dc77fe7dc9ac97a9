import { expect, test } from 'vitest';
import { type Barter, barter } from '../bots/testing/barter.ts';
import { title as ferry } from '../games/_template/index.ts';
import { seeded } from './chance.ts';
import type { Awaiting } from './game.ts';
import { askedToo, clockMove, comeToDecision, isOver, nextMove } from './next.ts';
import { playout } from './playout.ts';

const { game } = barter;
const ctx = { chance: seeded(1), at: 0, reveal() {} };
const offered = { passes: 0, offer: 2, offered: true, points: [0, 0] };
const window = { id: 1, ms: 4000, closes: { type: 'pass' } as const };

test('it is over when nobody is awaited and no window is open', () => {
  expect(isOver({ must: [], may: [] })).toBe(true);
  expect(isOver({ must: [], may: [1] })).toBe(false);
  expect(isOver({ must: [], may: [], window })).toBe(false);
});

test('the clock ends a window, at its end', () => {
  expect(clockMove({ must: [], may: [], window })).toEqual({
    actor: 'clock',
    action: { type: 'pass' },
    at: 4000,
  });
  expect(clockMove({ must: [0], may: [1] })).toBeUndefined();
});

test('in a window everybody is asked who may act, outside of one whoever has options', () => {
  const all: Awaiting<Barter['action']> = { must: [0], may: [0, 1] };
  expect(askedToo(game, offered, all)).toEqual([1]);
  expect(askedToo(game, { ...offered, offer: 0 }, all)).toEqual([]);
  expect(askedToo(game, { ...offered, offer: 0 }, { ...all, window })).toEqual([1]);
  expect(askedToo({ ...game, answersInWindows: true }, offered, all)).toEqual([]);
});

test('whoever may act is asked first, then who must, then the clock', () => {
  const asked: number[] = [];
  const nobody = (seat: number): null => {
    asked.push(seat);
    return null;
  };
  expect(nextMove(game, offered, { must: [0], may: [1], window }, nobody)).toMatchObject({ actor: 'clock' });
  expect(asked).toEqual([1, 0]);
  expect(nextMove(game, offered, { must: [0], may: [1] }, nobody)).toBeUndefined();
  const pass = { type: 'pass' } as const;
  const first = nextMove(game, offered, { must: [0], may: [1], window }, (seat) =>
    seat === 0 ? pass : null,
  );
  expect(first).toEqual({ actor: 0, action: pass, at: 2000 });
});

test('windows run out until somebody must decide', () => {
  const config = ferry.game.parseConfig({}, { seats: 2, ranked: false });
  let ran = 0;
  playout(ferry.game, config, 2, seeded(3), undefined, {
    onAction(_actor, _action, state) {
      const { must, window: open } = ferry.game.awaiting(state);
      if (must.length > 0 || open === undefined) return;
      ran++;
      const after = ferry.game.clone(state);
      const decides = comeToDecision(ferry.game, after, ctx);
      expect(decides).toEqual(ferry.game.awaiting(after).must);
      expect(ferry.game.awaiting(after).window).toBeUndefined();
    },
  });
  expect(ran).toBeGreaterThan(0);
});
