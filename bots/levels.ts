import { at } from '../engine/at.ts';
import { BadInput } from '../engine/door.ts';
import type { Kind } from '../engine/game.ts';
import { type BotLevel, levelOf, MOST_LEVELS, rungOf } from '../engine/levels.ts';
import type { Title } from '../engine/title.ts';
import { type BotName, parseBotName } from './names.ts';

/** For a game of which nobody has measured any. */
const USUAL: readonly BotLevel[] = [
  'greedy-beginner~30',
  'greedy-learner~18',
  'greedy-casual~12',
  'greedy-casual~8',
  'search:400',
].map((bot) => ({ bot, rating: null, step: null }));

export const levelsOf = <K extends Kind>({ levels }: Title<K>, seats: number): readonly BotLevel[] =>
  levels?.[seats]?.levels ?? USUAL;

/** The bot that is meant: a level is another one in each game, and at each size of table. */
export function resolved<K extends Kind>(title: Title<K>, name: BotName, seats: number): BotName {
  if (name.kind !== 'level') return name;
  const levels = levelsOf(title, seats);
  return parseBotName(at(levels, rungOf(name.rung, levels.length)).bot);
}

/** At a table one names a level: how long a bot may think is not for whoever sits there to say. */
export function checkTableBot(label: string): void {
  if (levelOf(label) !== undefined) return;
  throw new BadInput('bots', `no level "${label}"; there are level:1 to level:${MOST_LEVELS}`);
}
