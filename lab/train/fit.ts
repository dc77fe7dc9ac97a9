import { at } from '../../engine/at.ts';
import { type Values, weighedSum } from '../../engine/weights.ts';
import { inverseOf, times } from '../stats/solve.ts';
import type { Pair } from './pairs.ts';

/** The weights before count as much as so many pairs: few deals turn no judgement around. */
const PRIOR = 200;
const WIDEST = 5;
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
  const prior = names.map((_name, i) => (PRIOR * sumOfSquares(rows.map((row) => at(row, i)))) / pairs.length);
  const square = names.map((_name, i) =>
    names.map((_other, j) => sum(rows, (row) => at(row, i) * at(row, j)) + (i === j ? at(prior, i) : 0)),
  );
  const old = names.map((name) => before[name] ?? 1);
  const right = names.map(
    (_name, i) => sum(rows, (row, n) => at(row, i) * at(pairs, n).won) + at(prior, i) * at(old, i),
  );
  const found = times(inverseOf(square), right);
  const kept = found.map((weight) => Math.min(WIDEST, Math.max(-WIDEST, weight)));
  const rounded = names.map((name, i) => [name, Math.round(DIGITS * at(kept, i)) / DIGITS] as const);
  return { ...before, ...Object.fromEntries(rounded) };
}

const sumOfSquares = (all: readonly number[]): number => all.reduce((sum, one) => sum + one * one, 0);

const sum = <T>(all: readonly T[], of: (one: T, n: number) => number): number =>
  all.reduce((total, one, n) => total + of(one, n), 0);
