import type { Seat } from '../../engine/game.ts';
import { settings } from '../../kit/settings.svelte.ts';
import type { Scene } from '../../room/encoding/follow.ts';
import type { Box } from '../site/shelf.ts';

/** How long a device trembles when its person is on turn. */
const CALL_MS = 80;

/** By wish, also while another tab is looked at. At a shared device everybody sees whom the cover names. */
export function callTo(seat: Seat | null, old: Scene | undefined, scene: Scene): void {
  const isAsked = (one: Scene): boolean => seat !== null && one.awaiting.must.includes(seat);
  if (old === undefined || isAsked(old) || !isAsked(scene)) return;
  if (settings.vibration === 'on') navigator.vibrate?.(CALL_MS);
  if (settings.sound === 'on') void import('../../kit/sound.ts').then(({ play }) => play('turn'));
}

/** The sound of what happened last. */
export function sound(ui: Box['ui'], events: Parameters<Box['ui']['flights']>[0]): void {
  const tune = events.map((event) => ui.sound(event)).findLast((one) => one !== undefined);
  if (tune !== undefined) void import('../../kit/sound.ts').then(({ play }) => play(tune));
}
