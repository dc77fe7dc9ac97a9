import { at } from '../../engine/at.ts';
import { type Values, weighedSum } from '../../engine/weights.ts';
import { inverseOf, times } from '../stats/solve.ts';
import type { Pair } from './pairs.ts';

/** So far from a weight before, in its own size, one usually is: few deals turn no judgement around. */
const USUAL_CHANGE = 0.5;
/** A part never speaks against what it speaks for: it would be a reason nobody understands. */
const LEAST = 0;
const MOST = 3;
/** More digits would be noise, and not the same in every engine. */
const DIGITS = 1000;

/**
 * Weights by which differences between choices foretell best which of them won more: least squares, drawn
 * towards the weights before. What no pair differs in keeps its weight.
 */
export function fitted(pairs: readonly Pair[], before: Values): Values {
  const names = [...new Set(pairs.flatMap(({ more }) => Object.keys(more)))]
    .sort()
    .filter((name) => pairs.some(({ more }) => (more[name] ?? 0) !== 0));
  // How much of a victory a difference by the weights before is worth: only then do the others compare.
  const leads = pairs.map(({ more }) => weighedSum(more, before));
  const scale = leads.reduce((sum, lead, i) => sum + lead * at(pairs, i).won, 0) / sumOfSquares(leads);
  if (names.length === 0 || !(scale > 0)) return before;
  const rows = pairs.map(({ more }) => names.map((name) => scale * (more[name] ?? 0)));
  const noise = sumOfSquares(pairs.map(({ won }, i) => won - scale * at(leads, i))) / pairs.length;
  // The same for each weight: what choices hardly differ in is hardly learnt from, however it is scaled.
  const prior = noise / USUAL_CHANGE ** 2;
  const square = names.map((_name, i) =>
    names.map((_other, j) => sum(rows, (row) => at(row, i) * at(row, j)) + (i === j ? prior : 0)),
  );
  const old = names.map((name) => before[name] ?? 1);
  const right = names.map(
    (_name, i) => sum(rows, (row, n) => at(row, i) * at(pairs, n).won) + prior * at(old, i),
  );
  const found = times(inverseOf(square), right);
  const kept = found.map((weight) => Math.min(MOST, Math.max(LEAST, weight)));
  const rounded = names.map((name, i) => [name, Math.round(DIGITS * at(kept, i)) / DIGITS] as const);
  return { ...before, ...Object.fromEntries(rounded) };
}

const sumOfSquares = (all: readonly number[]): number => all.reduce((sum, one) => sum + one * one, 0);

const sum = <T>(all: readonly T[], of: (one: T, n: number) => number): number =>
  all.reduce((total, one, n) => total + of(one, n), 0);
