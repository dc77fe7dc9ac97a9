import { parentPort, workerData } from 'node:worker_threads';
import { beginAs, type Thinking } from '../bots/think.ts';
import type { Kind } from '../engine/game.ts';
import { titles } from '../games/index.ts';
import type { Question, Thought } from '../room/ports.ts';
import { titleOf } from '../service/founding.ts';
import { threadMs } from './coreTime.ts';
import { systemLuck } from './secrets.ts';
import type { FromWorker, ToWorker, WorkerNeeds } from './thinker.ts';

const { sliceMs }: WorkerNeeds = workerData;
const say = (message: FromWorker): void => parentPort?.postMessage(message);
/** What was begun and laid aside, by the number of its question. */
const begun = new Map<number, Thinking<Thought>>();

function begin({ game, ...question }: Question): Thinking<Thought> {
  const title = titleOf(titles, game);
  if (title === undefined) throw new Error(`no game ${game}`);
  return beginAs<Kind>(title, question.bot, question, systemLuck);
}

/** Thinks beside the event loop, a slice at a time. It is sent what a seat sees, so it cannot know more. */
parentPort?.on('message', ({ id, question, cut }: ToWorker) => {
  try {
    const since = threadMs();
    const thinking = begun.get(id) ?? (question === undefined ? undefined : begin(question));
    if (thinking === undefined) throw new Error('nothing was asked');
    let isDone = false;
    while (!isDone && !cut && threadMs() - since < sliceMs) isDone = thinking.step();
    if (isDone || cut) {
      begun.delete(id);
      say({ id, ms: threadMs() - since, thought: thinking.best(), isCut: !isDone });
    } else {
      begun.set(id, thinking);
      say({ id, ms: threadMs() - since });
    }
  } catch (error) {
    begun.delete(id);
    say({ id, ms: 0, error: error instanceof Error ? error.message : String(error) });
  }
});
say('ready');
