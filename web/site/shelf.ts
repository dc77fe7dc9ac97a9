import type { Kind } from '../../engine/game.ts';
import type { Hosting } from '../../kit/hosting.ts';
import type { GameRules, GameUi } from '../../kit/table.ts';
import { byFolder } from './folders.ts';
import { GAMES, type GameId } from './games.ts';
import { inOwnLanguage } from './languages.ts';

/** One chunk per game: nothing of a game is loaded before somebody sits down to it. */
const rules = byFolder(
  import.meta.glob<GameRules<Kind>>('../../games/[a-z]*/ui/rules.ts', { import: 'rules' }),
);
const tables = byFolder(import.meta.glob<GameUi<Kind>>('../../games/[a-z]*/ui/index.ts', { import: 'ui' }));
const hostings = byFolder(
  import.meta.glob<Hosting>('../../games/[a-z]*/ui/hosting.ts', { import: 'hosting' }),
);
const rulebooks = byFolder(
  import.meta.glob<string>('../../games/[a-z]*/RULES.md', { query: '?raw', import: 'default' }),
);

export interface Box {
  readonly title: GameRules<Kind>;
  readonly ui: GameUi<Kind>;
}

/** How far a game is: it has a table here, it has complete rules, or neither yet. */
export type Stage = 'table' | 'rules' | 'soon';

export function stageOf(game: GameId): Stage {
  if (isPlayable(game)) return 'table';
  return game in rulebooks ? 'rules' : 'soon';
}

export const isPlayable = (game: string): boolean => game in rules;
export const isGame = (game: string): game is GameId => GAMES.some((one) => one === game);

export async function openTitle(game: string): Promise<GameRules<Kind> | undefined> {
  const title = await rules[game]?.();
  return title && inOwnLanguage(title);
}

/** How its options are offered; apart from its rules, because nobody at the table needs it. */
export async function openHosting(game: string): Promise<Hosting | undefined> {
  return hostings[game]?.();
}

export async function openBox(game: string): Promise<Box | undefined> {
  const [title, ui] = await Promise.all([openTitle(game), tables[game]?.()]);
  return title && ui && { title, ui };
}

export async function openRulebook(game: string): Promise<string | undefined> {
  return rulebooks[game]?.();
}
