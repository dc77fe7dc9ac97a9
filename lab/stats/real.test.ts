import { describe, expect, test } from 'vitest';
import { exp, ln } from '../../engine/real.ts';
import { normalBelow, normalQuantile, tQuantile } from './real.ts';

const near = (got: number, wanted: number): void =>
  expect(Math.abs(got - wanted)).toBeLessThanOrEqual(4e-15 * Math.max(1e-3, Math.abs(wanted)));

describe('made of + - * / alone, and right', () => {
  test.each([1e-300, 1e-9, 0.05, 0.5, 0.999, 1, 1.0001, 2, 10, 12345.678, 1e300])('ln %f', (x) =>
    near(ln(x), Math.log(x)),
  );

  test.each([-700, -20, -1, -1e-9, 0, 1e-9, 0.5, 1, 3.3, 20, 300])('exp %f', (x) =>
    expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-13),
  );

  test('at the ends', () => {
    expect([ln(0), ln(-1), exp(800), exp(-800)]).toEqual([-Infinity, Number.NaN, Infinity, 0]);
  });

  test('normal shares and quantiles are those of the tables', () => {
    expect(normalBelow(1.959963984540054)).toBeCloseTo(0.975, 14);
    expect(normalBelow(-3)).toBeCloseTo(0.0013498980316301, 13);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
    expect(normalQuantile(0.0005)).toBeCloseTo(-3.290526731491926, 10);
    expect(normalQuantile(0.5)).toBeCloseTo(0, 14);
  });

  test.each([
    [29, 2.045229642],
    [30, 2.042272456],
    [60, 2.000297822],
    [199, 1.971956544],
  ])('t with %i degrees of freedom', (freedom, wanted) =>
    expect(tQuantile(0.975, freedom)).toBeCloseTo(wanted, 6),
  );
});
