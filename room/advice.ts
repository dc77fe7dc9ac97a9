import type { Seat } from '../engine/game.ts';
import { levelLabel, MOST_LEVELS } from '../engine/levels.ts';
import { questionTo } from './botSeats.ts';
import type { Core } from './core.ts';
import { memoryOf } from './memories.ts';
import { isOwner } from './owners.ts';
import type { Link } from './ports.ts';
import type { Sentence } from './protocol.ts';
import { say, sayAnswer } from './say.ts';
import { noteTrouble, sentenceFor } from './trouble.ts';

/** The only person at this table: whom they let help them is nobody else's business. */
export const isAlone = ({ head }: Core, seat: Seat): boolean =>
  head.seats.every(({ kind }, other) => (kind === 'bot') !== (other === seat));

/**
 * Says what a strong bot would do in this place, from what its person sees and has seen. Whoever plays with
 * other people decides alone.
 */
export async function tellAdvice(core: Core, link: Link, id: string): Promise<void> {
  const { game, sitting } = core;
  const { seat } = link;
  const refusal = refusalFor(core, seat);
  if (seat === null || sitting === null || refusal !== undefined)
    return sayAnswer(link, id, refusal ?? { key: 'advice.notNow' });
  try {
    const canWait = !game.awaiting(sitting.state).must.includes(seat);
    const before = core.head.seq;
    const asked = questionTo(core, sitting.state, seat, await memoryOf(core, seat), canWait);
    const bot = levelLabel(MOST_LEVELS);
    const question = { ...asked, bot, forms: [], pace: 'none', advises: true } as const;
    const { why } = await core.ports.bots.think(question, core.head.id);
    if (core.gone.has(link) || !isOwner(core.head, link)) return;
    // Meanwhile something else may be asked.
    if (why === undefined || core.head.seq !== before) sayAnswer(link, id, { key: 'advice.notNow' });
    else say(link, { t: 'why', id, whys: [why] });
  } catch (error) {
    noteTrouble(core, error);
    sayAnswer(link, id, sentenceFor(error));
  }
}

function refusalFor(core: Core, seat: Seat | null): Sentence | undefined {
  const { head, game, sitting } = core;
  if (seat === null) return { key: 'room.notSeated' };
  if (!isAlone(core, seat)) return { key: 'advice.notAlone' };
  if (head.phase !== 'playing' || sitting === null || head.paused) return { key: 'advice.notNow' };
  const isAsked = game.options(sitting.state, seat).length > 0;
  return isAsked && core.asking === null ? undefined : { key: 'advice.notNow' };
}
