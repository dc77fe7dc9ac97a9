import type { Chance } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import type { Seen } from './bot.ts';
import { makeBot, parseBotName } from './names.ts';

export interface Thought<K extends Kind> {
  /** null: it waits, or every choice has blanks and the game's default must do. */
  readonly action: K['action'] | null;
  readonly memory: K['memory'] | null;
}

/** One decision of the named bot, from what its seat sees and remembers: all a worker needs to be sent. */
export function thinkAs<K extends Kind>(
  title: Title<K>,
  name: string,
  seen: Seen<K>,
  chance: Chance,
): Thought<K> {
  const bot = parseBotName(name);
  const memory = seen.memory === null ? null : title.brain.forget(seen.memory, bot.level, chance);
  if (seen.options.length === 0) return { action: null, memory };
  return { action: makeBot(title, bot).decide({ ...seen, memory }, chance), memory };
}
