import type { Turns } from './botTurns.ts';
import { type Budget, type Employer, hireThinker, type Job, type Thinker } from './thinker.ts';

/** The threads that think: hired when there is work, hired again if one is gone. */
export interface Crew {
  /** Gives every thread that has nothing to do the slice that comes next. */
  serve(): void;
  end(): Promise<unknown>;
}

export function newCrew(
  turns: Turns<Job>,
  most: number,
  budget: Budget,
  employer: Omit<Employer, 'threads'>,
): Crew {
  const thinkers = new Set<Thinker>();
  let isEnded = false;
  const noted: Employer = {
    get threads() {
      return thinkers.size;
    },
    othersMs: employer.othersMs,
    sliced: employer.sliced,
    gone(thinker, amid) {
      thinkers.delete(thinker);
      employer.gone(thinker, amid);
    },
  };

  /** Only the thread that has begun a thought can go on with it, unless that is gone: then it begins anew. */
  const canTake = (thinker: Thinker | undefined, job: Job): boolean =>
    job.thinker === undefined || job.thinker === thinker || !thinkers.has(job.thinker);

  const isOver = ({ usedMs, since }: Job): boolean =>
    usedMs >= budget.coreMs || performance.now() - since >= budget.askedMs;

  return {
    serve() {
      if (isEnded) return;
      for (const thinker of thinkers) {
        if (!thinker.isIdle) continue;
        const next = turns.next((job) => canTake(thinker, job));
        if (next !== undefined) thinker.give(next.job, next.job.thinker === thinker && isOver(next.job));
      }
      while (thinkers.size < most) {
        const next = turns.next((job) => canTake(undefined, job));
        if (next === undefined) break;
        const thinker = hireThinker(budget, noted);
        thinkers.add(thinker);
        thinker.give(next.job, false);
      }
    },
    end() {
      isEnded = true;
      return Promise.all([...thinkers].map((thinker) => thinker.end()));
    },
  };
}
