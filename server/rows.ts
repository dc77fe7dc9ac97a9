import type { Head } from '../room/head.ts';

/** How a head lies in a database: what every action changes apart from the rest, which is longer. */

export const liveOf = ({ version, phase, seq, mark, decisions, ids }: Head): string =>
  JSON.stringify({ version, phase, seq, mark, decisions, ids });

export function fixedOf({ version, phase, rev, seq, mark, decisions, ids, ...fixed }: Head): {
  readonly listed: 0 | 1;
  readonly head: string;
} {
  return { listed: fixed.listed ? 1 : 0, head: JSON.stringify(fixed) };
}

// Read as it was written: nobody else writes there.
export const headOf = (row: Readonly<Record<string, unknown>>): Head => ({
  ...JSON.parse(String(row.head)),
  ...JSON.parse(String(row.live)),
  rev: Number(row.rev),
});
