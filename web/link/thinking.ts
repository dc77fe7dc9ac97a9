import { beginAs } from '../../bots/think.ts';
import type { Chance } from '../../engine/chance.ts';
import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import type { Question, Thought } from '../../room/ports.ts';

/** After so long the worker listens again: somebody may have pressed something. */
const SLICE_MS = 20;
/** So long a bot thinks at most, and so long it may take altogether: then the best so far is played. */
const CORE_MS = 1500;
const ASKED_MS = 4000;

/** One decision, in slices. */
export async function thinkInSlices(title: Title<Kind>, question: Question, luck: Chance): Promise<Thought> {
  const asked = performance.now();
  const thinking = beginAs<Kind>(title, question.bot, question, luck);
  for (let used = 0; used < CORE_MS && performance.now() - asked < ASKED_MS; ) {
    const since = performance.now();
    while (performance.now() - since < SLICE_MS) if (thinking.step()) return thinking.best();
    used += performance.now() - since;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return thinking.best();
}
