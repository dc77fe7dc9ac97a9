import { expect, test } from 'vitest';
import { newTurns } from './botTurns.ts';

test('D4 a table that has thought for long waits for those that have not', () => {
  const turns = newTurns<string>();
  for (let i = 0; i < 4; i++) turns.add('greedy table', `long ${i}`);
  const order: (string | undefined)[] = [];
  const serve = (ms: number): void => {
    const next = turns.next();
    order.push(next?.job);
    if (next !== undefined) turns.spent(next.table, ms);
  };
  serve(2000);
  turns.add('quiet table', 'short 0');
  turns.add('quiet table', 'short 1');
  serve(10);
  serve(10);
  serve(2000);
  turns.add('another', 'short 2');
  serve(10);
  serve(2000);
  expect(order).toEqual(['long 0', 'short 0', 'short 1', 'long 1', 'short 2', 'long 2']);
});

test('D4 who comes later has nothing saved up from before', () => {
  const turns = newTurns<string>();
  for (let i = 0; i < 3; i++) turns.add('old', `old ${i}`);
  turns.next();
  turns.spent('old', 5000);
  turns.next();
  turns.spent('old', 5000);
  for (let i = 0; i < 3; i++) turns.add('new', `new ${i}`);
  expect(turns.next()?.job).toBe('new 0');
  turns.spent('new', 6000);
  expect(turns.next()?.job).toBe('old 2');
  expect(turns.waiting).toBe(2);
});

test('D4 a table has one turn at a time, and what cannot be served now is passed over', () => {
  const turns = newTurns<string>();
  for (const job of ['one', 'two']) turns.add('a', job);
  turns.add('b', 'three');
  expect(turns.next((job) => job !== 'one')?.job).toBe('two');
  expect(turns.next()?.job).toBe('three');
  expect(turns.next()).toBeUndefined();
  turns.spent('a', 20);
  expect(turns.next()?.job).toBe('one');
});
