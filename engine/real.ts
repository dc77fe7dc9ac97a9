/**
 * Real functions made of + - * / and the square root alone: those are the same to the last bit in every
 * engine, `Math.log` and its kin are not, and a result has a digest.
 */

/** A constant, not a function: the same everywhere. */
const LN_2 = Math.LN2;
/** What it lacks of the true logarithm: without it large exponents lose their last digits. */
const LN_2_REST = 2.3190468138462996e-17;
const ROOT_2 = Math.sqrt(2);

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
