import type { Core } from './core.ts';
import type { Sentence } from './protocol.ts';
import { StoreTrouble } from './store.ts';

/** A job failed. The table goes on, unless another process writes to it too. */
export function noteTrouble(core: Core, error: unknown): void {
  if (error instanceof StoreTrouble && error.kind === 'conflict') core.lost = true;
  core.ports.complain('a room could not go on', error);
}

/** What is said to whoever asked for what failed. */
export const sentenceFor = (error: unknown): Sentence => ({
  key: error instanceof StoreTrouble ? `store.${error.kind}` : 'room.broken',
});
