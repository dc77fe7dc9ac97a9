import { parentPort, workerData } from 'node:worker_threads';
import { copyBack } from './copyBack.ts';
import { type Desk, openDesk } from './desk.ts';
import { writeTogether } from './group.ts';
import type { Answer, Answers, Call } from './storeThread.ts';
import { troubleOf } from './trouble.ts';

/** The database on a thread of its own: while the disk syncs, tables go on. What comes in one message is one group. */
const file = String(workerData);
let desk: Desk | undefined;
let unopened: unknown;
try {
  desk = openDesk(file);
} catch (error) {
  unopened = error;
}

const failed = (error: unknown): Answer => {
  const { kind, message } = troubleOf(error);
  return { trouble: kind, what: message };
};

function answersTo(calls: readonly Call[]): Answers {
  if (desk === undefined) return { answers: calls.map(() => failed(unopened)), writes: 0 };
  const { reads, writes, transaction } = desk;
  const answers: Answer[] = [];
  const group: { readonly at: number; readonly write: () => unknown }[] = [];
  for (const [at, [name, ...args]] of calls.entries()) {
    if (name in writes) {
      group.push({ at, write: () => (writes[name as keyof typeof writes] as Anything)(...args) });
      continue;
    }
    try {
      answers[at] = { value: (reads[name as keyof typeof reads] as Anything)(...args) };
    } catch (error) {
      answers[at] = failed(error);
    }
  }
  const settled =
    group.length === 0
      ? []
      : writeTogether(
          transaction,
          group.map(({ write }) => write),
        );
  for (const [i, { at }] of group.entries()) {
    const one = settled[i];
    answers[at] = one === undefined || 'error' in one ? failed(one?.error) : one;
  }
  return { answers, writes: group.length };
}

const copying = copyBack(file, () => desk?.copyLog());

/** The other thread has checked names and arguments by their types. */
type Anything = (...args: readonly unknown[]) => unknown;

parentPort?.on('message', (calls: readonly Call[]) => {
  const answers = answersTo(calls);
  parentPort?.postMessage(answers);
  copying.wrote(answers.writes);
});
