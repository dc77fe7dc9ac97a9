import { jot } from './commit.ts';
import type { Core } from './core.ts';
import { isSecluded } from './eyes.ts';
import type { Link } from './ports.ts';
import type { Said, Sentence } from './protocol.ts';
import type { Request } from './requests.ts';
import { say } from './say.ts';
import type { StoredTalk } from './store.ts';

/** How much of the talk a newcomer is told. */
export const TALK_TOLD = 50;

/** Talk and notes are kept beside the log: nothing that was said can change or reveal the game. */
export async function talk(
  core: Core,
  link: Link,
  { phrase, text }: Extract<Request, { t: 'talk' }>,
): Promise<Sentence | undefined> {
  const { head, ports } = core;
  if (link.seat === null && !link.host) return { key: 'talk.onlyPlayers' };
  if (head.talk === 'off') return { key: 'talk.off' };
  if ((phrase === undefined) === (text === undefined)) return { key: 'room.badMessage' };
  if (text !== undefined && head.talk !== 'free') return { key: 'talk.onlyPhrases' };
  const said: StoredTalk = {
    seat: link.seat,
    ...(phrase !== undefined && { phrase }),
    ...(text !== undefined && { text }),
    at: ports.time.date(),
  };
  await jot(core, { talk: said });
  for (const { links } of core.eyes) {
    for (const one of links) {
      if (isSecluded(core, one)) core.apart.add(one);
      else say(one, saidOf(said));
    }
  }
  return undefined;
}

export const saidOf = (talk: StoredTalk): Said => ({ t: 'talk', ...talk });

export async function note(core: Core, link: Link, text: string): Promise<Sentence | undefined> {
  if (link.seat === null) return { key: 'room.notSeated' };
  if (core.game.withoutNotes === true) return { key: 'note.off' };
  await jot(core, { note: { seat: link.seat, text } });
  return undefined;
}
