import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { COMMAND, crossings } from '../testing/crossings.ts';

const TABLES = 5;

/** All the bytes of a talk; what is said to it is fixed beforehand, so that every run hears the same. */
function heard(args: readonly string[], input: string | Buffer): Buffer {
  const words = [COMMAND, 'env', ...args, '--tables', String(TABLES), '--seed', 'threads'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { input, maxBuffer: 1 << 28 });
  expect({ status, err: stderr.toString() }).toEqual({ status: 0, err: '' });
  return stdout;
}

const lines = (words: readonly object[]): string => words.map((word) => `${JSON.stringify(word)}\n`).join('');

/** By index the first option is always there. */
const steps = (many: number): object[] => new Array(many).fill({ t: 'step', a: new Array(TABLES).fill(1) });

const every = (t: string): object[] => Array.from({ length: TABLES }, (_t, table) => ({ t, table }));

const TALK = lines([
  { t: 'look' },
  ...steps(30),
  { t: 'step', a: [1, 1, 1, 1, 9999] },
  { t: 'step', a: [1] },
  ...every('view'),
  ...every('memory'),
  ...every('options'),
  ...every('together'),
  { t: 'save', table: 0 },
  { t: 'save', table: 4 },
  ...steps(5),
  // From one thread to another, and back to where it came from.
  { t: 'load', table: 4, slot: 0 },
  { t: 'load', table: 0, slot: 1 },
  { t: 'load', table: 1, slot: 0 },
  { t: 'load', table: 1, slot: 7 },
  { t: 'load', table: 5, slot: 0 },
  ...steps(25),
  ...every('record'),
  { t: 'free', slot: 0 },
  { t: 'free', slot: 0 },
  { t: 'kept' },
  { t: 'imagine', table: 3, seed: 'world' },
  { t: 'record', table: 3 },
  ...steps(100),
  ...every('ending'),
  ...every('seed'),
  { t: 'reset', seed: 7 },
  { t: 'reset', seed: 'again' },
  { t: 'nothing' },
  ...steps(3),
]);

describe('on several threads', () => {
  test.each([
    ['migrato', ['2', '5']],
    ['ellis-island', ['3']],
  ])('%s says the same bytes as on one', (game, several) => {
    const how = ['--observe', 'index', '--frame', 'json', '--memory', 'expert'];
    const asked = [game, ...how, '--agents', '0', '--others', 'greedy'];
    const one = heard(asked, TALK);
    expect(one.toString().match(/"t":"wrong"/g)).toHaveLength(8);
    for (const threads of several)
      expect(heard([...asked, '--threads', threads], TALK).equals(one)).toBe(true);
  });

  test('views and memories come in the order of the tables', () => {
    const asked = ['migrato', '--observe', 'view', '--frame', 'json', '--memory', 'expert'];
    const talk = lines([{ t: 'look' }, { t: 'imagine', table: 4, seed: 'world' }]);
    const one = heard(asked, talk);
    expect(one.toString()).toContain('"memory":[{"colonies":');
    expect(heard([...asked, '--threads', '3'], talk).equals(one)).toBe(true);
  });

  test('binary frames are the same', () => {
    const framed = (kind: number, body: Buffer): Buffer => {
      const head = Buffer.alloc(5);
      head.writeUInt32LE(body.length + 1);
      head[4] = kind;
      return Buffer.concat([head, body]);
    };
    const word = (said: object): Buffer => framed(2, Buffer.from(JSON.stringify(said)));
    const wrong = framed(1, Buffer.alloc(4 * TABLES, 255));
    const talk = [word({ t: 'look' }), wrong, word({ t: 'imagine', table: 4, seed: 'world' })];
    const one = heard(['migrato'], Buffer.concat(talk));
    expect(heard(['migrato', '--threads', '2'], Buffer.concat(talk)).equals(one)).toBe(true);
    const place = Buffer.alloc(4 * TABLES);
    for (let k = 0; k < TABLES; k++) place.writeInt32LE(1, 4 * k);
    const steps = Buffer.concat(new Array<Buffer>(20).fill(framed(1, place)));
    const asked = ['migrato', '--observe', 'index'];
    expect(heard([...asked, '--threads', '5'], steps).equals(heard(asked, steps))).toBe(true);
  });
});

test.each([
  [['--threads', '0'], 'threads: must be a whole number from 1 to 5, not "0"'],
  [['--threads', '6'], 'threads: must be a whole number from 1 to 5, not "6"'],
  [['--threads', 'all'], 'threads: must be a whole number from 1 to 5, not "all"'],
  [['--memory', 'all'], 'memory: must be one of none, expert, not "all"'],
])('%j is refused', (words, problem) => {
  const { code, err } = crossings(['env', 'migrato', '--tables', String(TABLES), ...words]);
  expect(code).toBe(2);
  expect(err).toContain(problem);
});
