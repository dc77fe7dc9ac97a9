import type { Card } from '../../engine/card.ts';
import type { Kind } from '../../engine/game.ts';
import type { Hosting } from '../../kit/hosting.ts';
import type { GameRules, GameUi } from '../../kit/table.ts';
import { isGame, openCard } from './cards.ts';
import { byFolder } from './folders.ts';
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

/** All that a table needs of its game. */
export interface Box {
  readonly card: Card;
  readonly title: GameRules<Kind>;
  readonly ui: GameUi<Kind>;
}

/** Whether a table of it can be set here. */
export const isPlayable = (game: string): boolean => isGame(game) && game in rules && game in tables;
export const hasRulebook = (game: string): boolean => isGame(game) && game in rulebooks;

export async function openTitle(game: string): Promise<GameRules<Kind> | undefined> {
  const title = await rules[game]?.();
  return title && inOwnLanguage(title);
}

/** How its options are offered; apart from its rules, because nobody at the table needs it. */
export async function openHosting(game: string): Promise<Hosting | undefined> {
  return hostings[game]?.();
}

export async function openBox(game: string): Promise<Box | undefined> {
  const [card, title, ui] = await Promise.all([openCard(game), openTitle(game), tables[game]?.()]);
  return card && title && ui && { card, title, ui };
}

export async function openRulebook(game: string): Promise<string | undefined> {
  return rulebooks[game]?.();
}
