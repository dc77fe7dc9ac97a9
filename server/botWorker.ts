import { parentPort, workerData } from 'node:worker_threads';
import type { Patience } from '../bots/bot.ts';
import { thinkAs } from '../bots/think.ts';
import { titles } from '../games/index.ts';
import type { Question } from '../room/ports.ts';
import { titleOf } from '../service/founding.ts';
import { systemLuck } from './secrets.ts';
import type { FromWorker, WorkerNeeds } from './thinker.ts';

const { budget, flag }: WorkerNeeds = workerData;
const say = (message: FromWorker): void => parentPort?.postMessage(message);

function patienceFromNow(): Patience {
  const since = performance.now();
  return () => {
    const isShared = Atomics.load(flag, 0) === 1;
    return performance.now() - since < (isShared ? budget.sharedMs : budget.aloneMs);
  };
}

/** Thinks beside the event loop. It is sent what a seat sees, so it cannot know more. */
parentPort?.on('message', (question: Question) => {
  try {
    const title = titleOf(titles, question.game);
    if (title === undefined) throw new Error(`no game ${question.game}`);
    say({ thought: thinkAs(title, question.bot, question, systemLuck, patienceFromNow()) });
  } catch (error) {
    say({ error: error instanceof Error ? error.message : String(error) });
  }
});
say('ready');
