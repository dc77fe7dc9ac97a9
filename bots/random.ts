import { pick } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Bot } from './bot.ts';

/** Any option, each as likely as the other; waiting is one of them. */
export function randomBot<K extends Kind>(): Bot<K> {
  return {
    decide({ options, canWait }, chance) {
      return pick<K['action'] | null>(chance, canWait ? [...options, null] : options);
    },
  };
}
