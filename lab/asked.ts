import { BadInput } from '../engine/door.ts';
import type { Part } from './ask/block.ts';
import { type Kept, nothingKept } from './ask/kept.ts';
import { checkMeasure } from './ask/meaning.ts';
import { mostOf, playedOf, type Question } from './ask/question.ts';
import { type Result, sealed } from './ask/result.ts';
import { type Cut, study } from './ask/study.ts';
import { readThreads, readTime } from './asking.ts';
import { buildOf } from './build.ts';
import type { Typed } from './command.ts';
import { type Crew, startCrew } from './crew.ts';
import { openKept, usualFolder } from './kept.ts';
import { meaningsOf } from './meaning.ts';
import { resultText } from './print.ts';
import { progress } from './progress.ts';
import { checkRowsFile, writeRows } from './rows.ts';

/** How long running parts may go on after somebody has said stop. */
const PATIENCE_MS = 2000;
const CUT_BY_HAND = 130;

/** Asks the question and tells the answer: 0, or 1 if a game broke, or 130 after Ctrl+C. */
export async function tellAnswer(
  question: Question,
  typed: Typed,
  more?: (result: Result) => string | Promise<string>,
): Promise<number> {
  checkRowsFile(typed.text('rows'));
  const result = await askIt(question, typed, typed.text('rows'));
  console.log(typed.has('json') ? JSON.stringify(result) : resultText(result));
  if (more !== undefined && !typed.has('json')) console.log(await more(result));
  for (const { seed, arm, problem } of result.failures.slice(0, 5)) {
    console.error(`crossings ${question.ask}: the game ${seed} of ${arm} broke: ${problem}`);
  }
  if (result.run.cut === 'hand') return CUT_BY_HAND;
  return result.failures.length > 0 ? 1 : 0;
}

/** Plays on all threads until the question's rule, the clock or a hand says stop. */
export async function askIt(question: Question, typed: Typed, rows?: string): Promise<Result> {
  const threads = Math.min(readThreads(typed), mostOf(question));
  const timeMs = readTime(typed);
  const meanings = await meaningsOf(question.game);
  for (const [i, wanted] of [question.main, ...question.guards].entries()) {
    if (wanted !== null) checkMeasure(meanings, wanted.measure, i === 0 ? 'main' : 'guard');
  }
  const build = buildOf(question.game);
  const kept = keptFor(question, build, typed);
  const before = kept.parts.size;
  const ending = endings(timeMs);
  const bar = progress();
  const start = performance.now();
  try {
    const crew = await crewFor(question, threads, typed.text('queue'));
    try {
      ending.startClock();
      const { evidence, found, cut } = await study(question, crew.hands, kept, ending.cut, bar);
      if (rows !== undefined) writeRows(rows, meanings, found.question, evidence);
      return sealed(found, {
        threads,
        seconds: Math.round((performance.now() - start) / 10) / 100,
        kept: before,
        cut,
        engine: `node ${process.versions.node}`,
        build,
      });
    } finally {
      await crew.end();
    }
  } finally {
    bar.clear();
    ending.done();
  }
}

/** Threads of our own, or whoever works for that queue; what knows PostgreSQL is loaded only then. */
async function crewFor(question: Question, threads: number, queue: string | undefined): Promise<Crew<Part>> {
  if (queue !== undefined) return (await import('./queue.ts')).queueCrew(queue, question);
  return startCrew<Part>(new URL('./partWorker.ts', import.meta.url), question, threads);
}

function keptFor(question: Question, build: string, typed: Typed): Kept {
  if (typed.has('fresh')) return nothingKept();
  const folder = typed.text('keep') ?? usualFolder();
  try {
    return openKept(folder, `${question.game}-${playedOf(question)}-${build}`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (typed.text('keep') !== undefined)
      throw new BadInput('keep', `cannot keep anything in ${folder} (${code})`);
    console.error(`crossings: nothing is kept, ${folder} cannot be written (${code})`);
    return nothingKept();
  }
}

/**
 * The first Ctrl+C asks for what is known so far, the second one ends at once; so does the end of the time,
 * once.
 */
export function endings(timeMs: number | undefined): { readonly cut: Cut; startClock(): void; done(): void } {
  let by: Cut['by'] = null;
  let leave: (() => void) | undefined;
  const gone = new Promise<void>((yes) => {
    leave = yes;
  });
  const timers: NodeJS.Timeout[] = [];
  const end = (who: 'hand' | 'time'): void => {
    if (by !== null) {
      if (who === 'hand') process.exit(CUT_BY_HAND);
      return;
    }
    by = who;
    timers.push(setTimeout(() => leave?.(), PATIENCE_MS));
  };
  const byHand = (): void => end('hand');
  process.on('SIGINT', byHand);
  return {
    // The time is for playing: how long the threads take to start is the machine's affair.
    startClock() {
      if (timeMs !== undefined) timers.push(setTimeout(() => end('time'), timeMs));
    },
    cut: {
      get by() {
        return by;
      },
      gone,
    },
    done() {
      process.off('SIGINT', byHand);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
