import type { Box } from '../site/shelf.ts';

/** What opens at a table now and then, in the order in which it would be missed. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('./Asked.svelte'),
  () => import('../../kit/ChoiceList.svelte'),
  () => import('./Menu.svelte'),
  () => import('../../kit/Sheet.svelte'),
  () => import('./Recap.svelte'),
  () => import('./WhileAway.svelte'),
  () => import('../../kit/Talk.svelte'),
  () => import('../../kit/Notes.svelte'),
  () => import('./Finish.svelte'),
  () => import('./Replay.svelte'),
  () => import('../../kit/Keys.svelte'),
];

/**
 * Fetches all that may have to open while nobody answers: a line that is lost must not shut what was never
 * opened. One after the other, so that whoever plays meanwhile has the line to themselves. What fails is
 * failed for good: site/renew.ts hears of it.
 */
export async function keepReady({ loadMoment, loadReference, story }: Box['ui']): Promise<void> {
  for (const part of [loadMoment, ...PARTS, loadReference, story]) await part();
}
