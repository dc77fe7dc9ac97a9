import { expect, test } from 'vitest';
import { paintClock } from './paint.ts';

function frames(): { next: (run: (at: number) => void) => void; pass: (at: number) => void } {
  let waiting: ((at: number) => void)[] = [];
  return {
    next: (run) => waiting.push(run),
    pass(at) {
      const due = waiting;
      waiting = [];
      for (const run of due) run(at);
    },
  };
}

test('a press is measured from the frame after the one that painted the card', () => {
  const { next, pass } = frames();
  const clock = paintClock(next);
  clock.shown(2);
  pass(1000);
  expect(clock.reaction(2, 1010)).toBe(-1);
  pass(1016.7);
  expect(clock.reaction(2, 1516.7)).toBe(500);
  expect(clock.reaction(2, 1010)).toBe(0);
});

test('what was measured for one card says nothing about another', () => {
  const { next, pass } = frames();
  const clock = paintClock(next);
  clock.shown(1);
  pass(0);
  pass(17);
  clock.shown(2);
  expect(clock.reaction(2, 600)).toBe(-1);
  expect(clock.reaction(1, 600)).toBe(-1);
  clock.shown(3);
  pass(700);
  pass(717);
  expect(clock.reaction(2, 900)).toBe(-1);
  expect(clock.reaction(3, 917)).toBe(200);
});
