import { expect, test } from 'vitest';
import { sayLost } from './lost.ts';

const ASKED = { isAsked: true, isSending: false, isTimed: false, absenceMs: null };

test('who has no line is told what becomes of their turn, and that it waits only where it does', () => {
  expect(sayLost({ ...ASKED, isAsked: false, absenceMs: 60_000 })).toEqual({ key: 'link.lost' });
  expect(sayLost(ASKED)).toEqual({ key: 'link.lost.turn' });
  expect(sayLost({ ...ASKED, isSending: true, absenceMs: 60_000 })).toEqual({ key: 'link.lost.sent' });
  expect(sayLost({ ...ASKED, isTimed: true, absenceMs: 60_000 })).toEqual({ key: 'link.lost.time' });
  expect(sayLost({ ...ASKED, absenceMs: 60_000 })).toEqual({ key: 'link.lost.bot', ms: 60_000 });
});
