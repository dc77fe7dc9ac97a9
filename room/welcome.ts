import type { Core } from './core.ts';
import { eyesOf, pictureNow } from './eyes.ts';
import { PROTOCOL_VERSION } from './limits.ts';
import { isOwner } from './owners.ts';
import { papersOf } from './papers.ts';
import type { Link } from './ports.ts';
import { say } from './say.ts';
import { tableInfo } from './tableInfo.ts';
import { youOf } from './you.ts';

/** From now on this link hears what its eyes may know. `last` is the latest step it has. */
export async function welcome(core: Core, link: Link, last: number | null): Promise<void> {
  // The seat may have been given away since the token was looked at.
  if (!isOwner(core.head, link)) return link.close('link.wrongToken');
  const papers = await papersOf(core, link);
  // The line may have broken while this waited; nobody would ever take such a link away again.
  if (core.gone.has(link)) return;
  // Everybody was let go meanwhile, and nothing is told here any more: whoever stayed would wait for ever.
  if (core.lost !== null) return link.close(core.lost);
  const eyes = eyesOf(core, link);
  eyes.links.add(link);
  const current = last === eyes.seq && eyes.picture !== null;
  say(link, {
    t: 'welcome',
    v: PROTOCOL_VERSION,
    you: youOf(core, link),
    table: tableInfo(core, link.seat),
    seq: eyes.seq,
    picture: current ? null : pictureNow(core, eyes),
    current,
    ...papers,
  });
}
