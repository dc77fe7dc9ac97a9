/** Behind a table's address may stand which of its games is meant, and a moment to look back at. */

const MOMENT = /^replay=(\d{1,9}|end)$/;

const partsOf = (hash: string): readonly string[] =>
  hash
    .replace(/^#/, '')
    .split('&')
    .filter((part) => part !== '');

/** The moment an address names: how much everybody could have noticed until then. */
export function momentIn(hash: string): number | undefined {
  const named = partsOf(hash)
    .map((part) => MOMENT.exec(part)?.[1])
    .find((one) => one !== undefined);
  if (named === undefined) return undefined;
  return named === 'end' ? Number.POSITIVE_INFINITY : Number(named);
}

/** What else the address says. */
export const withoutMoment = (hash: string): string =>
  partsOf(hash)
    .filter((part) => !MOMENT.test(part))
    .join('&');

export function withMoment(hash: string, moment: number): string {
  const rest = withoutMoment(hash);
  const named = `replay=${Number.isFinite(moment) ? moment : 'end'}`;
  return rest === '' ? named : `${rest}&${named}`;
}
