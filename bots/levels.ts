import { at } from '../engine/at.ts';
import { BadInput } from '../engine/door.ts';
import type { Kind } from '../engine/game.ts';
import { levelOf, MOST_LEVELS, rungOf } from '../engine/levels.ts';
import type { Title } from '../engine/title.ts';
import { type BotName, parseBotName } from './names.ts';

/** For a game of which nobody has rated any. */
const USUAL: readonly string[] = [
  'greedy-beginner~30',
  'greedy-learner~18',
  'greedy-casual~12',
  'greedy-casual~8',
  'search:400',
];

export const levelsOf = <K extends Kind>({ levels = USUAL }: Title<K>): readonly string[] => levels;

/** The bot that is meant: a level is another one in each game. */
export function resolved<K extends Kind>(title: Title<K>, name: BotName): BotName {
  if (name.kind !== 'level') return name;
  const levels = levelsOf(title);
  return parseBotName(at(levels, rungOf(name.rung, levels.length)));
}

/** At a table one names a level: how long a bot may think is not for whoever sits there to say. */
export function checkTableBot(label: string): void {
  if (levelOf(label) !== undefined) return;
  throw new BadInput('bots', `no level "${label}"; there are level:1 to level:${MOST_LEVELS}`);
}
