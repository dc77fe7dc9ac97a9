import { beforeEach, expect, test } from 'vitest';
import type { Plan } from '../link/plan.ts';
import { keepTable, tokenOf } from './kept.ts';
import { keepSolo, soloNames, soloOf, solos } from './solos.ts';
import { keepStanding } from './standings.ts';

const MANY = 60;
const planned = (id: string): Plan => ({ game: 'migrato', options: {}, seats: [], id });
const ids = (): readonly string[] => solos().map(({ plan }) => plan.id);

/** A browser's storage; a full one takes nothing more. */
function stored(room = { isFull: false }): { isFull: boolean } {
  const texts = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => void texts.delete(key),
    setItem(key: string, text: string) {
      if (room.isFull) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
  } as Storage;
  return room;
}
beforeEach(() => void stored());

test('however many games are begun, none that is not over is dropped', () => {
  for (let nr = 0; nr < MANY; nr++) {
    keepSolo(planned(`solo${nr}`));
    keepTable({ table: `table${nr}`, game: 'migrato', code: '', token: `token${nr}` });
    if (nr % 2 === 0) for (const key of [`solo${nr}`, `table${nr}`]) keepStanding(key, { over: true });
    if (nr % 3 === 0) keepStanding(`solo${nr}`, { away: true });
  }
  for (let nr = 1; nr < MANY; nr += 2) {
    expect(soloOf('migrato', `solo${nr}`)).toBeDefined();
    expect(tokenOf(`table${nr}`)).toBe(`token${nr}`);
  }
  // What is over goes one day, or a browser would never have room again.
  expect(ids()).not.toContain('solo0');
  expect(tokenOf('table0')).toBeNull();
});

test('what a full storage cannot keep is said, and nothing else is thrown away for it', () => {
  const room = stored();
  expect(keepSolo(planned('old'))).toBe(true);
  expect(soloNames(planned('old'))).toEqual(['old']);
  room.isFull = true;
  expect(keepSolo(planned('new'))).toBe(false);
  // The journals of all games that are not in the list would be forgotten.
  expect(soloNames(planned('new'))).toBeUndefined();
  expect(ids()).toEqual(['old']);
});
