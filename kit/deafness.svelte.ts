import { DEAF_MS } from './deaf.ts';

/**
 * Deaf for a moment after what stands here has changed: a finger that was on its way to what was there must
 * not answer what is there now. Made where a component begins; gives whether it is deaf.
 */
export function deafAfter(what: () => string): () => boolean {
  let deaf = $state(false);
  $effect(() => {
    if (what() === '') return;
    deaf = true;
    const timer = setTimeout(() => (deaf = false), DEAF_MS);
    return () => clearTimeout(timer);
  });
  return () => deaf;
}
