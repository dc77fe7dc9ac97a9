import { expect, test } from 'vitest';
import { standingTime } from './standingTime.ts';

/** A clock that only goes on when told to. */
function byHand() {
  let at = 0;
  const due = new Map<() => void, number>();
  return {
    now: () => at,
    date: () => at,
    after(ms: number, run: () => void) {
      due.set(run, at + ms);
      return () => void due.delete(run);
    },
    pass(ms: number) {
      at += ms;
      for (const [run, when] of [...due]) if (when <= at && due.delete(run)) run();
    },
  };
}

test('while it stands no time passes, and what was waited for comes as much later', () => {
  const base = byHand();
  const time = standingTime(base);
  const heard: string[] = [];
  time.after(100, () => heard.push('bell'));
  base.pass(60);
  time.stand(true);
  base.pass(10_000);
  expect([time.now(), heard]).toEqual([60, []]);
  time.stand(false);
  base.pass(39);
  expect(heard).toEqual([]);
  base.pass(1);
  expect([time.now(), heard]).toEqual([100, ['bell']]);
});

test('what is set while it stands waits, and what was called off does not come', () => {
  const base = byHand();
  const time = standingTime(base);
  const heard: string[] = [];
  time.stand(true);
  time.after(50, () => heard.push('late'));
  const off = time.after(50, () => heard.push('never'));
  base.pass(500);
  off();
  time.stand(false);
  time.stand(false);
  base.pass(50);
  expect(heard).toEqual(['late']);
});

test('long work goes on in small parts while it stands', () => {
  const base = byHand();
  const time = standingTime(base);
  const heard: string[] = [];
  time.stand(true);
  time.after(0, () => heard.push('part'));
  base.pass(0);
  expect(heard).toEqual(['part']);
});
