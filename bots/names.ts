import { LEVELS, type Level } from '../engine/brain.ts';
import { BadInput } from '../engine/door.ts';
import type { Kind } from '../engine/game.ts';
import type { Title } from '../engine/title.ts';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { searchBot, THINKING } from './search.ts';

export const BOT_KINDS = ['random', 'greedy', 'search'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

/** What a name on the command line or at a table asks for. */
export interface BotName {
  readonly kind: BotKind;
  readonly level: Level;
  /** Only for `search`. */
  readonly iterations: number;
}

const MOST_ITERATIONS = 10_000_000;

export const BOT_HELP = `random, greedy, search, search:500 (iterations); with a memory: ${LEVELS.slice(0, 2)
  .map((level) => `greedy-${level}`)
  .join(', ')}, search-casual:500`;

/** Reads `kind`, `kind-level`, `search:iterations` or `search-level:iterations`. */
export function parseBotName(text: string, field = 'bots'): BotName {
  const found = /^([a-z]+)(?:-([a-z]+))?(?::([0-9]+))?$/.exec(text);
  const kind = BOT_KINDS.find((name) => name === found?.[1]);
  if (found === null || kind === undefined)
    throw new BadInput(field, `no bot "${text}"; there are ${BOT_HELP}`);
  const level = found[2] === undefined ? 'expert' : LEVELS.find((name) => name === found[2]);
  if (level === undefined) {
    throw new BadInput(field, `no level "${found[2]}" in "${text}"; there are ${LEVELS.join(', ')}`);
  }
  if (kind === 'random' && found[2] !== undefined) {
    throw new BadInput(field, `"${text}": a random bot has no memory to forget`);
  }
  if (kind !== 'search' && found[3] !== undefined) {
    throw new BadInput(field, `"${text}": only search takes a number of iterations`);
  }
  const iterations = found[3] === undefined ? THINKING.iterations : Number(found[3]);
  if (iterations < 1 || iterations > MOST_ITERATIONS) {
    throw new BadInput(field, `"${text}": iterations must be 1 to ${MOST_ITERATIONS}`);
  }
  return { kind, level, iterations };
}

/** One name for each seat; a single name stands for all of them. */
export function parseBotNames(text: string, seats: number, field = 'bots'): BotName[] {
  const names = text.split(',').map((name) => parseBotName(name.trim(), field));
  const [first] = names;
  if (names.length === 1 && first !== undefined) return new Array<BotName>(seats).fill(first);
  if (names.length === seats) return names;
  throw new BadInput(field, `${names.length} bots for ${seats} seats; give one for all or one for each`);
}

export function makeBot<K extends Kind>({ game, brain }: Title<K>, name: BotName): Bot<K> {
  switch (name.kind) {
    case 'random':
      return randomBot();
    case 'greedy':
      return greedyBot(game, brain);
    case 'search':
      return searchBot(game, brain, { iterations: name.iterations });
  }
}
