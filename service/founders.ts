import type { Peer } from './peer.ts';

const MOST_KEPT = 10_000;

/**
 * From where the tables of this run were founded, in memory only: whoever opens sixty of them does not get
 * sixty turns for their bots. A rematch founds a table too, for whoever asked for it.
 */
export interface Founders {
  /** False: too often. No person meets it, for between two rematches lies a game. */
  mayRematch(peer: Peer): boolean;
  note(table: string, peer: Peer): void;
  /** The line this table stands in: that of its founder's address, or its own. */
  lineOf(table: string): string;
}

export function newFounders(mayRematch: Founders['mayRematch']): Founders {
  const known = new Map<string, Peer>();
  return {
    mayRematch,
    note(table, peer) {
      known.set(table, peer);
      const [oldest] = known.keys();
      if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
    },
    lineOf: (table) => known.get(table) ?? table,
  };
}
