import { pick } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Bot } from './bot.ts';

/** Any option, each as likely as the other. */
export function randomBot<K extends Kind>(): Bot<K> {
  return { decide: (seen, chance) => pick(chance, seen.options) };
}
