import { StoreTrouble } from '../room/store.ts';
import { Elsewhere } from './database.ts';
import { type HeldNeeds, holdTable } from './held.ts';
import type { Lease } from './lease.ts';
import type { Take } from './tables.ts';

/** Nodes that were found to be gone are remembered so long at most: their numbers are never used again. */
const MOST_GONE = 100;

export interface Claims {
  readonly take: Take;
  /** This node does not live any more, whatever its lease says: nobody answers there, or another one. */
  noteGone(nr: number): void;
  /** From now on nothing is taken. */
  stop(): void;
}

export interface ClaimsNeeds extends HeldNeeds {
  readonly lease: Pick<Lease, 'nr' | 'isValid'>;
  /** Broken on purpose in tests of the simulator. */
  readonly hold?: typeof holdTable;
}

/** In the midst of an upgrade the one who knows them may soon be back: nobody is sent away for good. */
const unknownRules = (): StoreTrouble => new StoreTrouble('locked', 'nobody who lives knows these rules');

export function newClaims(needs: ClaimsNeeds): Claims {
  const { database, lease, hold = holdTable } = needs;
  const gone = new Set<number>();
  let isOver = false;
  return {
    async take(id) {
      if (isOver || !lease.isValid()) throw new StoreTrouble('locked', 'this node takes no tables now');
      const claim = await database.claim(id, lease.nr, [...gone]);
      if (claim.kind === 'gone') return undefined;
      if (claim.kind !== 'claimed')
        throw claim.owner === undefined ? unknownRules() : new Elsewhere(claim.owner);
      const { term, loaded } = claim;
      return {
        loaded,
        store: hold(needs, claim),
        // Where it fails nothing is lost: the next who comes asks us, or waits for the end of our lease.
        release: async (rest) => {
          // Whoever leaves for good leaves an owner that is dead: so others find what is still in play.
          if (!isOver) await database.release(id, term, rest).catch(() => {});
        },
      };
    },
    noteGone(nr) {
      gone.add(nr);
      const [oldest] = gone;
      if (gone.size > MOST_GONE && oldest !== undefined) gone.delete(oldest);
    },
    stop() {
      isOver = true;
    },
  };
}
