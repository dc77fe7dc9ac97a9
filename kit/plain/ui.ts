import type { Kind } from '../../engine/game.ts';
import type { Title } from '../../engine/title.ts';
import type { GameRules, GameUi } from '../table.ts';
import PlainStory from './PlainStory.svelte';
import PlainTable from './PlainTable.svelte';
import { turnIn } from './words.ts';

/** A component that draws nothing, where a game has nothing of its own to show. */
const Nothing = (): Record<string, never> => ({});

/**
 * What a game is shown with as far as it brings nothing of its own: it can be played the moment its laws
 * hold.
 */
export const plainUi: GameUi<Kind> = {
  Table: PlainTable,
  loadMoment: async () => ({ default: Nothing }),
  loadReference: async () => ({ default: Nothing }),
  story: async () => ({ Story: PlainStory, Way: Nothing }),
  phase: (view) => ({ key: 'log.turn', args: { turn: turnIn(view) } }),
  turn: turnIn,
  moment: () => [],
  flights: () => [],
  untold: () => false,
  sound: () => undefined,
};

/** What a page needs of a game that does not say so itself: its whole title. */
export const plainRules = (title: Title<Kind>): GameRules<Kind> => ({
  id: title.game.id,
  game: async () => title.game,
  texts: title.texts,
  tell: title.tell,
  label: title.label,
});
