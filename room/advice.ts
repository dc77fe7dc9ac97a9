import type { Seat } from '../engine/game.ts';
import { levelLabel, MOST_LEVELS } from '../engine/levels.ts';
import type { Why } from '../engine/why.ts';
import { questionTo } from './botSeats.ts';
import { tableEntry, trace } from './commit.ts';
import type { Core } from './core.ts';
import { memoryOf } from './memories.ts';
import { isOwner } from './owners.ts';
import type { Link } from './ports.ts';
import type { Sentence } from './protocol.ts';
import type { Enqueue } from './queue.ts';
import { say, sayAnswer, tellAll } from './say.ts';
import { noteTrouble, sentenceFor } from './trouble.ts';

/** The only person at this table: whom they let help them is nobody else's business. */
export const isAlone = ({ head }: Core, seat: Seat): boolean =>
  head.seats.every(({ kind }, other) => (kind === 'bot') !== (other === seat));

const NOT_NOW: Sentence = { key: 'advice.notNow' };

export interface Advice {
  tell(link: Link, id: string): Promise<void>;
}

/**
 * Says what a strong bot would do in this place. Whoever plays with other people is given such a hint only
 * where the table allows it, in the sight of all, and from nothing but what their seat sees now: it must not
 * remember for them.
 */
export function newAdvice(core: Core, enqueue: Enqueue): Advice {
  /** By seat: the decision for which everybody has been told. Asked again for the same, it is one hint. */
  const told = new Map<Seat, number | undefined>();

  async function mark(seat: Seat): Promise<void> {
    const decision = core.head.decisions[seat];
    if (told.get(seat) === decision) return;
    await trace(core, tableEntry(core, 'hint', seat), core.head);
    told.set(seat, decision);
    tellAll(core, 'table.hint', seat);
  }

  async function think(seat: Seat): Promise<Why | undefined> {
    const { game, sitting, head } = core;
    if (sitting === null) return undefined;
    const { state } = sitting;
    const canWait = !game.awaiting(state).must.includes(seat);
    const memory = isAlone(core, seat) ? await memoryOf(core, seat) : null;
    const asked = questionTo(core, state, seat, memory, canWait);
    const bot = levelLabel(MOST_LEVELS);
    const question = { ...asked, bot, forms: [], pace: 'none', advises: true } as const;
    const { why } = await core.ports.bots.think(question, head.id);
    // Meanwhile something else may be asked.
    return core.sitting === sitting ? why : undefined;
  }

  async function answer(link: Link, id: string, seat: Seat, why: Why | undefined): Promise<void> {
    if (core.gone.has(link) || !isOwner(core.head, link)) return;
    if (why === undefined || refusalFor(core, seat) !== undefined) return sayAnswer(link, id, NOT_NOW);
    // Written before it is said, or a hint could be had that nobody heard of; none is given with 'yours'.
    if (!isAlone(core, seat) && why.verdict !== 'yours') await mark(seat);
    say(link, { t: 'why', id, whys: [why] });
  }

  /** Whoever asked is answered all the same: they would wait for ever. */
  function fail(link: Link, id: string, error: unknown): void {
    noteTrouble(core, error);
    sayAnswer(link, id, sentenceFor(error));
  }

  return {
    async tell(link, id) {
      const { seat } = link;
      const refusal = refusalFor(core, seat);
      if (seat === null || refusal !== undefined) return sayAnswer(link, id, refusal ?? NOT_NOW);
      try {
        const why = await think(seat);
        await enqueue(() => answer(link, id, seat, why).catch((error) => fail(link, id, error)));
      } catch (error) {
        fail(link, id, error);
      }
    },
  };
}

function refusalFor(core: Core, seat: Seat | null): Sentence | undefined {
  const { head, game, sitting } = core;
  if (seat === null) return { key: 'room.notSeated' };
  const alone = isAlone(core, seat);
  if (!alone && head.hints !== true) return { key: 'advice.notAlone' };
  if (head.phase !== 'playing' || sitting === null || head.paused || core.asking !== null) return NOT_NOW;
  // Beside others only what everybody sees to be asked: that somebody may do something unseen is theirs.
  if (!alone && !game.awaiting(sitting.state).must.includes(seat)) return NOT_NOW;
  return game.options(sitting.state, seat).length > 0 ? undefined : NOT_NOW;
}
