import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { crossings } from './testing/crossings.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const good = crossings(['record', 'migrato', '--seed', 'lab/3', '--bots', 'greedy']).out;

interface Editable {
  game: string;
  seats: number;
  config: Record<string, unknown>;
  start: { draws: [number, number][]; hash: string };
  entries: { actor: number; action: Record<string, unknown>; draws: [number, number][]; hash: string }[];
  outcome: { scores: number[] };
}

function edited(change: (record: Editable) => void): string {
  const record = JSON.parse(good) as Editable;
  change(record);
  return JSON.stringify(record);
}

test('a recorded game holds, from a file and from standard input', () => {
  const file = join(folder, 'good.json');
  writeFileSync(file, good);
  expect(crossings(['verify', file])).toMatchObject({ code: 0, err: '' });
  const { code, out } = crossings(['verify', '-', '--json'], good);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ ok: true, game: 'migrato', entries: expect.any(Number) });
});

test('random games and games of search bots can be recorded too; the same seed gives the same bytes', () => {
  for (const bots of ['random', 'search:10,random']) {
    const args = ['record', 'migrato', '--seed', '5', '--bots', bots, '--json'];
    const { out } = crossings(args);
    expect(crossings(['verify', '-'], out).code).toBe(0);
    expect(crossings(args).out).toBe(out);
  }
});

describe('a record that is not as it was', () => {
  test.each<[string, string, string]>([
    ['nothing', '', 'is not JSON'],
    ['no JSON', 'hello', 'is not JSON'],
    ['cut in the middle', good.slice(0, good.length / 2), 'is not JSON'],
    ['a list', '[]', 'must be an object'],
    ['another format', '{"format":"pgn"}', 'format: '],
    ['an unknown game', edited((r) => Object.assign(r, { game: 'chess' })), 'game: no game "chess"'],
    ['an unknown field', edited((r) => Object.assign(r, { note: 'hi' })), 'note: unknown field'],
    ['too many seats', edited((r) => Object.assign(r, { seats: 3 })), 'setup: seats'],
    ['an unknown option', edited((r) => Object.assign(r.config, { soloMode: true })), 'setup: soloMode'],
    ['another deal', edited((r) => r.start.draws.reverse()), 'setup: '],
    ['entries missing at the end', edited((r) => r.entries.splice(-3)), 'after the last of'],
    ['an entry missing', edited((r) => r.entries.splice(4, 1)), 'entries[4]'],
    ['another actor', edited((r) => Object.assign(r.entries[0] as object, { actor: 7 })), 'entries[0].actor'],
    [
      'an unknown action',
      edited((r) => Object.assign(r.entries[2]?.action as object, { type: 'fly' })),
      'entries[2]',
    ],
    [
      'another state',
      edited((r) => Object.assign(r.entries[6] as object, { hash: '0'.repeat(16) })),
      'entries[6]',
    ],
    ['another result', edited((r) => r.outcome.scores.reverse().push(1)), 'outcome'],
  ])('%s: exit code 1 and one line that says where', (_name, text, problem) => {
    const { code, err, out } = crossings(['verify', '-'], text);
    expect(err).toContain(problem);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });
});
