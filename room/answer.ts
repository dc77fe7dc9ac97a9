import type { Core } from './core.ts';
import { judge } from './judge.ts';
import { obey, type Verdict } from './obey.ts';
import type { Link } from './ports.ts';
import type { Request } from './protocol.ts';
import { sayAnswer } from './say.ts';
import { noteTrouble, sentenceFor } from './trouble.ts';

/** The past is told beside the queue (pasts.ts). */
export type Changing = Exclude<Request, { t: 'history' }>;

/**
 * Does what is asked, or not, and sees to it that the answer is given once: by a step, an `ack` or a refusal.
 */
export async function answer(core: Core, link: Link, request: Changing, came: number): Promise<void> {
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
  if (!isAnswered && verdict !== 'answered') sayAnswer(link, request.id, verdict ?? 'done');
}
