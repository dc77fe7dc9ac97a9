import { expect, test } from 'vitest';
import { DEAD_MS, DOUBT_MS, type Pulse, Pulses, QUIET_MS } from './pulse.ts';

const TICK_MS = 500;

/** What is noticed from `from` on, tick by tick, if nothing is heard. */
function silence(pulses: Pulses, from: number, ms: number): [number, Pulse][] {
  const seen: [number, Pulse][] = [];
  for (let at = from; at <= from + ms; at += TICK_MS) {
    const pulse = pulses.look(at, false);
    if (pulse !== undefined) seen.push([at - from, pulse]);
  }
  return seen;
}

test('a line that dies without a word is noticed within five seconds', () => {
  const seen = silence(new Pulses(0), 0, 5000);
  expect(seen[0]?.[1]).toBe('ask');
  expect(seen.find(([, pulse]) => pulse === 'doubt')?.[0]).toBeLessThanOrEqual(5000);
  expect(QUIET_MS + DOUBT_MS + 2 * TICK_MS).toBeLessThanOrEqual(5000);
});

test('what comes at last ends the doubt; a line that stays silent is given up a second after it was said', () => {
  const pulses = new Pulses(0);
  expect(silence(pulses, 0, DEAD_MS).at(-1)?.[1]).toBe('doubt');
  pulses.heard(DEAD_MS);
  expect(pulses.look(DEAD_MS + TICK_MS, false)).toBeUndefined();
  const seen = silence(pulses, DEAD_MS, 8000);
  const dead = seen.find(([, pulse]) => pulse === 'dead')?.[0] ?? expect.fail('it is never given up');
  expect(seen.find(([, pulse]) => pulse === 'doubt')?.[0]).toBeLessThan(dead);
  expect(dead).toBeLessThanOrEqual(QUIET_MS + DEAD_MS + 2 * TICK_MS);
  expect(QUIET_MS + DEAD_MS).toBe(6000);
});

test('a page that nobody looks at asks seldom, and is not doubted for having slept', () => {
  const pulses = new Pulses(0);
  expect(pulses.look(10_000, true)).toBeUndefined();
  expect(pulses.look(60_000, true)).toBe('ask');
  pulses.heard(60_100);
  // Woken up after an hour: first it is asked.
  expect(pulses.look(3_600_000, false)).toBe('ask');
});
