import { expect, test } from 'vitest';
import { crossings } from './testing/crossings.ts';

const told = (...args: string[]): string => {
  const { code, out, err } = crossings(['watch', 'migrato', '--seed', '7', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

test('tells a game to its end, the same each time', () => {
  const text = told();
  expect(text).toMatch(/^migrato, seed 7: greedy against greedy, seen by all\n\n0\. deal /);
  expect(text).toMatch(/\nend: [a-z]+ \(MI-[^)]+\); winner: /i);
  expect(told()).toBe(text);
});

test('tells less to the public than to a seat, and less to a seat than to all', () => {
  const [everyone, seat, everybody] = ['public', '0', 'all'].map((viewer) => told('--seat', viewer));
  expect(seat).not.toBe(everyone);
  expect(everybody).not.toBe(seat);
});

test('with --json each step carries its lines', () => {
  const { steps, outcome, viewer } = JSON.parse(told('--json', '--seat', 'public'));
  expect(viewer).toBe('public');
  expect(steps[0]).toMatchObject({ entry: 0, actor: 'deal', lines: [expect.any(String)] });
  expect(outcome).toMatchObject({ why: expect.any(String), rule: expect.any(String) });
});

test('plays the very game of a simulation: S/i is game i of seed S', () => {
  const report = JSON.parse(crossings(['simulate', 'migrato', '--seed', 's', '--games', '1', '--json']).out);
  const { steps } = JSON.parse(
    crossings(['watch', 'migrato', '--seed', 's/0', '--bots', 'random', '--json']).out,
  );
  expect(steps.at(-1).entry).toBe(report.actions);
});
