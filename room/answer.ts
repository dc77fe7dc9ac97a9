import type { Core } from './core.ts';
import { placeOf, rememberId } from './head.ts';
import { judge } from './judge.ts';
import { obey, type Verdict } from './obey.ts';
import { isOwner } from './owners.ts';
import type { Link } from './ports.ts';
import type { Request } from './requests.ts';
import { sayAnswer } from './say.ts';
import { noteTrouble, sentenceFor } from './trouble.ts';

/** The past and the reasons are told beside the queue (pasts.ts, why.ts). */
export type Changing = Exclude<Request, { t: 'history' | 'why' }>;

/**
 * Does what is asked, or not, and sees to it that the answer is given once: by a step, an `ack` or a refusal.
 * Where nobody can know any more what came of it, the link is closed: its client comes back and asks again.
 */
export async function answer(core: Core, link: Link, request: Changing, came: number): Promise<void> {
  // Looked at in its turn: what changed the seats may have waited in front of it.
  if (!isOwner(core.head, link)) return link.close('link.wrongToken');
  const place = placeOf(core.head, link);
  if (place !== undefined && core.head.ids[place]?.includes(request.id) === true)
    return sayAnswer(link, request.id, 'done');
  core.answering = { link, id: request.id };
  let verdict: Verdict;
  try {
    verdict = await (request.t === 'act'
      ? judge(core, link, request, came)
      : obey(core, link, request, came));
  } catch (error) {
    noteTrouble(core, error);
    verdict = sentenceFor(error);
  }
  const isAnswered = core.answering === null;
  core.answering = null;
  if (core.lost !== null) return link.close(core.lost);
  // What only this room remembers, such as a question, is forgotten together with its id.
  if (verdict === undefined && place !== undefined) {
    const ids = rememberId(core.head, place, request.id);
    if (ids !== core.head.ids) core.head = { ...core.head, ids };
  }
  if (!isAnswered && verdict !== 'answered') sayAnswer(link, request.id, verdict ?? 'done');
}
