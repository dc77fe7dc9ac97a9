/** What can be asked of a replay by a key. */
export type ReplayKey =
  | { readonly to: 'step' | 'turn' | 'turning'; readonly step: 1 | -1 }
  | { readonly to: 'start' | 'end' | 'play' | 'close' };

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -1,
  PageDown: 1,
  ArrowUp: -1,
  ArrowDown: 1,
};

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** What this key asks for; undefined where it is not the replay's. */
export function replayKey({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): ReplayKey | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const step = STEPS[key];
  if (step !== undefined) {
    if (key === 'ArrowUp' || key === 'ArrowDown') return { to: 'turning', step };
    return { to: shiftKey || key.startsWith('Page') ? 'turn' : 'step', step };
  }
  if (key === 'Home') return { to: 'start' };
  if (key === 'End') return { to: 'end' };
  if (key === ' ') return { to: 'play' };
  return key === 'Escape' ? { to: 'close' } : undefined;
}

/** Where these keys mean something else: what is pressed, chosen, written in or scrolled. */
export function hasOwnUse({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  if (!(target instanceof Element)) return false;
  if (key === 'Escape') return false;
  if (key === ' ') return target.matches('button, a, select, summary, textarea, input:not([type=range])');
  return target.closest('select, textarea, input:not([type=range]), [role=tablist], [role=log]') !== null;
}
