import type { GameUi } from '../../../kit/table.ts';
import type { Ferry } from '../kind.ts';
import Table from './Table.svelte';

/** What this game brings for the screen. Everything else of `GameUi` is plain until it brings that, too. */
export const ui: Partial<GameUi<Ferry>> = {
  Table,
  phase: ({ round, config }) => ({ key: 'ui.phase', args: { round, rounds: config.rounds } }),
  turn: ({ round }) => round,
};
