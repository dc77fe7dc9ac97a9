import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { CHECKPOINT } from './schema.ts';

/** What the writing thread may be left to copy itself, in pages: a millisecond or two. */
const FEW_PAGES = 200;
const MOST_ROUNDS = 4;

/** Copies while others write, so each round leaves what was written during it. */
function copy(db: DatabaseSync): boolean {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { log, checkpointed } = db.prepare(CHECKPOINT).get() ?? {};
    if (Number(log) - Number(checkpointed) <= FEW_PAGES && round > 0) return true;
  }
  return false;
}

parentPort?.on('message', () => {
  // Opened for each copying: while it is open, a server that stops could not tidy up its log.
  const db = new DatabaseSync(String(workerData));
  let isDone = false;
  try {
    isDone = copy(db);
  } finally {
    db.close();
    parentPort?.postMessage(isDone);
  }
});
