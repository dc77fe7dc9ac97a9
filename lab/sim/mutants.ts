import { StoreTrouble } from '../../room/store.ts';
import { UnknownOutcome } from '../../service/database.ts';
import { PARTS, type Parts } from '../../service/membership.ts';
import type { Mutation } from './run.ts';

const parts = (changed: Partial<Parts>): Mutation => ({ parts: { ...PARTS, ...changed } });

/** Fences of the protocol, each left out on purpose: the simulator is worth what it finds of these. */
export const MUTANTS: Readonly<Record<string, Mutation>> = {
  'the fence is the node, not the claim': { flaws: { fencePerNode: true } },
  'rev is not compared': { flaws: { anyRev: true } },
  'no stamp: what follows is taken for ours': {
    flaws: { noStamp: true },
    // Only a room that writes on can be mistaken.
    ...parts({ holdTable: neverShut }),
  },
  'any term releases': { flaws: { anyTermReleases: true } },
  'the dead may renew': { flaws: { deadMayRenew: true } },
  'older rules may take what newer ones wrote': { flaws: { anyRules: true } },
  'numbers of steps from the wall clock': { runByClock: true },
  'an unknown outcome counts as refused': parts({
    newWriter: (database, ...more) =>
      PARTS.newWriter({ ...database, commit: (group) => database.commit(group).catch(refused) }, ...more),
  }),
  'an unknown outcome counts as done': parts({
    newWriter: (database, ...more) =>
      PARTS.newWriter(
        {
          ...database,
          commit: (group) =>
            database.commit(group).catch((error: unknown) => {
              if (error instanceof UnknownOutcome) return group.map(() => 'won' as const);
              throw error;
            }),
        },
        ...more,
      ),
  }),
  'answered before it is written': parts({
    holdTable: (needs, claim) => {
      const store = PARTS.holdTable(needs, claim);
      return {
        ...store,
        async commit(change) {
          store.commit(change).catch(() => {});
        },
      };
    },
  }),
  'the door does not look at the lease': parts({
    newLease: (needs) => {
      const lease = PARTS.newLease(needs);
      return {
        get nr() {
          return lease.nr;
        },
        isValid: () => true,
        leftMs: lease.leftMs,
        start: lease.start,
        stop: lease.stop,
      };
    },
  }),
  'a room writes on after an unknown outcome': parts({ holdTable: neverShut }),
  'ids are not kept with what is taken back': parts({
    holdTable: (needs, claim) => {
      const store = PARTS.holdTable(needs, claim);
      let { ids } = claim.loaded.head;
      return {
        ...store,
        async commit(change) {
          const kept = change.entry?.kind === 'undo' ? ids : change.head.ids;
          await store.commit({ ...change, head: { ...change.head, ids: kept } });
          ids = kept;
        },
      };
    },
  }),
  'whoever finds a lost room takes it away, also the next one': parts({
    newShelf: (load, putBack) => {
      const shelf = PARTS.newShelf(load, putBack);
      return {
        ...shelf,
        get size() {
          return shelf.size;
        },
        // Two who find it lost each open one, and the second is nobody's.
        async take(id) {
          const held = await shelf.held(id);
          return held ?? load(id);
        },
      };
    },
  }),
};

function refused(error: unknown): never {
  throw error instanceof UnknownOutcome ? new StoreTrouble('broken', error.message) : error;
}

/** After an unknown outcome the room is told that nothing was written, and goes on. */
function neverShut(...[needs, claim]: Parameters<Parts['holdTable']>): ReturnType<Parts['holdTable']> {
  const { writer } = needs;
  const hopeful: typeof writer = {
    write: (write) =>
      writer.write(write).catch((error: unknown) => {
        throw error instanceof StoreTrouble && error.kind === 'unsure'
          ? new StoreTrouble('locked', error.message)
          : error;
      }),
  };
  return PARTS.holdTable({ ...needs, writer: hopeful }, claim);
}
