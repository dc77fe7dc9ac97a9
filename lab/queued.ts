import { BadInput } from '../engine/door.ts';
import { openQueue } from '../server/pg/queue.ts';
import type { Part } from './ask/block.ts';
import type { Question } from './ask/question.ts';
import { type Result, sealed } from './ask/result.ts';
import { nothingKept } from './kept.ts';
import { study } from './study.ts';

/** What is known by now of a question on a queue: all parts up to the first gap. Nothing is played. */
export async function queuedResult(url: string, asked: string): Promise<Result> {
  const queue = await openQueue(url);
  const found = await queue.found(asked).finally(() => queue.close());
  if (found === undefined) throw new BadInput('question', `nobody has asked ${asked} on this queue`);
  const question: Question = JSON.parse(found.spec);
  const kept = nothingKept();
  for (const tally of found.tallies) {
    const part: Part = JSON.parse(tally);
    kept.addPart(part);
  }
  if (!kept.parts.has(0)) throw new BadInput('question', `nothing of ${asked} has been played yet`);
  const { promise: gone, resolve: leave } = Promise.withResolvers<void>();
  const cut: { by: 'time' | null; readonly gone: Promise<void> } = { by: null, gone };
  const nobody = {
    give(): Promise<Part> {
      cut.by = 'time';
      leave();
      return new Promise(() => {});
    },
  };
  const { found: answer, cut: by } = await study(question, [nobody], kept, cut, { show() {} });
  const { build } = found;
  const engine = `node ${process.versions.node}`;
  return sealed(answer, { threads: 0, seconds: 0, kept: kept.parts.size, cut: by, engine, build });
}
