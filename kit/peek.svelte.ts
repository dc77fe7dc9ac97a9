import { settings } from './settings.svelte.ts';

/**
 * Two who share a seat, or a screen that others can see: what only this seat may know is covered until
 * somebody looks, by holding or by a press, as the settings of the device say.
 */
const looking = $state({ now: false });

export const isLooking = (): boolean => looking.now;
export const isCovered = (): boolean => settings.secrets !== 'shown' && !looking.now;

export function look(now: boolean): void {
  looking.now = now;
}
