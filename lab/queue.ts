import { openQueue, type Queue } from '../server/pg/queue.ts';
import type { Part } from './ask/block.ts';
import { askedOf, type Question } from './ask/question.ts';
import { buildOf } from './build.ts';
import type { Crew } from './crew.ts';

const LOOK_MS = 200;
/** So many parts are wanted at once: as many machines have something to do, and little is played in vain. */
const WINDOW = 64;

/** The same games need the same code and the same engine below it. */
export const buildFor = (game: string): string =>
  `${buildOf(game)}-node${process.versions.node.split('.')[0]}`;

/** A crew of whatever workers there are. It does not matter who plays a part, or how often. */
export async function queueCrew(url: string, question: Question): Promise<Crew<Part>> {
  const queue = await openQueue(url);
  try {
    const run = await queue.submit(askedOf(question), buildFor(question.game), JSON.stringify(question));
    const looking = lookFor(queue, run);
    return {
      hands: Array.from({ length: WINDOW }, () => ({ give: looking.give })),
      async end() {
        looking.stop();
        await queue.close();
      },
    };
  } catch (error) {
    await queue.close();
    throw error;
  }
}

interface Waiting {
  resolve(part: Part): void;
  reject(error: unknown): void;
}

/** Asks for all parts that are waited for at once, again and again. */
function lookFor(queue: Queue, run: number): { give(part: number): Promise<Part>; stop(): void } {
  const waiting = new Map<number, Waiting>();
  let fresh: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function look(): Promise<void> {
    try {
      const wanted = fresh;
      fresh = [];
      if (wanted.length > 0) await queue.want(run, wanted);
      for (const [part, tally] of await queue.done(run, [...waiting.keys()])) {
        waiting.get(part)?.resolve(JSON.parse(tally));
        waiting.delete(part);
      }
    } catch (error) {
      if (!isOver) for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    }
    if (!isOver) timer = setTimeout(look, LOOK_MS);
  }
  timer = setTimeout(look, 0);
  return {
    give: (part) =>
      new Promise((resolve, reject) => {
        waiting.set(part, { resolve, reject });
        fresh.push(part);
      }),
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
