import { availableParallelism } from 'node:os';
import type { Bots, Thought } from '../room/ports.ts';
import { newTurns } from './botTurns.ts';
import { type Budget, type Employer, hireThinker, type Job, type Thinker } from './thinker.ts';

export const BUDGET: Budget = { aloneMs: 2000, sharedMs: 400, hardMs: 10_000 };

/** By how much the least time of a bot is longer or shorter at a table. */
const PAUSES = { none: 0, quick: 1 / 3, normal: 1, slow: 3 } as const;

export interface BotPool extends Bots {
  readonly waiting: number;
  close(): Promise<void>;
}

/**
 * Threads that think; started with the first question, started again if one dies. The time is the pool's:
 * bots are asked to come to an end, and made to if they do not.
 */
export function botPool(
  delayMs: number,
  most = Math.max(1, availableParallelism() - 1),
  budget: Budget = BUDGET,
  lineOf = (table: string): string => table,
): BotPool {
  const thinkers = new Set<Thinker>();
  const turns = newTurns<Job>();
  let closed = false;
  const employer: Employer = {
    done(table, ms) {
      turns.spent(table, ms);
      serve();
    },
    gone: (thinker) => void thinkers.delete(thinker),
  };

  function hire(): Thinker {
    const thinker = hireThinker(budget, employer);
    thinkers.add(thinker);
    return thinker;
  }

  function serve(): void {
    while (!closed && turns.waiting > 0) {
      const idle = [...thinkers].find(({ table }) => table === undefined);
      const thinker = idle ?? (thinkers.size < most ? hire() : undefined);
      const next = thinker === undefined ? undefined : turns.next();
      if (thinker === undefined || next === undefined) break;
      thinker.give(next.job);
    }
    for (const thinker of thinkers) {
      thinker.hurry(thinker.table !== undefined && turns.othersThan(thinker.table));
    }
  }

  return {
    get waiting() {
      return turns.waiting + [...thinkers].filter(({ table }) => table !== undefined).length;
    },
    async think(question, table) {
      // The same pause whatever it thinks about: how long it takes must not tell how hard the choice was.
      const pause = new Promise<void>((resolve) => {
        setTimeout(resolve, delayMs * PAUSES[question.pace]);
      });
      const thought = new Promise<Thought>((resolve, reject) => {
        const line = lineOf(table);
        turns.add(line, { table: line, question, resolve, reject });
        serve();
      });
      const [answer] = await Promise.all([thought, pause]);
      return answer;
    },
    async close() {
      closed = true;
      await Promise.all([...thinkers].map((thinker) => thinker.end()));
    },
  };
}
