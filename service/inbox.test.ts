import { expect, test } from 'vitest';
import { virtualTime } from '../room/testing/world.ts';
import { newGate } from './gate.ts';
import { type Inbox, newInbox } from './inbox.ts';
import { limitsOf } from './limits.ts';

const RATE = 20;
/** What one line may do at once, and all of an address. */
const [ON_A_LINE, OF_AN_ADDRESS] = [RATE * 1.5, RATE * 15];

interface Line {
  readonly hear: Inbox;
  readonly answered: string[];
  readonly refused: string[];
  readonly failed: string[];
}

function house() {
  const time = virtualTime();
  const limits = limitsOf(RATE);
  const nobody = { add() {}, has: () => false };
  const [security, log] = [{ note() {} }, { error() {} }];
  const gate = newGate({ limits, time, metrics: { count() {} }, security, shunned: nobody });
  const line = (peer = '192.0.2.1'): Line => {
    const [answered, refused, failed]: [string[], string[], string[]] = [[], [], []];
    const hear = newInbox({ limits, gate, log, time, security }, peer, {
      async answer({ t }) {
        answered.push(t);
      },
      refuse: (id) => void refused.push(id),
      fail: ({ key }) => void failed.push(key),
    });
    return { hear, answered, refused, failed };
  };
  return { time, line };
}

const said = (message: object): string => JSON.stringify({ id: 'x', ...message });
const CHANGES: readonly object[] = [
  { t: 'rename', name: 'Eve' },
  { t: 'note', text: 'mine' },
  { t: 'stepBack' },
  { t: 'return' },
  { t: 'pause' },
  { t: 'resume' },
  { t: 'ready', ready: true },
  { t: 'pace', pace: 'slow' },
];

test.each(CHANGES)('all at the table are called by %o only so often, and who calls plays on', (change) => {
  const { line } = house();
  const { hear, answered, refused, failed } = line();
  for (let i = 0; i < ON_A_LINE + 5; i++) hear(said(change), false);
  expect(answered).toHaveLength(ON_A_LINE);
  expect(refused).toHaveLength(5);
  for (const t of ['undo', 'leave', 'start']) hear(said({ t }), false);
  hear(said({ t: 'act', decision: null, action: { type: 'draw' } }), false);
  expect(answered.slice(-4)).toEqual(['undo', 'leave', 'start', 'act']);
  expect(failed).toEqual([]);
});

test('a person who goes on changing things is never refused', async () => {
  const { time, line } = house();
  const { hear, answered, refused } = line();
  for (let i = 0; i < 500; i++) {
    time.pass(500);
    hear(said(CHANGES[i % CHANGES.length] ?? {}), false);
    // It is answered before the next comes.
    await new Promise(setImmediate);
  }
  expect(answered).toHaveLength(500);
  expect(refused).toEqual([]);
});

test('many lines of one address change no more than it may, and another address as much', () => {
  const { line } = house();
  const change = (peer: string): number => {
    const lines = Array.from({ length: 20 }, () => line(peer));
    for (const { hear } of lines) for (let i = 0; i < ON_A_LINE; i++) hear(said({ t: 'pause' }), false);
    return lines.reduce((sum, { answered }) => sum + answered.length, 0);
  };
  expect(change('192.0.2.1')).toBe(OF_AN_ADDRESS);
  expect(change('192.0.2.2')).toBe(OF_AN_ADDRESS);
});

test.each([
  ['a class', 'talk', { t: 'talk', phrase: 'thanks' }, 60],
  ['a class', 'histories', { t: 'history' }, 40],
])('%s behind one address has so much for %s, over all its lines', (_who, _what, message, most) => {
  const { line } = house();
  const lines = Array.from({ length: 30 }, () => line());
  for (const { hear } of lines) for (let i = 0; i < 5; i++) hear(said(message), false);
  expect(lines.reduce((sum, { answered }) => sum + answered.length, 0)).toBe(most);
  const other = line('192.0.2.2');
  other.hear(said(message), false);
  expect(other.answered).toHaveLength(1);
});
