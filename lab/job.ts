import { parseBotNames } from '../bots/names.ts';
import { BadInput } from '../engine/door.ts';
import type { Game, Kind } from '../engine/game.ts';
import { count, type Typed, theWord } from './command.ts';
import { withContent } from './documents.ts';
import type { Job } from './play.ts';
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
  const given = withContent(title, settings, typed.text('content'), []);
  const config = game.parseConfig(given, { seats, ranked: false });
  const text = typed.text('bots') ?? usualBots;
  const bots = parseBotNames(text, seats);
  const names = text.split(',').map((name) => name.trim());
  const botNames = bots.map((_, seat) => names[seat] ?? names[0] ?? '');
  return { game: game.id, seats, seed: typed.text('seed') ?? '1', bots, botNames, config };
}

/** `option=value` pairs; the value is read as the option's own kind where it has one of that name. */
export function readSettings(game: Game<Kind>, pairs: readonly string[]): Readonly<Record<string, unknown>> {
  const settings: Record<string, unknown> = {};
  for (const pair of pairs) {
    const cut = pair.indexOf('=');
    if (cut < 1) throw new BadInput('set', `must be option=value, not "${pair}"`);
    const name = pair.slice(0, cut);
    const text = pair.slice(cut + 1);
    if (Object.hasOwn(settings, name)) throw new BadInput(`set ${name}`, 'is given twice');
    const option = game.tableOptions.find((one) => one.name === name);
    settings[name] = option?.values.find((value) => String(value) === text) ?? plain(text);
  }
  return settings;
}

function plain(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?[0-9]+$/.test(text) ? Number(text) : text;
}
