import type { Hand } from './ask/study.ts';
import { chunksOf, playChunk, type Simulation } from './chunk.ts';
import { startCrew } from './crew.ts';
import { addUp, type Tally } from './tally.ts';
import { titleOf } from './titles.ts';

export interface Run {
  readonly tally: Tally;
  /** Of playing, without the start of the workers. */
  readonly seconds: number;
}

const WARMING_CHUNKS = 12;

type Done = (chunks: number, of: number) => void;

/** Plays a simulation on so many threads. The tally does not depend on how many. */
export async function run(simulation: Simulation, threads: number, done: Done = () => {}): Promise<Run> {
  const chunks = chunksOf(simulation.games);
  const parts = new Array<Tally>(chunks);
  const seconds =
    threads === 1
      ? runHere(simulation, parts, done)
      : await runOnWorkers(simulation, parts, Math.min(threads, chunks), done);
  return { tally: addUp(simulation.job.seats, parts), seconds };
}

/**
 * On workers in any case, each of which has played some chunks before the clock starts: every thread compiles
 * the rules for itself, about 0.4 s that long runs forget and a comparison of short ones would measure
 * instead.
 */
export async function runWarm(simulation: Simulation, threads: number): Promise<Run> {
  const parts = new Array<Tally>(chunksOf(simulation.games));
  const seconds = await runOnWorkers(simulation, parts, threads, () => {}, WARMING_CHUNKS);
  return { tally: addUp(simulation.job.seats, parts), seconds };
}

/** A single thread needs no worker: it is this one. */
function runHere(simulation: Simulation, parts: Tally[], done: Done): number {
  const title = titleOf(simulation.job.game);
  const start = performance.now();
  for (let chunk = 0; chunk < parts.length; chunk++) {
    parts[chunk] = playChunk(title, simulation, chunk);
    done(chunk + 1, parts.length);
  }
  return (performance.now() - start) / 1000;
}

async function runOnWorkers(
  simulation: Simulation,
  parts: Tally[],
  threads: number,
  done: Done,
  warming = 0,
): Promise<number> {
  const crew = await startCrew<Tally>(new URL('./worker.ts', import.meta.url), simulation, threads);
  try {
    for (let chunk = 0; chunk < Math.min(warming, parts.length); chunk++) {
      await Promise.all(crew.hands.map((hand) => hand.give(chunk)));
    }
    const start = performance.now();
    let next = 0;
    let finished = 0;
    const work = async (hand: Hand<Tally>): Promise<void> => {
      while (next < parts.length) {
        const chunk = next++;
        parts[chunk] = await hand.give(chunk);
        done(++finished, parts.length);
      }
    };
    await Promise.all(crew.hands.map(work));
    return (performance.now() - start) / 1000;
  } finally {
    await crew.end();
  }
}
