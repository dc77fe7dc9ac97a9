/**
 * Real functions made of + - * / and the square root alone: those are the same to the last bit in every
 * engine, `Math.log` and its kin are not, and a result has a digest.
 */

/** A constant, not a function: the same everywhere. */
const LN_2 = Math.LN2;
/** What it lacks of the true logarithm: without it large exponents lose their last digits. */
const LN_2_REST = 2.3190468138462996e-17;
const ROOT_2 = Math.sqrt(2);
const ROOT_2_PI = Math.sqrt(2 * Math.PI);
const FURTHEST = 9;

/** The natural logarithm. */
export function ln(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  let doublings = 0;
  let part = x;
  for (; part > ROOT_2; part /= 2) doublings++;
  for (; part < ROOT_2 / 2; part *= 2) doublings--;
  const z = (part - 1) / (part + 1);
  let power = z;
  let sum = 0;
  for (let odd = 1; odd < 40; odd += 2) {
    sum += power / odd;
    power *= z * z;
  }
  return doublings * LN_2 + (2 * sum + doublings * LN_2_REST);
}

export function exp(x: number): number {
  if (x > 709.7) return Number.POSITIVE_INFINITY;
  if (x < -745) return 0;
  const doublings = Math.round(x / LN_2);
  const rest = x - doublings * LN_2 - doublings * LN_2_REST;
  let term = 1;
  let sum = 1;
  for (let n = 1; n < 20; n++) {
    term *= rest / n;
    sum += term;
  }
  for (let i = 0; i < doublings; i++) sum *= 2;
  for (let i = 0; i > doublings; i--) sum /= 2;
  return sum;
}

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
