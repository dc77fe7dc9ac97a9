import { exp } from '../../engine/real.ts';

const ROOT_2_PI = Math.sqrt(2 * Math.PI);
const FURTHEST = 9;

/** The share of a normal distribution below x. */
export function normalBelow(x: number): number {
  if (x <= -FURTHEST) return 0;
  if (x >= FURTHEST) return 1;
  let term = x;
  let sum = x;
  for (let odd = 3; odd < 400; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
    if (Math.abs(term) < 1e-18 * Math.abs(sum)) break;
  }
  return 0.5 + (sum * exp((-x * x) / 2)) / ROOT_2_PI;
}

/** Below which point so large a share of a normal distribution lies. */
export const normalQuantile = (share: number): number =>
  zeroOf((x) => normalBelow(x) - share, -FURTHEST, FURTHEST);

/**
 * The same of Student's t. By its expansion for many degrees of freedom: nobody asks with fewer than 29,
 * where it is right to five digits.
 */
export function tQuantile(share: number, freedom: number): number {
  const z = normalQuantile(share);
  const z2 = z * z;
  const one = (z * (z2 + 1)) / 4;
  const two = (z * (3 + z2 * (16 + z2 * 5))) / 96;
  const three = (z * (-15 + z2 * (17 + z2 * (19 + z2 * 3)))) / 384;
  const four = (z * (-945 + z2 * (-1920 + z2 * (1482 + z2 * (776 + z2 * 79))))) / 92160;
  return z + (one + (two + (three + four / freedom) / freedom) / freedom) / freedom;
}

/** Where a growing function is zero, by halving. */
export function zeroOf(growing: (x: number) => number, from: number, to: number): number {
  let low = from;
  let high = to;
  for (let i = 0; i < 64; i++) {
    const middle = (low + high) / 2;
    if (growing(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
