const KEPT = 1 << 16;
const kept = new Float64Array(KEPT);

/**
 * The natural logarithm of a whole number from 1 up, by + - * / alone. Math.log may differ in its last digit
 * between JavaScript engines, and one digit is enough to make a search choose another action.
 */
export function logOf(n: number): number {
  if (n >= KEPT) return reckon(n);
  const known = kept[n] ?? 0;
  if (known !== 0 || n === 1) return known;
  const found = reckon(n);
  kept[n] = found;
  return found;
}

/** n = m * 2^e with m from 1 to below 2; then ln m = 2 (z + z^3/3 + z^5/5 + …) with z = (m - 1) / (m + 1). */
function reckon(n: number): number {
  let m = n;
  let e = 0;
  while (m >= 2) {
    m /= 2;
    e += 1;
  }
  const z = (m - 1) / (m + 1);
  const zz = z * z;
  let power = z;
  let sum = 0;
  for (let k = 1; k < 41; k += 2) {
    sum += power / k;
    power *= zz;
  }
  return e * Math.LN2 + 2 * sum;
}
