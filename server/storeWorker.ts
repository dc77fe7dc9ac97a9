import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { copyBack } from './copyBack.ts';
import { type Desk, openDesk } from './desk.ts';
import { writeTogether } from './group.ts';
import type { Answers, Call, Trouble } from './storeThread.ts';
import { troubleOf } from './trouble.ts';

/** The database on a thread of its own: while the disk syncs, tables go on. What has come in is one group. */
const file = String(workerData);
let desk: Desk | undefined;
let unopened: unknown;
try {
  desk = openDesk(file);
} catch (error) {
  unopened = error;
}

/** Most calls at a time, so that the first of a flood need not wait for the last. */
const MOST = 512;

const failed = (at: number, error: unknown): Trouble => {
  const { kind, message } = troubleOf(error);
  return { at, kind, what: message };
};

/** The other thread has checked names and arguments by their types. */
const made = (desk: object, [name, ...args]: Call): unknown =>
  (desk as Record<string, (...args: readonly unknown[]) => unknown>)[name]?.(...args);

function answersTo(calls: readonly Call[]): Omit<Answers, 'messages' | 'changed'> {
  if (desk === undefined)
    return { values: [], troubles: calls.map((_call, at) => failed(at, unopened)), writes: 0 };
  const { reads, writes, transaction } = desk;
  const values: unknown[] = [];
  const troubles: Trouble[] = [];
  const isWrite = ([name]: Call): boolean => name in writes;
  const group = [...calls.entries()].filter(([, call]) => isWrite(call));
  const jobs = group.map(
    ([, call]) =>
      () =>
        made(writes, call),
  );
  const settled = jobs.length === 0 ? [] : writeTogether(transaction, jobs);
  for (const [i, [at]] of group.entries()) {
    const one = settled[i];
    if (one === undefined || 'error' in one) troubles.push(failed(at, one?.error));
    else values[at] = one.value;
  }
  // After the writings: to close the database is one of these.
  for (const [at, call] of calls.entries()) {
    if (isWrite(call)) continue;
    try {
      values[at] = made(reads, call);
    } catch (error) {
      troubles.push(failed(at, error));
    }
  }
  return { values, troubles, writes: group.length };
}

/** A file that was just closed, or was never open, is nobody's business. */
function hasChanged(): boolean {
  try {
    return desk?.hasChanged() ?? false;
  } catch {
    return false;
  }
}

const copying = copyBack(file, () => desk?.copyLog());

/** This message and what has come in behind it. */
function* waiting(first: readonly Call[]): Generator<readonly Call[]> {
  let calls = 0;
  for (
    let next: readonly Call[] | undefined = first;
    next !== undefined;
    next = calls < MOST ? later() : undefined
  ) {
    yield next;
    calls += next.length;
  }
}

const later = (): readonly Call[] | undefined =>
  parentPort === null ? undefined : receiveMessageOnPort(parentPort)?.message;

parentPort?.on('message', (first: readonly Call[]) => {
  const all = [...waiting(first)];
  const answers = answersTo(all.flat());
  parentPort?.postMessage({ messages: all.length, ...answers, changed: hasChanged() } satisfies Answers);
  copying.wrote(answers.writes);
});
