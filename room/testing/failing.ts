import { memoryStore } from '../memoryStore.ts';
import { type Store, StoreTrouble, type TroubleKind } from '../store.ts';

/** A store whose disk is full, locked or broken whenever a test says so. */
export function failing(): Store & { fail(kind: TroubleKind | null): void } {
  const store = memoryStore();
  let failure: TroubleKind | null = null;
  return {
    ...store,
    fail(kind) {
      failure = kind;
    },
    async commit(change) {
      if (failure !== null) throw new StoreTrouble(failure, 'as the test wished');
      return store.commit(change);
    },
  };
}
