import type { Kind } from '../../engine/game.ts';
import { narrate } from '../../kit/narrator.ts';
import { settings } from '../../kit/settings.svelte.ts';
import { spokenIn } from '../../kit/words.svelte.ts';
import { tellEvents } from './lines.ts';
import type { Play } from './play.svelte.ts';
import { isAbout } from './steps.ts';

/**
 * Says what happened as this seat saw it, in its order: also its own draws, which no log keeps. The short way
 * leaves out what the others did among themselves. What hurts this seat interrupts.
 */
export function tellAloud(play: Play, events: readonly Kind['event'][]): void {
  const { box, seat } = play;
  const isMine = (event: Kind['event']): boolean =>
    seat !== null && box.title.tell(event).some((line) => isAbout(line, seat));
  const isGrave = (event: Kind['event']): boolean => box.ui.gravity?.(event) !== undefined;
  const wanted =
    settings.telling === 'full' || seat === null
      ? events
      : events.filter((event) => isMine(event) || isGrave(event));
  const hurts = events.some((event) => isGrave(event) && isMine(event));
  narrate(
    tellEvents(box, wanted).map(({ line }) => play.say(line)),
    hurts ? 'now' : 'soon',
    spokenIn(box.title.texts),
  );
}
