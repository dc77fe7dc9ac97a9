import { parentPort } from 'node:worker_threads';
import { thinkAs } from '../bots/think.ts';
import { titles } from '../games/index.ts';
import type { Question } from '../room/ports.ts';
import { systemLuck } from './secrets.ts';

/** Thinks beside the event loop. It is sent what a seat sees, so it cannot know more. */
parentPort?.on('message', ({ nr, question }: { nr: number; question: Question }) => {
  try {
    const title = titles[question.game];
    if (title === undefined) throw new Error(`no game ${question.game}`);
    parentPort?.postMessage({ nr, thought: thinkAs(title, question.bot, question, systemLuck) });
  } catch (error) {
    parentPort?.postMessage({ nr, error: error instanceof Error ? error.message : String(error) });
  }
});
