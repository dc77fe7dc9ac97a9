import { availableParallelism } from 'node:os';
import type { Bots, Thought } from '../room/ports.ts';
import { newCrew } from './botCrew.ts';
import { newTurns } from './botTurns.ts';
import { othersMs } from './coreTime.ts';
import type { Budget, Employer, Job } from './thinker.ts';

export const BUDGET: Budget = { sliceMs: 20, coreMs: 1500, askedMs: 4000, stuckMs: 500 };

/** By how much the least time of a bot is longer or shorter at a table. */
const LONGEST_PAUSE_MS = 4000;
const PAUSES = { none: 0, quick: 1 / 3, normal: 1, slow: 3 } as const;
/** Plays for whoever thinks without end: it hardly thinks. */
const SIMPLEST = 'greedy';

export interface BotPool extends Bots {
  readonly waiting: number;
  /** Decisions for which time ran out: the best so far was played. */
  readonly cut: number;
  /** Decisions whose thread never came back: the simplest bot was asked instead. */
  readonly stuck: number;
  close(): Promise<void>;
}

/**
 * Thinks in slices; after each the table that has had least comes next. The time is the pool's: bots know
 * none.
 */
export function botPool(
  delayMs: number,
  most = Math.max(1, availableParallelism() - 1),
  budget: Budget = BUDGET,
  lineOf = (table: string): string => table,
  /** How much of the cores others than this thread have had. */
  usedMs = othersMs,
): BotPool {
  const turns = newTurns<Job>();
  let isClosed = false;
  let asked = 0;
  let waiting = 0;
  let cut = 0;
  let stuck = 0;

  const employer: Omit<Employer, 'threads'> = {
    othersMs: usedMs,
    sliced(job, { ms, thought, isCut, error }) {
      job.usedMs += ms;
      turns.spent(job.table, ms);
      if (isCut === true) cut++;
      if (thought !== undefined) job.resolve(thought);
      else if (error !== undefined) job.reject(new Error(error));
      else turns.add(job.table, job);
      crew.serve();
    },
    gone(_thinker, amid) {
      if (amid !== undefined) {
        turns.spent(amid.table, budget.stuckMs);
        if (!isClosed) stuck++;
        const { question } = amid;
        if (isClosed || question.bot === SIMPLEST) amid.reject(new Error('the bot worker stopped'));
        else turns.add(amid.table, { ...amid, question: { ...question, bot: SIMPLEST } });
      }
      crew.serve();
    },
  };
  const crew = newCrew(turns, most, budget, employer);

  return {
    get waiting() {
      return waiting;
    },
    get cut() {
      return cut;
    },
    get stuck() {
      return stuck;
    },
    async think(question, table) {
      // The pause owes nothing to what it thinks about: that must not tell how hard the choice was.
      const pauseMs = Math.min(LONGEST_PAUSE_MS, delayMs * PAUSES[question.pace] * (question.tempo ?? 1));
      const pause = new Promise<void>((resolve) => {
        setTimeout(resolve, pauseMs);
      });
      waiting++;
      const thought = new Promise<Thought>((resolve, reject) => {
        const now = { id: asked++, table: lineOf(table), since: performance.now() };
        turns.add(now.table, { ...now, question, thinker: undefined, usedMs: 0, resolve, reject });
        crew.serve();
      }).finally(() => waiting--);
      const [answer] = await Promise.all([thought, pause]);
      return answer;
    },
    async close() {
      isClosed = true;
      await crew.end();
    },
  };
}
