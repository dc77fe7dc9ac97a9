import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { chunksOf, playChunk, type Simulation } from './chunk.ts';
import { addUp, type Tally } from './tally.ts';
import { titleOf } from './titles.ts';

export interface Run {
  readonly tally: Tally;
  /** Of playing, without the start of the workers. */
  readonly seconds: number;
}

/**
 * A worker's own share for short-lived objects is small, and growing it makes the threads of a process wait
 * for each other.
 */
const ROOM = { maxYoungGenerationSizeMb: 192 };
const WARMING_CHUNKS = 12;
const LARGE_FROM_THE_START = '--min-semi-space-size=64';

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
  setFlagsFromString(LARGE_FROM_THE_START);
  const url = new URL('./worker.ts', import.meta.url);
  const workers = Array.from(
    { length: threads },
    () => new Worker(url, { workerData: simulation, resourceLimits: ROOM }),
  );
  try {
    const answers = (): Promise<unknown> => Promise.all(workers.map(answer));
    await answers();
    for (let chunk = 0; chunk < Math.min(warming, parts.length); chunk++) {
      for (const worker of workers) worker.postMessage(chunk);
      await answers();
    }
    const start = performance.now();
    let next = 0;
    let finished = 0;
    const work = (worker: Worker): Promise<void> =>
      new Promise((yes, no) => {
        const more = (): void => {
          if (next < parts.length) worker.postMessage(next++);
          else yes();
        };
        worker.on('error', no);
        worker.on('message', ({ chunk, tally }: { chunk: number; tally: Tally }) => {
          parts[chunk] = tally;
          done(++finished, parts.length);
          more();
        });
        more();
      });
    await Promise.all(workers.map(work));
    return (performance.now() - start) / 1000;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const answer = (worker: Worker): Promise<unknown> =>
  new Promise((yes, no) => {
    worker.once('error', no);
    worker.once('message', (message) => {
      worker.off('error', no);
      yes(message);
    });
  });
