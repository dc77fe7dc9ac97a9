import { Elsewhere, type Owner } from './database.ts';
import { NodeGone } from './relay.ts';

/**
 * What it proves that nobody listens at a node's address, or another one does: that it is gone, if the
 * address is right. Somebody who says a wrong one lives all the same, and to bury it again and again would
 * throw its people out.
 */
export interface Proofs {
  /** It has answered there. */
  reached(nr: number): void;
  /** What is to be made of it that it does not answer there. */
  refused(to: Owner): NodeGone | Elsewhere;
}

/** Nodes that have answered are remembered so long at most. */
const MOST_REACHED = 1000;

/** `wrong` is told once of each node that may have said a wrong address. */
export function newProofs(machine: string, wrong: (owner: Owner) => void): Proofs {
  const answered = new Set<number>();
  const told = new Set<number>();
  function note(set: Set<number>, nr: number): void {
    set.add(nr);
    const [oldest] = set;
    if (set.size > MOST_REACHED && oldest !== undefined) set.delete(oldest);
  }
  return {
    reached: (nr) => note(answered, nr),
    refused(to) {
      if (to.machine === machine || answered.has(to.nr)) return new NodeGone(to.address);
      if (!told.has(to.nr)) wrong(to);
      note(told, to.nr);
      return new Elsewhere(to);
    },
  };
}
