import { parseBotNames } from '../../bots/names.ts';
import { BadInput } from '../../engine/door.ts';
import type { Game, Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import { isPath, specOf, withPaths } from './changes.ts';
import type { Arm } from './question.ts';

/** A variant as it is wished for, before the game has read it. */
export interface Wished {
  readonly name: string;
  /** `option=value`, or `table.row.field=value` of the content. */
  readonly settings: readonly string[];
  /** A document of content; undefined for ours. */
  readonly content: unknown;
  /** One for each seat or one for all. */
  readonly bots: string;
}

/** Read by the game's own parser: nothing is played that a table would refuse. */
export function armOf(title: Title<Kind>, seats: number, { name, settings, content, bots }: Wished): Arm {
  const { game } = title;
  const given = readSettings(
    game,
    settings.filter((pair) => !isPath(pair)),
  );
  const changed = withPaths(title, content, settings.filter(isPath));
  const settled = changed === undefined ? given : { ...given, [specOf(title).option]: changed };
  const config = game.parseConfig(settled, { seats, ranked: false });
  const names = bots.split(',').map((bot) => bot.trim());
  const many = parseBotNames(bots, seats).length;
  return { name, config, bots: Array.from({ length: many }, (_bot, i) => names[i] ?? names[0] ?? '') };
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
