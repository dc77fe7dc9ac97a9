import type { Kind } from '../../engine/game.ts';
import index from '../../games/index.ts?raw';
import type { Hosting } from '../../kit/hosting.ts';
import type { GameRules, GameUi } from '../../kit/table.ts';
import { GAMES, type GameId } from './games.ts';
import { inOwnLanguage } from './languages.ts';
import { namedIn } from './named.ts';

/** One chunk per game: nothing of a game is loaded before somebody sits down to it. */
const rules: Readonly<Record<string, () => Promise<GameRules<Kind>>>> = {
  emigration: async () => (await import('../../games/emigration/ui/rules.ts')).rules,
  displacement: async () => (await import('../../games/displacement/ui/rules.ts')).rules,
  'ellis-island': async () => (await import('../../games/ellis-island/ui/rules.ts')).rules,
  migrato: async () => (await import('../../games/migrato/ui/rules.ts')).rules,
  'journey-istanbul': async () => (await import('../../games/journey-istanbul/ui/rules.ts')).rules,
};
const tables: Readonly<Record<string, () => Promise<GameUi<Kind>>>> = {
  emigration: async () => (await import('../../games/emigration/ui/index.ts')).ui as unknown as GameUi<Kind>,
  displacement: async () =>
    (await import('../../games/displacement/ui/index.ts')).ui as unknown as GameUi<Kind>,
  'ellis-island': async () =>
    (await import('../../games/ellis-island/ui/index.ts')).ui as unknown as GameUi<Kind>,
  migrato: async () => (await import('../../games/migrato/ui/index.ts')).ui as unknown as GameUi<Kind>,
  'journey-istanbul': async () =>
    (await import('../../games/journey-istanbul/ui/index.ts')).ui as unknown as GameUi<Kind>,
};
const hostings = import.meta.glob<Hosting>('../../games/*/ui/hosting.ts', { import: 'hosting' });
const rulebooks = import.meta.glob<string>('../../games/*/RULES.md', { query: '?raw', import: 'default' });

export interface Box {
  readonly title: GameRules<Kind>;
  readonly ui: GameUi<Kind>;
}

/** How far a game is: it has a table here, it has complete rules, or neither yet. */
export type Stage = 'table' | 'rules' | 'soon';
const complete = namedIn(index);

export function stageOf(game: GameId): Stage {
  if (isPlayable(game)) return 'table';
  return complete.has(game) ? 'rules' : 'soon';
}

export const isPlayable = (game: string): boolean => game in rules;
export const isGame = (game: string): game is GameId => GAMES.some((one) => one === game);

export async function openTitle(game: string): Promise<GameRules<Kind> | undefined> {
  const title = await rules[game]?.();
  return title && inOwnLanguage(title);
}

/** How its options are offered; apart from its rules, because nobody at the table needs it. */
export async function openHosting(game: string): Promise<Hosting | undefined> {
  return hostings[`../../games/${game}/ui/hosting.ts`]?.();
}

export async function openBox(game: string): Promise<Box | undefined> {
  const [title, ui] = await Promise.all([openTitle(game), tables[game]?.()]);
  return title && ui && { title, ui };
}

export async function openRulebook(game: string): Promise<string | undefined> {
  return rulebooks[`../../games/${game}/RULES.md`]?.();
}
