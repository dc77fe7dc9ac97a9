import { hash } from '../engine/digest.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { type Job, play, seedOf } from './ask/play.ts';
import { addResult, newTally, type Tally } from './tally.ts';

/** A number of games of one job, and whether the game's own measures are taken (they need every event). */
export interface Simulation {
  readonly job: Job;
  readonly games: number;
  readonly measures: boolean;
}

/** Depends on the number of games alone: chunks are the unit of the digest, whoever plays them. */
export const chunkSize = (games: number): number => Math.min(2000, Math.ceil(games / 128));

export const chunksOf = (games: number): number => Math.ceil(games / chunkSize(games));

/** Plays the games of one chunk, one after the other. A game that breaks is counted, not hidden. */
export function playChunk<K extends Kind>(title: Title<K>, simulation: Simulation, chunk: number): Tally {
  const { job, games, measures } = simulation;
  const tally = newTally(job.seats);
  const size = chunkSize(games);
  let results = '';
  for (let index = chunk * size; index < Math.min(games, (chunk + 1) * size); index++) {
    const seed = seedOf(job, index);
    try {
      const events: K['event'][] | undefined = measures ? [] : undefined;
      const { state, actions, outcome } = play(title, job, seed, events);
      title.game.audit(state);
      const measured = events === undefined ? {} : title.measure(state, events);
      results += addResult(tally, { actions, outcome, measures: measured });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      tally.failures.push({ index, seed, problem });
      results += 'broke;';
    }
  }
  tally.digest = hash(results);
  return tally;
}
