import type { Card } from '../../engine/card.ts';
import type { Kind } from '../../engine/game.ts';
import type { Hosting } from '../../kit/hosting.ts';
import type { GameRules, GameUi } from '../../kit/table.ts';
import { cardOf, isGame } from './cards.ts';
import { byFolder } from './folders.ts';
import { inOwnLanguage } from './languages.ts';

/** One chunk per game: nothing of a game is loaded before somebody sits down to it. */
const rules = byFolder(
  import.meta.glob<GameRules<Kind>>('../../games/[a-z]*/ui/rules.ts', { import: 'rules' }),
);
const tables = byFolder(
  import.meta.glob<Partial<GameUi<Kind>>>('../../games/[a-z]*/ui/index.ts', { import: 'ui' }),
);
const hostings = byFolder(
  import.meta.glob<Hosting>('../../games/[a-z]*/ui/hosting.ts', { import: 'hosting' }),
);
/** All that a table needs of its game. */
export interface Box {
  readonly card: Card;
  readonly title: GameRules<Kind>;
  readonly ui: GameUi<Kind>;
}

/** Whether a table of it can be set here: what it does not bring itself is plain. */
export const isPlayable = isGame;

export async function openTitle(game: string): Promise<GameRules<Kind> | undefined> {
  const title = game in rules ? await rules[game]?.() : await wholeTitle(game);
  return title && inOwnLanguage(title);
}

/** For a game that does not say what a page needs of it. */
async function wholeTitle(game: string): Promise<GameRules<Kind> | undefined> {
  const [{ titles }, { plainRules }] = await Promise.all([
    import('./titles.ts'),
    import('../../kit/plain/ui.ts'),
  ]);
  const title = await titles[game]?.();
  return title && plainRules(title);
}

/** With everything it can say. */
export async function withTold(title: GameRules<Kind>): Promise<GameRules<Kind>> {
  const told = await title.told?.();
  return told === undefined
    ? title
    : { ...title, texts: { ...title.texts, en: { ...title.texts.en, ...told } } };
}

type Needed<T> = { [P in keyof T]-?: undefined extends T[P] ? never : P }[keyof T];

/** The parts without which no table can be drawn. A game that lacks one of them gets the plain one. */
const NEEDED: Readonly<Record<Needed<GameUi<Kind>>, true>> = {
  Table: true,
  loadMoment: true,
  loadReference: true,
  story: true,
  phase: true,
  turn: true,
  moment: true,
  flights: true,
  untold: true,
  sound: true,
};
const isWhole = (brought: Partial<GameUi<Kind>>): brought is GameUi<Kind> =>
  Object.keys(NEEDED).every((part) => part in brought);

async function openUi(game: string): Promise<GameUi<Kind>> {
  const brought = (await tables[game]?.()) ?? {};
  return isWhole(brought) ? brought : { ...(await import('../../kit/plain/ui.ts')).plainUi, ...brought };
}

/** How its options are offered; apart from its rules, because nobody at the table needs it. */
export async function openHosting(game: string): Promise<Hosting | undefined> {
  return hostings[game]?.();
}

export async function openBox(game: string): Promise<Box | undefined> {
  if (!isPlayable(game)) return undefined;
  const card = cardOf(game);
  const [title, ui] = await Promise.all([openTitle(game), openUi(game)]);
  return card && title && { card, title, ui };
}
