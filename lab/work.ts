import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BadInput } from '../engine/door.ts';
import { titles } from '../games/index.ts';
import { openQueue, type Taken } from '../server/pg/queue.ts';
import type { Part } from './ask/block.ts';
import type { Question } from './ask/question.ts';
import type { Hand } from './ask/study.ts';
import { type Command, count, readArgs } from './command.ts';
import { type Crew, startCrew } from './crew.ts';
import { buildFor } from './queue.ts';

const USUAL_LEASE_MS = 60_000;
/** So often within its time a worker says that it is still at it. */
const RENEWALS = 3;
const LOOK_MS = 500;
const PROGRAM = new URL('./partWorker.ts', import.meta.url);

export const work: Command = {
  help: `crossings work --queue postgres://… [--threads N] [--lease ms] [--until-done]

Plays parts of questions that somebody asks with --queue, on this machine, until it is stopped. Any number of
workers may help; they may come, go and be killed at any time. Only questions of the same build are
played: the answer is the same to the byte, whoever played.

  --queue address   the PostgreSQL where the questions are
  --threads N       default: one for each core
  --lease ms        of a worker that is silent for so long the parts are given to others (default 60000)
  --until-done      end when there is nothing left to play`,

  async run(args) {
    const typed = readArgs(args, {
      queue: { type: 'string' },
      threads: { type: 'string' },
      lease: { type: 'string' },
      'until-done': { type: 'boolean' },
    });
    const url = typed.text('queue');
    if (url === undefined) throw new BadInput('queue', 'is missing; see --help');
    const threads = count(typed.text('threads'), availableParallelism(), 1, 256, 'threads');
    const leaseMs = count(typed.text('lease'), USUAL_LEASE_MS, 1000, 3_600_000, 'lease');
    return help(url, threads, leaseMs, typed.has('until-done'));
  },
};

async function help(url: string, threads: number, leaseMs: number, endsWhenDone: boolean): Promise<number> {
  const queue = await openQueue(url);
  const worker = randomUUID();
  const builds = Object.keys(titles).map(buildFor);
  const renewing = setInterval(() => void queue.renew(worker, leaseMs).catch(() => {}), leaseMs / RENEWALS);
  let isOver = false;
  const stop = (): void => {
    isOver = true;
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let crew: { readonly run: number; readonly of: Crew<Part> } | undefined;
  try {
    while (!isOver) {
      const [first, ...more] = await queue.take(builds, worker, threads, leaseMs);
      if (first === undefined) {
        if (endsWhenDone) break;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        continue;
      }
      if (crew?.run !== first.run) {
        await crew?.of.end();
        const question: Question = JSON.parse(first.spec);
        crew = { run: first.run, of: await startCrew<Part>(PROGRAM, question, threads) };
      }
      const { hands } = crew.of;
      await Promise.all([first, ...more].map((taken, i) => play(hands[i], taken)));
    }
    return 0;
  } finally {
    clearInterval(renewing);
    await crew?.of.end();
    await queue.close();
  }

  async function play(hand: Hand<Part> | undefined, taken: Taken): Promise<void> {
    if (hand !== undefined) await queue.finish(taken, JSON.stringify(await hand.give(taken.chunk)));
  }
}
