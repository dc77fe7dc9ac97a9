import { getContext, setContext } from 'svelte';

const KEY = Symbol('naming');
type Label = (action: unknown) => string;

/** From here down a button may ask what the choice behind it is called in full. */
export const setNaming = (label: Label): Label => setContext(KEY, label);

/**
 * What a button leaves out of the name of its choice, for whoever does not see what stands around it: owner,
 * thing and effect. It follows what the button shows, so that whoever says that aloud reaches it.
 */
export function useNaming(): (shown: string, action: unknown) => string {
  const label = getContext<Label | undefined>(KEY);
  return (shown, action) => {
    if (label === undefined || action === undefined) return '';
    const whole = label(action);
    if (whole === '') return '';
    return whole.startsWith(shown) ? whole.slice(shown.length) : `: ${whole}`;
  };
}
