import { expect, test } from 'vitest';
import { virtualTime } from '../../room/testing/world.ts';
import { leapingTime } from './leapingTime.ts';

test('a leap does what was due on the way, in its order and at its moment; the rest is as much nearer', async () => {
  const real = virtualTime();
  const time = leapingTime(real);
  const done: [string, number][] = [];
  const note = (what: string) => () => done.push([what, time.now() - began]);
  const began = time.now();
  time.after(60_000, () => {
    note('a minute')();
    time.after(30_000, note('half a minute after it'));
  });
  time.after(10_000, note('ten seconds'));
  time.after(600_000, note('ten minutes'));
  const stop = time.after(20_000, note('never'));
  stop();
  await time.leap(120_000);
  expect(done).toEqual([
    ['ten seconds', 10_000],
    ['a minute', 60_000],
    ['half a minute after it', 90_000],
  ]);
  expect(time.now() - began).toBe(120_000);
  real.pass(480_000);
  expect(done.at(-1)).toEqual(['ten minutes', 600_000]);
});
