import { pick } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import { type Bot, choicesOf } from './bot.ts';

/** Any option, each as likely as the other; waiting is one of them. */
export function randomBot<K extends Kind>(): Bot<K> {
  return {
    *ponder(seen, chance) {
      yield;
      return pick(chance, choicesOf(seen));
    },
  };
}
