import type { Core } from './core.ts';
import { isSecluded } from './eyes.ts';
import type { Link } from './ports.ts';
import type { Said } from './protocol.ts';
import { say } from './say.ts';
import { saidOf, TALK_TOLD } from './talk.ts';

/** What people wrote that this link may read: the talk so far and its own note. */
export interface Papers {
  readonly talk: Said[];
  readonly note: string;
}

/**
 * Whoever is to know something by heart gets neither, or a note could say it. They come when that is over.
 */
export async function papersOf(core: Core, link: Link): Promise<Papers> {
  if (isSecluded(core, link)) {
    core.apart.add(link);
    return { talk: [], note: '' };
  }
  const { store } = core.ports;
  const [talk, note] = await Promise.all([
    store.talk(core.head.id, TALK_TOLD),
    link.seat === null || core.game.withoutNotes === true ? '' : store.note(core.head.id, link.seat),
  ]);
  return { talk: talk.map(saidOf), note };
}

/** To those from whom something was kept, as soon as they may read it. */
export async function handOut(core: Core): Promise<void> {
  for (const link of core.apart) {
    if (isSecluded(core, link)) continue;
    core.apart.delete(link);
    say(link, { t: 'papers', ...(await papersOf(core, link)) });
  }
}
