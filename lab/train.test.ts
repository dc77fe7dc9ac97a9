import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Values, Weights } from '../engine/weights.ts';
import { titles } from '../games/index.ts';
import { openLines } from './lines.ts';
import { crossings } from './testing/crossings.ts';
import { GOLD, scales } from './testing/scales.ts';
import { type Notes, type Plan, type Trained, train } from './train/course.ts';
import { fitted } from './train/fit.ts';
import { weightsText } from './weightsFile.ts';

const PLAN: Plan = { deals: 400, generations: 2, judged: 300 };
const QUIET = { show() {} };

function noted(): Notes & { readonly played: number } {
  const pairs: Map<number, Parameters<Notes['addPairs']>[1]> = new Map();
  const gains = new Map<number, number>();
  let played = 0;
  return {
    pairs,
    gains,
    get played() {
      return played;
    },
    addPairs(deal, taught) {
      played++;
      pairs.set(deal, taught);
    },
    addGain(deal, gain) {
      played++;
      gains.set(deal, gain);
    },
  };
}

const course = (values: Values) => ({ title: scales(values), seats: 2, config: {}, seed: 'train' });
const run = (values: Values, notes: Notes = noted(), isOver = () => false, plan = PLAN): Promise<Trained> =>
  train(course(values), plan, notes, isOver, QUIET);
const ratio = ({ gold = 1, lead = 1 }: Values): number => gold / lead;

test('where the right weight is known it is found, and wins more on fresh deals', async () => {
  const { values, isBetter, gain } = await run({});
  expect(Math.abs(ratio(values) - GOLD)).toBeLessThan(0.3 * GOLD);
  expect(isBetter).toBe(true);
  expect(gain?.[1]).toBeGreaterThan(0);
});

test('whoever judges rightly already keeps what they have', async () => {
  const { values, isBetter } = await run({ gold: GOLD });
  expect(Math.abs(ratio(values) - GOLD)).toBeLessThan(0.3 * GOLD);
  expect(isBetter).toBe(false);
});

test('interrupted wherever it is and taken up again, it comes to the same weights without playing anything twice', async () => {
  const plan: Plan = { deals: 60, generations: 3, judged: 40 };
  const whole = noted();
  const answer = await run({}, whole, () => false, plan);
  for (const stop of [1, 25, 70]) {
    const notes = noted();
    const first = await run({}, notes, () => notes.played >= stop, plan);
    expect(first).toMatchObject({ isCut: true, isBetter: false });
    expect(await run({}, notes, () => false, plan)).toEqual(answer);
    expect(notes.played).toBe(whole.played);
  }
});

test('what makes no difference keeps its weight, and where nothing was learnt all of them do', () => {
  const before = { gold: 3, silver: 2 };
  expect(fitted([], before)).toEqual(before);
  const pairs = Array.from({ length: 300 }, (_nothing, i) => ({
    more: { gold: i % 2 === 0 ? 1 : -1, silver: 0 },
    won: i % 2 === 0 ? 0.5 : -0.5,
  }));
  expect(fitted(pairs, before)).toMatchObject({ silver: 2 });
});

test('what was written down whole is found again, and what was cut off is played again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossings-lines-'));
  openLines<{ n: number }>(folder, 'some').add({ n: 1 });
  openLines<{ n: number }>(folder, 'some').add({ n: 2 });
  expect(openLines(folder, 'some').found).toEqual([{ n: 1 }, { n: 2 }]);
});

const trained = Object.values(titles).filter(({ judgement }) => judgement !== undefined);

test.each(trained.map((title) => [title.game.id, title] as const))(
  '%s: its file of weights is the one that training writes, and its bots judge by it',
  async (id, { brain, judgement }) => {
    const file = new URL(`../games/${id}/bot/weights.ts`, import.meta.url);
    const { weights }: { readonly weights: Weights } = await import(file.href);
    expect(weightsText(weights)).toBe(readFileSync(file, 'utf8'));
    expect(judgement?.weights).toBe(weights);
    expect(brain === judgement?.bare).toBe(Object.keys(weights.values).length === 0);
  },
);

test('by command: it says what it learnt and how it was judged; where nothing is better nothing is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossings-train-'));
  const args = ['train', 'displacement', '--deals', '3', '--judged', '30', '--generations', '1'];
  const { out } = crossings([...args, '--keep', folder, '--json']);
  const { values, pairs, judged, gain, made, isWritten } = JSON.parse(out);
  expect(Object.keys(values)).toContain('tokens');
  expect(pairs).toBeGreaterThan(3);
  expect({ judged, isWritten }).toEqual({ judged: 30, isWritten: false });
  expect(made).toMatchObject({ deals: 3, judged: 30, gain });
  expect(crossings([...args, '--keep', folder]).out).toContain(`learnt from ${pairs} pairs of choices`);
  expect(crossings(['train', 'ellis-island']).err).toContain('no judgement made of parts');
});
