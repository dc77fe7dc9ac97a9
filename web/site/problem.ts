import { t } from '../../kit/words.svelte.ts';
import type { Sentence } from '../../room/protocol.ts';

/**
 * A refusal of the server outside any game, as a sentence; a newer server may know one that this page does
 * not.
 */
export function sayProblem({ key }: Sentence): string {
  try {
    return t(key);
  } catch {
    return t('trouble.unknown', { key });
  }
}
