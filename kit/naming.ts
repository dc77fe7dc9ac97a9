import { getContext, setContext } from 'svelte';

const KEY = Symbol('naming');
type Label = (action: unknown) => string;

/** From here down a button may ask what the choice behind it is called in full. */
export const setNaming = (label: Label): Label => setContext(KEY, label);

/**
 * The name of a button for whoever does not see what stands around it: owner, thing and effect. It begins
 * with what the button shows, so that whoever says that aloud reaches it; undefined where it shows all of it.
 */
export function useNaming(): (shown: string, action: unknown) => string | undefined {
  const label = getContext<Label | undefined>(KEY);
  return (shown, action) => {
    if (label === undefined || action === undefined) return undefined;
    const whole = label(action);
    if (whole === '' || whole === shown) return undefined;
    return whole.startsWith(shown) ? whole : `${shown}: ${whole}`;
  };
}
