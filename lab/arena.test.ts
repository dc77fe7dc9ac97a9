import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { COMMAND, crossings } from './testing/crossings.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program of one expression: what it answers to `message`, a line of type "state"; `seat` is its own. */
function program(name: string, answer: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
let seat;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === 'table') seat = message.seat;
  if (message.t !== 'state') continue;
  const { decision, options, awaiting } = message;
  const must = awaiting.must.includes(seat);
  console.log(${answer});
}`,
  );
  return `"${process.execPath}" ${file}`;
}

const FIRST = 'JSON.stringify({ decision, action: options[0] ?? null })';

interface Found {
  readonly deals: number;
  readonly ladder: {
    readonly bots: readonly { name: string; value: number; low: number | null; high: number | null }[];
  };
  readonly faults: Readonly<Record<string, number>>;
  readonly worst: readonly { readonly lost: number }[];
}

function fight(game: string, command: string, ...more: string[]): { code: number | null; found: Found } {
  const { code, out } = crossings(['arena', game, command, ...more, '--json']);
  return { code, found: JSON.parse(out) };
}

test('a program that always takes the first choice is weaker than greedy, and its worst decisions are named', () => {
  const rows = join(folder, 'rows.csv');
  const { code, found } = fight(
    'migrato',
    program('first', FIRST),
    'greedy',
    '--deals',
    '32',
    '--worst',
    '10',
    '--rows',
    rows,
  );
  expect(code).toBe(0);
  expect(found.faults).toEqual({ crashes: 0, refusals: 0, overruns: 0, garbled: 0 });
  const [mine, its] = found.ladder.bots;
  expect((mine?.value ?? 0) - (its?.value ?? 0)).toBeLessThan(0);
  // Whichever is the anchor, the interval of the other one does not reach it.
  const moved = found.ladder.bots.find(({ value }) => value !== 0);
  expect((moved?.low ?? 0) > 0 || (moved?.high ?? 0) < 0).toBe(true);
  expect(found.worst.length).toBeGreaterThan(0);
  expect(found.worst.every(({ lost }) => lost > 0)).toBe(true);
  expect(readFileSync(rows, 'utf8').split('\n')).toHaveLength(32 * 2 + 2);
});

test('a program that may act in the middle of others’ turns is asked there, too', () => {
  const { code, found } = fight('ellis-island', program('may', FIRST), 'random', '--conform');
  expect(found.faults).toEqual({ crashes: 0, refusals: 0, overruns: 0, garbled: 0 });
  expect(code).toBe(0);
});

test.each([
  ['garbled', '"what?"', ['--ms', '20'], 'garbled'],
  ['unlawful', 'JSON.stringify({ decision, action: { type: "conjure" } })', [], 'refusals'],
  ['idle', 'JSON.stringify({ decision, action: null })', [], 'refusals'],
  ['silent', 'JSON.stringify({ decision: -1, action: null })', ['--ms', '5'], 'overruns'],
  ['mortal', 'process.exit(1)', [], 'crashes'],
])('a program that is %s is played for, and told so', (name, answer, more, fault) => {
  const { code, found } = fight('migrato', program(name, answer), 'random', '--conform', ...more);
  expect(found.faults[fault]).toBeGreaterThan(0);
  expect(found.deals).toBe(2);
  expect(code).toBe(1);
});

test('what is missing is said before anything is started', () => {
  expect(crossings(['arena', 'migrato']).err).toContain('program: is missing');
  expect(crossings(['arena', 'migrato', 'true']).err).toContain('bot: is missing');
  expect(crossings(['arena', 'migrato', 'true', 'nobody']).err).toContain('no bot "nobody"');
});

test('a bot of ours plays over a pipe what it plays here, in every game', () => {
  for (const [game, deals] of [
    ['migrato', '4'],
    ['displacement', '1'],
    ['ellis-island', '1'],
  ] as const) {
    const command = `"${process.execPath}" "${COMMAND}" bot ${game} greedy`;
    const { code, found } = fight(game, command, 'random', '--deals', deals, '--worst', '0', '--ms', '60000');
    expect(code).toBe(0);
    expect(found.faults).toEqual({ crashes: 0, refusals: 0, overruns: 0, garbled: 0 });
    const [mine, its] = found.ladder.bots;
    if (game === 'migrato') expect(mine?.value).toBeGreaterThan(its?.value ?? 0);
  }
  expect(crossings(['bot', 'migrato', 'oracle:5']).err).toMatch(/an oracle needs the truth/);
});
