import { parseBotNames } from '../bots/names.ts';
import { readSettings } from './ask/arm.ts';
import type { Job } from './ask/play.ts';
import { count, type Typed, theWord } from './command.ts';
import { withContent } from './documents.ts';
import { titleOf } from './titles.ts';

export const JOB_SWITCHES = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  set: { type: 'string', multiple: true },
  content: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Reads the game, its seats, its table options and its bots. Nothing is played if anything is wrong. */
export function readJob(typed: Typed, usualBots: string): Job {
  const title = titleOf(theWord(typed, 'game'));
  const { game } = title;
  const seats = count(typed.text('seats'), game.seats.min, 0, 1000, 'seats');
  const settings = readSettings(game, typed.texts('set'));
  const given = withContent(title, settings, typed.text('content'));
  const config = game.parseConfig(given, { seats, ranked: false });
  const text = typed.text('bots') ?? usualBots;
  const bots = parseBotNames(text, seats);
  const names = text.split(',').map((name) => name.trim());
  const botNames = bots.map((_, seat) => names[seat] ?? names[0] ?? '');
  return { game: game.id, seats, seed: typed.text('seed') ?? '1', bots, botNames, config };
}
