import type { Kind, Seat } from '../../engine/game.ts';
import { narrate } from '../../kit/narrator.ts';
import { settings } from '../../kit/settings.svelte.ts';
import { spokenIn, t } from '../../kit/words.svelte.ts';
import type { InStead } from '../../room/instead.ts';
import { headOf, type ToldLine, tellEvents, tellLate, withBy } from './lines.ts';
import type { Play } from './play.svelte.ts';
import { isMine, wanted } from './wanted.ts';

/** What is to be said of one action. */
export interface Unsaid {
  readonly events: readonly Kind['event'][];
  /** Who acted in somebody's stead, and whose time had run out. */
  readonly by?: InStead | undefined;
  readonly late?: readonly Seat[] | undefined;
  /** The turn that began with it. */
  readonly turn?: number | undefined;
}

/**
 * Says what happened as this seat saw it, in its order: also its own draws, which no log keeps. The short way
 * leaves out what the others did among themselves. What hurts this seat interrupts.
 */
export function tellAloud(play: Play, { events, by, late = [], turn }: Unsaid): void {
  const { box, seat } = play;
  const tells = { tell: box.title.tell, gravity: (event: Kind['event']) => box.ui.gravity?.(event) };
  const hurts = events.some((event) => tells.gravity(event) !== undefined && isMine(tells, event, seat));
  const heard = wanted(tells, events, seat, settings.telling);
  const told = [...tellLate(late), ...withBy(tellEvents(box, heard), by)];
  narrate(
    [...told, ...(turn === undefined ? [] : headsOf(play, turn))].map(({ line }) => play.say(line)),
    hurts ? 'now' : 'soon',
    spokenIn(box.title.texts),
  );
}

/** A round or a day that begins is news; that one more turn does, the question says better. */
function headsOf(play: Play, turn: number): readonly ToldLine[] {
  const head = headOf(turn);
  return play.say(head.line) === t('log.turn', { turn }) ? [] : [head];
}
