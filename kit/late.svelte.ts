import { fetchAhead } from './fetchAhead.svelte.ts';

/**
 * A part for which the first prompt does not wait: fetched when it is needed, or a little ahead. Once it is
 * here it stands at once, where an `await` in a template leaves its place empty for a moment each time.
 */
export function late<T>(load: () => Promise<T>, isNeeded: () => boolean): { readonly part: T | undefined } {
  let part = $state.raw<T>();
  const bring = async (): Promise<void> => {
    part ??= await load();
  };
  $effect(() => {
    if (isNeeded()) void bring();
  });
  fetchAhead([bring]);
  return {
    get part() {
      return part;
    },
  };
}
