import type { Life, Member, Owner } from '../../service/database.ts';
import type { Locked } from './locks.ts';
import type { Timeline } from './time.ts';

/** What `change` does is seen when it is on the disk, or never. */
export type Durable = (change: () => void) => Promise<void>;

/** The rows of nodes. */
export interface Members {
  join(me: Member, leaseMs: number): Promise<number>;
  beat(nr: number, leaseMs: number): Promise<Life>;
  drain(nr: number): Promise<void>;
  leave(nr: number): Promise<void>;
  ownerOf(nr: number): Owner;
  /** Up to which version of a game's rules it can play. */
  knows(nr: number, game: string): number;
  /** Somebody who lives and knows these rules. */
  able(game: string, version: number): Owner | undefined;
  isDead(nr: number): boolean;
  /** Declares it dead if it is or its lease is over. */
  bury(nr: number, isGone: boolean): Promise<boolean>;
}

const whereOf = (member: Member | undefined): Pick<Owner, 'address' | 'machine'> => ({
  address: member?.address ?? '',
  machine: member?.machine ?? '',
});

export function newMembers(
  timeline: Timeline,
  locked: Locked,
  durable: Durable,
  deadMayRenew: boolean,
): Members {
  const nodes = new Map<number, Member & { until: number; dead: boolean; draining: boolean }>();
  let numbers = 0;
  const isDead = (nr: number): boolean => {
    const node = nodes.get(nr);
    return node === undefined || node.dead || node.until < timeline.now;
  };
  return {
    isDead,
    ownerOf: (nr) => ({ nr, ...whereOf(nodes.get(nr)) }),
    knows: (nr, game) => nodes.get(nr)?.rules[game] ?? -1,
    able(game, version) {
      const found = [...nodes].findLast(
        ([nr, { draining, rules }]) => !isDead(nr) && !draining && (rules[game] ?? -1) >= version,
      );
      return found && { nr: found[0], ...whereOf(found[1]) };
    },
    async join(me, leaseMs) {
      const nr = ++numbers;
      await durable(() =>
        nodes.set(nr, { ...me, until: timeline.now + leaseMs, dead: false, draining: false }),
      );
      return nr;
    },
    beat: (nr, leaseMs) =>
      locked([`node ${nr}`], async () => {
        const node = nodes.get(nr);
        if (node === undefined || (node.dead && !deadMayRenew)) return 'dead';
        await durable(() => {
          node.until = timeline.now + leaseMs;
        });
        return node.draining ? 'leaving' : 'alive';
      }),
    drain: (nr) =>
      locked([`node ${nr}`], () =>
        durable(() => {
          const node = nodes.get(nr);
          if (node !== undefined) node.draining = true;
        }),
      ),
    leave: (nr) =>
      locked([`node ${nr}`], () =>
        durable(() => {
          const node = nodes.get(nr);
          if (node !== undefined) node.dead = true;
        }),
      ),
    bury: (nr, isGone) =>
      locked([`node ${nr}`], async () => {
        if (!isDead(nr) && !isGone) return false;
        const node = nodes.get(nr);
        if (node !== undefined) node.dead = true;
        return true;
      }),
  };
}
