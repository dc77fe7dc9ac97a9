import { LEANINGS, LEVELS, type Level } from '../engine/brain.ts';
import { bug } from '../engine/bug.ts';
import { BadInput } from '../engine/door.ts';
import type { Kind } from '../engine/game.ts';
import { levelOf, MOST_LEVELS } from '../engine/levels.ts';
import type { Title } from '../engine/title.ts';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import type { Failing, Leanings } from './mistakes.ts';
import { randomBot } from './random.ts';
import { searchBot, THINKING } from './search.ts';

export const BOT_KINDS = ['random', 'greedy', 'search', 'oracle', 'level'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

/** What a name on the command line or at a table asks for. */
export interface BotName {
  readonly kind: BotKind;
  readonly level: Level;
  /** Only for `search` and `oracle`. */
  readonly iterations: number;
  /** Only for `greedy`: how much worse a choice may look and still be taken, in thousandths of a victory. */
  readonly temper: number;
  /** Only for `greedy` with a temper: by how much it leans, in thousandths of a victory. */
  readonly leanings: Leanings;
  /** Only for `level`: which one, 1 is the weakest. */
  readonly rung: number;
}

const NONE: Leanings = {};

export const RANDOM: BotName = {
  kind: 'random',
  level: 'expert',
  iterations: 0,
  temper: 0,
  leanings: NONE,
  rung: 0,
};

const MOST_ITERATIONS = 10_000_000;

const MOST_TEMPER = 999;
/** More would no longer be a leaning but a rule. */
const MOST_LEANING = 99;

export const BOT_HELP = `random, greedy, search, search:500 (iterations); with a memory: ${LEVELS.slice(0, 2)
  .map((level) => `greedy-${level}`)
  .join(', ')},
                     search-casual:500; that errs: greedy~20 (thousandths of a victory), and leans as people
                     do: greedy~20+${LEANINGS.join('10+')}10;
                     that sees all there is: oracle:500; as at tables: level:1 to level:${MOST_LEVELS}`;

/**
 * Reads `kind`, `kind-memory`, `search-memory:iterations`, `greedy-memory~temper`, with leanings behind it as
 * `+finish20`, or `level:1`.
 */
export function parseBotName(text: string, field = 'bots'): BotName {
  const refuse = (problem: string): never => {
    throw new BadInput(field, problem);
  };
  const found = /^([a-z]+)(?:-([a-z]+))?(?::([0-9]+))?(?:~([0-9]+))?((?:\+[a-z]+[0-9]+)*)$/.exec(text);
  const kind = BOT_KINDS.find((name) => name === found?.[1]);
  if (found === null || kind === undefined) {
    return refuse(`no bot "${text}"; there are ${BOT_HELP.replace(/\s+/g, ' ')}`);
  }
  const [, , memory, many, errs, leans = ''] = found;
  const level = memory === undefined ? 'expert' : LEVELS.find((name) => name === memory);
  if (level === undefined) {
    return refuse(`no memory "${memory}" in "${text}"; there are ${LEVELS.join(', ')}`);
  }
  if (memory !== undefined && kind !== 'greedy' && kind !== 'search') {
    const why = kind === 'random' ? 'a random bot has no memory to forget' : `a ${kind} has its own memory`;
    return refuse(`"${text}": ${why}`);
  }
  if (errs !== undefined && kind !== 'greedy') return refuse(`"${text}": only greedy errs`);
  const temper = Number(errs ?? 0);
  if (temper > MOST_TEMPER) return refuse(`"${text}": it may err by at most ${MOST_TEMPER}`);
  const leanings = leaningsIn(leans, refuse);
  if (leans !== '' && temper === 0) return refuse(`"${text}": only who errs has leanings, as ~20`);
  if (kind === 'level') {
    const rung = levelOf(text) ?? refuse(`"${text}": levels are 1 to ${MOST_LEVELS}`);
    return { kind, level, iterations: 0, temper, leanings, rung };
  }
  const thinks = kind === 'search' || kind === 'oracle';
  if (!thinks && many !== undefined) return refuse(`"${text}": only search takes a number of iterations`);
  if (!thinks) return { kind, level, iterations: 0, temper, leanings, rung: 0 };
  const iterations = many === undefined ? THINKING.iterations : Number(many);
  if (iterations < 1 || iterations > MOST_ITERATIONS) {
    return refuse(`"${text}": iterations must be 1 to ${MOST_ITERATIONS}`);
  }
  return { kind, level, iterations, temper, leanings, rung: 0 };
}

/** Reads `+hoard10+revenge30`. */
function leaningsIn(text: string, refuse: (problem: string) => never): Leanings {
  if (text === '') return NONE;
  const read = text
    .split('+')
    .slice(1)
    .map((part) => {
      const [, word, much] = /^([a-z]+)([0-9]+)$/.exec(part) ?? [];
      const leaning = LEANINGS.find((one) => one === word);
      if (leaning === undefined) return refuse(`no leaning "${word}"; there are ${LEANINGS.join(', ')}`);
      const weight = Number(much);
      if (weight > MOST_LEANING) return refuse(`"+${part}": it may lean by at most ${MOST_LEANING}`);
      return [leaning, weight / 1000] as const;
    });
  return Object.fromEntries(read);
}

/** One name for each seat; a single name stands for all of them. */
export function parseBotNames(text: string, seats: number, field = 'bots'): BotName[] {
  const names = text.split(',').map((name) => parseBotName(name.trim(), field));
  const [first] = names;
  if (names.length === 1 && first !== undefined) return new Array<BotName>(seats).fill(first);
  if (names.length === seats) return names;
  throw new BadInput(field, `${names.length} bots for ${seats} seats; give one for all or one for each`);
}

/** Only a bot with a temper errs: others play as well as they can remember. */
const failingOf = ({ level, temper, leanings }: BotName): Failing | undefined =>
  temper === 0 ? undefined : { level, temper: temper / 1000, leanings };

export function makeBot<K extends Kind>({ game, brain }: Title<K>, name: BotName): Bot<K> {
  switch (name.kind) {
    case 'random':
      return randomBot();
    case 'greedy':
      return greedyBot(game, brain, failingOf(name));
    case 'level':
      return bug('a level is no bot before it is resolved', name.rung);
    case 'oracle':
      return bug('what is true only the laboratory knows', name.kind);
    case 'search':
      return searchBot(game, brain, { iterations: name.iterations });
  }
}
