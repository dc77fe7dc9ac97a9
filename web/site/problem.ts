import { t } from '../../kit/words.svelte.ts';
import type { Sentence } from '../../room/protocol.ts';

/** A refusal of the server outside any game, as a sentence. */
export function sayProblem({ key }: Sentence): string {
  try {
    return t(key);
  } catch {
    return sayUnknown(key);
  }
}

/** A newer server may know a sentence that this page does not. Its key helps only whoever mends it. */
export function sayUnknown(key: string): string {
  console.warn(key);
  return t('trouble.unknown');
}
