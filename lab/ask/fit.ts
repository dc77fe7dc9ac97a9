import { bestOf } from '../../engine/best.ts';
import { type Brain, LEANINGS, type Level } from '../../engine/brain.ts';
import type { Kind } from '../../engine/game.ts';
import { targetsBelow } from './rungs.ts';

/** How strong the bot of this name is; random play is 0. */
export type Look = (bot: string) => Promise<number>;

/** So near to the rating that was wished for is near enough. */
const NEAR = 25;
const MOST_TEMPER = 999;
/** Each halves what is left to look at: more than these tell nothing that a look can tell. */
const MOST_LOOKS = 8;
/** From whoever remembers and notices least to who does most. */
const MEMORIES: readonly Level[] = ['beginner', 'learner', 'casual', 'skilled'];

/** How much people of each level lean to what a game knows of, in thousandths of a victory. */
const LEANS: Readonly<Record<Level, number>> = {
  beginner: 30,
  learner: 20,
  casual: 10,
  skilled: 0,
  expert: 0,
};

/** Behind the name of a bot of this level: what it leans to, and how much. */
export function leaningsOf({ leanings = {} }: Pick<Brain<Kind>, 'leanings'>, level: Level): string {
  if (LEANS[level] === 0) return '';
  return LEANINGS.flatMap((one) => (leanings[one] === undefined ? [] : `+${one}${LEANS[level]}`)).join('');
}

/**
 * The levels of a game, the weakest first: below its strongest bot those that err just so much that they
 * stand where they should.
 */
export async function fittedLevels(
  strongest: string,
  look: Look,
  brain: Pick<Brain<Kind>, 'leanings'> = {},
): Promise<readonly string[]> {
  const targets = targetsBelow(await look(strongest));
  const found: string[] = [];
  for (const [rung, target] of targets.entries()) {
    const place =
      targets.length === 1 ? 0 : Math.round((rung * (MEMORIES.length - 1)) / (targets.length - 1));
    const memory = MEMORIES[place] ?? 'beginner';
    const leans = leaningsOf(brain, memory);
    found.push(await fittedTo(target, (temper) => `greedy-${memory}~${temper}${leans}`, look));
  }
  return [...found, strongest];
}

/** By bisection: who errs more is weaker. Says the nearest of all that were looked at. */
async function fittedTo(target: number, nameOf: (temper: number) => string, look: Look): Promise<string> {
  const seen: { readonly name: string; readonly off: number }[] = [];
  let errsLess = 1;
  let errsMore = MOST_TEMPER;
  for (let i = 0; i < MOST_LOOKS && errsLess <= errsMore; i++) {
    // Twice as large errors are one step, whether small or large.
    const temper = Math.round(Math.sqrt(errsLess * errsMore));
    const name = nameOf(temper);
    const rating = await look(name);
    seen.push({ name, off: Math.abs(rating - target) });
    if (Math.abs(rating - target) <= NEAR) break;
    if (rating > target) errsLess = temper + 1;
    else errsMore = temper - 1;
  }
  return bestOf(seen, ({ off }) => -off)?.name ?? nameOf(MOST_TEMPER);
}
