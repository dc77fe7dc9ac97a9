import { bug } from '../engine/bug.ts';
import type { Chance } from '../engine/chance.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import { ENDLESS, type Patience, type Seen } from './bot.ts';
import { type BotName, makeBot, parseBotName } from './names.ts';

export interface Thought<K extends Kind> {
  /** null: it waits, or every choice has blanks and the game's default must do. */
  readonly action: K['action'] | null;
  /** What it still remembers after thinking. */
  readonly memory: K['memory'] | null;
}

/** One decision of the bot with this label: all a worker needs to be sent. */
export const thinkAs = <K extends Kind>(
  title: Title<K>,
  label: string,
  seen: Seen<K>,
  chance: Chance,
  patience: Patience = ENDLESS,
): Thought<K> => think(title, parseBotName(label), seen, chance, patience);

/**
 * One decision, from what the seat sees and remembers. At a table on the server, at one in a browser and in
 * the laboratory, every bot thinks through here.
 */
export function think<K extends Kind>(
  title: Title<K>,
  name: BotName,
  seen: Seen<K>,
  chance: Chance,
  patience: Patience = ENDLESS,
): Thought<K> {
  const memory = rememberedBy(title, name, seen.memory, chance);
  const now = { ...seen, memory };
  const action = proposal(title, name, now, chance) ?? decision(title, name, now, chance, patience);
  return { action, memory };
}

/** What is left of a memory at the next decision, also at one where there is nothing to choose. */
export const rememberedBy = <K extends Kind>(
  { brain }: Title<K>,
  { level }: BotName,
  memory: K['memory'] | null,
  chance: Chance,
): K['memory'] | null => (memory === null ? null : brain.forget(memory, level, chance));

/** Only a bot that judges fills in forms: at random they would be offers nobody means. */
function proposal<K extends Kind>(
  { brain }: Title<K>,
  { kind }: BotName,
  { view, seat, memory, forms, people = [] }: Seen<K>,
  chance: Chance,
): K['action'] | undefined {
  if (kind === 'random' || forms.length === 0) return undefined;
  return brain.propose?.(view, seat, memory, forms, chance, people);
}

function decision<K extends Kind>(
  title: Title<K>,
  name: BotName,
  seen: Seen<K>,
  chance: Chance,
  patience: Patience,
): K['action'] | null {
  if (seen.options.length === 0) return null;
  const action = makeBot(title, name).decide(seen, chance, patience);
  return action === null && !seen.canWait ? bug('the bot waits, but everybody waits for it') : action;
}
