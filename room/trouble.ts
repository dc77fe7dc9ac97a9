import type { Core } from './core.ts';
import { letAllGo } from './owners.ts';
import type { Sentence } from './protocol.ts';
import { StoreTrouble } from './store.ts';

/**
 * A job failed. The table goes on, unless another process writes to it too, or nobody knows whether the last
 * writing was done: then this room may never write again.
 */
export function noteTrouble(core: Core, error: unknown): void {
  if (core.lost !== null) return;
  if (error instanceof StoreTrouble && (error.kind === 'conflict' || error.kind === 'unsure'))
    lose(core, `store.${error.kind}`);
  core.ports.complain('a room could not go on', error);
}

/** Everybody comes back by themselves, to a room that is loaded again. */
export function lose(core: Core, why: 'store.conflict' | 'store.unsure'): void {
  core.lost = why;
  core.clock.stop();
  letAllGo(core, why);
}

/** What is said to whoever asked for what failed. */
export const sentenceFor = (error: unknown): Sentence => ({
  key: error instanceof StoreTrouble ? `store.${error.kind}` : 'room.broken',
});
