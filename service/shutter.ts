import { CLOSE } from './closeCodes.ts';
import type { Lease } from './lease.ts';
import type { Door } from './ports.ts';

/** Nobody is told anything while somebody else may know better. */
export interface Shutter {
  guard(door: Door): Door;
  /** Lets out what was held back: nobody else was let in meanwhile. */
  lift(): void;
}

export function newShutter(lease: Pick<Lease, 'isValid'>): Shutter {
  const waiting = new Set<() => void>();
  return {
    guard(door) {
      const held: Parameters<Door['send']>[] = [];
      function flush(): void {
        for (const args of held) door.send(...args);
        held.length = 0;
        waiting.delete(flush);
      }
      return {
        get isOpen() {
          return door.isOpen;
        },
        send(...args) {
          if (held.length === 0 && lease.isValid()) return door.send(...args);
          if (!door.isOpen) return;
          held.push(args);
          waiting.add(flush);
        },
        close(code, why) {
          waiting.delete(flush);
          // What is final here may be wrong elsewhere: they had better ask again.
          if (!lease.isValid()) return door.close(CLOSE.restart, why);
          flush();
          door.close(code, why);
        },
        stopReading: () => door.stopReading(),
        measure: (say) => door.measure(say),
        ping: (mark, answered) => door.ping(mark, answered),
      };
    },
    lift() {
      for (const flush of [...waiting]) flush();
    },
  };
}
