import { startCrew } from '../crew.ts';
import { newDigest } from './digest.ts';
import type { Journal } from './journal.ts';
import { planOf } from './plan.ts';
import { type Mutation, type Ran, runPlan } from './run.ts';

/** What is known of one seed when it is over. */
export type SeedRan = Pick<Ran, 'broken' | 'digest' | 'acknowledged'>;

export interface Search {
  readonly from: number;
  readonly to: number;
  /** By its name, as threads are told. */
  readonly mutant: string | undefined;
  readonly threads: number;
  done?(count: number): void;
}

export interface Found {
  /** Requests that were acknowledged. */
  readonly acknowledged: number;
  /** Of all seeds that held, in their order: another one means that the service behaves otherwise. */
  readonly digest: string;
  /** The first seed that does not hold. */
  readonly first: { readonly seed: number; readonly broken: NonNullable<Journal['broken']> } | undefined;
}

export async function playSeed(seed: number, mutation: Mutation): Promise<SeedRan> {
  const { broken, digest, acknowledged } = await runPlan(planOf(seed), mutation);
  return { broken, digest, acknowledged };
}

/** Plays seeds until one does not hold. The answer does not depend on how many threads there are. */
export async function playSeeds({ from, to, mutant, threads, done }: Search): Promise<Found> {
  const crew = await startCrew<SeedRan>(new URL('../simWorker.ts', import.meta.url), mutant, threads);
  const ran: SeedRan[] = [];
  let next = from;
  let isOver = false;
  let count = 0;
  try {
    await Promise.all(
      crew.hands.map(async ({ give }) => {
        while (next <= to && !isOver) {
          const seed = next++;
          const one = await give(seed);
          ran[seed - from] = one;
          done?.(++count);
          // What was given out before is played to its end: one of those may be the first.
          if (one.broken !== undefined) isOver = true;
        }
      }),
    );
  } finally {
    await crew.end();
  }
  return summary(from, ran);
}

function summary(from: number, ran: readonly SeedRan[]): Found {
  const all = newDigest();
  let acknowledged = 0;
  for (const [i, { broken, digest, acknowledged: more }] of ran.entries()) {
    if (broken !== undefined) return { acknowledged, digest: all.hex, first: { seed: from + i, broken } };
    all.add(digest);
    acknowledged += more;
  }
  return { acknowledged, digest: all.hex, first: undefined };
}
