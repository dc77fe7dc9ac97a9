import { afterEach, expect, test, vi } from 'vitest';
import { DEAF_MS, hearNothing } from './deaf.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('no tap is heard for half a second after the last thing that went by itself', () => {
  vi.useFakeTimers();
  const page = { style: { pointerEvents: '' } };
  hearNothing(page);
  vi.advanceTimersByTime(DEAF_MS - 1);
  hearNothing(page);
  vi.advanceTimersByTime(DEAF_MS - 1);
  expect(page.style.pointerEvents).toBe('none');
  vi.advanceTimersByTime(1);
  expect(page.style.pointerEvents).toBe('');
});
