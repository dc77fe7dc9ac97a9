import { expect, test } from 'vitest';
import type { LogEntry } from '../../room/store.ts';
import { standing } from './lessonRoom.ts';

const entry = (seq: number, kind: LogEntry['kind'], to: number | null = null): LogEntry => ({
  seq,
  kind,
  to,
  actor: null,
  action: null,
  at: 0,
  draws: [],
  learnt: [],
  events: [],
  version: 0,
  time: 0,
  by: 'person',
});

test('what was taken back does not stand, and what is done again does', () => {
  const log = [entry(0, 'start'), entry(1, 'act'), entry(2, 'act'), entry(3, 'act')];
  expect(standing(log)).toBe(3);
  expect(standing([...log, entry(4, 'undo', 2)])).toBe(1);
  expect(standing([...log, entry(4, 'undo', 2), entry(5, 'act')])).toBe(2);
});
