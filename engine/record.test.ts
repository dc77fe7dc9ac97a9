import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { title as ferry } from '../games/_template/index.ts';
import type { Ferry } from '../games/_template/kind.ts';
import { pick, seeded } from './chance.ts';
import { BadInput } from './door.ts';
import { movesOf } from './laws/moves.ts';
import { type GameRecord, parseRecord, recordOf, verifyRecord } from './record.ts';
import { act, type Sitting, sitDown } from './sitting.ts';

const { game } = ferry;

function played(actions: number): Sitting<Ferry> {
  const chance = seeded('a record');
  const sitting = sitDown(game, game.parseConfig({}, { seats: 3, ranked: false }), 3, chance);
  for (let i = 0; i < actions; i++) {
    const moves = movesOf(game, sitting.state, chance);
    if (moves.length === 0) break;
    const { actor, action, at } = pick(chance, moves);
    expect(act(game, sitting, actor, action, chance, at).refusal).toBeUndefined();
  }
  return sitting;
}

const copy = (record: GameRecord): GameRecord => JSON.parse(JSON.stringify(record));
const whole = copy(recordOf(game, played(1000)));
const half = copy(recordOf(game, played(5)));

test('a record survives its file and verifies, finished or not', () => {
  for (const record of [whole, half]) {
    expect(parseRecord(copy(record))).toEqual(record);
    expect(verifyRecord(game, parseRecord(copy(record)))).toBeUndefined();
  }
  expect(whole.outcome).toMatchObject({ rule: expect.any(String) });
  expect(half.outcome).toBeNull();
});

describe('a record that was tampered with is caught', () => {
  const edited = (record: GameRecord, change: Partial<GameRecord>) =>
    verifyRecord(game, { ...copy(record), ...change });
  const entry = (at: number, change: object): Partial<GameRecord> => ({
    entries: whole.entries.map((one, i) => (i === at ? { ...one, ...change } : one)),
  });

  test('cut short', () => {
    for (let length = 0; length < whole.entries.length; length++) {
      const cut = edited(whole, { entries: whole.entries.slice(0, length) });
      expect(cut).toEqual({ entry: length, what: 'another outcome' });
    }
    expect(edited(half, { entries: half.entries.slice(0, 2) })?.what).toMatch(/seal/);
  });

  test('another game, version, number of seats, config', () => {
    expect(edited(whole, { game: 'other' })).toMatchObject({ entry: -1, what: /a record of other/ as never });
    expect(edited(whole, { version: 0 })?.what).toMatch(/version 0/);
    expect(edited(whole, { seats: 2 })?.entry).toBe(-1);
    expect(edited(whole, { config: { rounds: 2 } })?.what).toMatch(/config/);
    expect(edited(whole, { config: { rounds: 99 } })?.what).toMatch(/rounds/);
  });

  test('the deal', () => {
    const { draws, hash } = whole.start;
    expect(edited(whole, { start: { draws: draws.slice(1), hash } })?.entry).toBe(-1);
    expect(edited(whole, { start: { draws: [...draws, [6, 1]], hash } })?.what).toMatch(/not asked for/);
    expect(edited(whole, { start: { draws, hash: '0'.repeat(16) } })).toEqual({
      entry: -1,
      what: 'another state',
    });
  });

  test('an entry: its action, actor, luck, time or hash', () => {
    expect(edited(whole, entry(0, { action: { type: 'call', slot: 0 } }))).toMatchObject({ entry: 0 });
    expect(edited(whole, entry(0, { action: { type: 'swim' } }))?.what).toMatch(/type/);
    expect(edited(whole, entry(1, { hash: 'f'.repeat(16) }))).toEqual({ entry: 1, what: 'another state' });
    expect(edited(whole, entry(0, { draws: [[6, 2]] }))).toMatchObject({ entry: 0 });
    const window = whole.entries.findIndex(({ at }) => at > 0);
    expect(edited(whole, entry(window, { at: 1 }))?.what).toMatch(/seal/);
  });

  test('the outcome', () => {
    expect(edited(whole, { outcome: null })).toEqual({
      entry: whole.entries.length,
      what: 'another outcome',
    });
  });

  test('any single changed value', () => {
    const text = JSON.stringify(whole);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom(...'0123456789abcxyz"]}'), (at, sign) => {
        fc.pre(text[at] !== sign);
        let verdict: unknown = 'not JSON';
        try {
          verdict = verifyRecord(
            game,
            parseRecord(JSON.parse(text.slice(0, at) + sign + text.slice(at + 1))),
          );
        } catch (error) {
          expect(error instanceof BadInput || error instanceof SyntaxError).toBe(true);
        }
        expect(verdict).toBeDefined();
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});

test('anything that is no record is turned away with the field', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      expect(() => parseRecord(input)).toThrow(BadInput);
    }),
    { seed: 1 },
  );
  const wrong =
    (change: object): (() => unknown) =>
    () =>
      parseRecord({ ...copy(whole), ...change });
  expect(wrong({ format: 'x' })).toThrow(/^format/);
  expect(wrong({ formatVersion: 3 })).toThrow(/^formatVersion/);
  expect(wrong({ formatVersion: 2 })).toThrow(/^content/);
  expect(wrong({ extra: 1 })).toThrow(/^extra/);
  expect(wrong({ config: undefined })).toThrow(/^config/);
  expect(wrong({ start: { draws: [[2, 2]], hash: whole.start.hash } })).toThrow(/^start.draws\[0\]/);
  expect(wrong({ entries: [{ ...whole.entries[0], actor: 7 }] })).toThrow(/^entries\[0\].actor/);
  expect(wrong({ seal: 'short' })).toThrow(/^seal/);
});
