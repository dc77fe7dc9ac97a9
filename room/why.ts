import type { Kind, Seat } from '../engine/game.ts';
import type { Why } from '../engine/why.ts';
import { newAdvice } from './advice.ts';
import { questionTo } from './botSeats.ts';
import type { Core } from './core.ts';
import { pastWriter } from './encoding/past.ts';
import { personSince } from './instead.ts';
import { recall } from './memories.ts';
import { moments, readLog } from './moments.ts';
import { isOwner } from './owners.ts';
import type { Link } from './ports.ts';
import type { Sentence } from './protocol.ts';
import type { Enqueue } from './queue.ts';
import type { Requested } from './requests.ts';
import { say, sayAnswer } from './say.ts';
import { shownTo } from './shown.ts';
import { noteTrouble, sentenceFor } from './trouble.ts';

/** What a bot did, and all that it could know then. */
interface Decision {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: Kind['action'];
  readonly state: unknown;
  readonly memory: unknown;
  /** How much everybody could have noticed with it. */
  readonly n: number;
}

/** Nobody reads more of them at once. */
const MOST = 8;

/**
 * What a bot thought is its secret while people play: a reason may name what only its seat knows. Once the
 * game is over all of it lies open; and whoever plays alone may open it on their own device before.
 */
function refusalFor({ head, ports }: Core, { seat }: Link): Sentence | undefined {
  if (head.phase === 'over') return undefined;
  const isAlone = head.seats.filter(({ kind }) => kind !== 'bot').length === 1 && seat !== null;
  if (head.phase === 'playing' && ports.oneDevice === true && isAlone) return undefined;
  return { key: 'why.later' };
}

export interface Reasons {
  tell(link: Link, request: Requested<'why'>): Promise<void>;
}

/** Answers `why`. Beside the queue, like the past: nobody at the table waits for it. */
export function newReasons(core: Core, enqueue: Enqueue): Reasons {
  const advice = newAdvice(core, enqueue);
  /** The game is played again once for all who ask meanwhile. */
  let running: { readonly seq: number; readonly played: Promise<Played> } | undefined;

  function played(): Promise<Played> {
    const { seq } = core.head;
    if (running?.seq === seq) return running.played;
    const one = { seq, played: playAgain(core) };
    running = one;
    const forget = (): void => {
      if (running === one) running = undefined;
    };
    one.played.then(forget, forget);
    return one.played;
  }

  return {
    async tell(link, { id, n, now }) {
      if (now === true) return advice.tell(link, id);
      const refusal = refusalFor(core, link);
      if (refusal !== undefined) return sayAnswer(link, id, refusal);
      try {
        const { made, acted } = await played();
        const since = link.seat === null ? -1 : (acted.get(link.seat) ?? -1);
        const asked = made.filter((one) => (n === undefined ? one.seq > since : one.n === n));
        const whys: Why[] = [];
        for (const decision of asked.slice(-MOST)) {
          const why = await whyOf(core, decision);
          if (why !== undefined) whys.push(why);
        }
        // The seat may have gone to somebody else, or the table begun anew, while it was thought about.
        if (!core.gone.has(link) && isOwner(core.head, link) && refusalFor(core, link) === undefined)
          say(link, { t: 'why', id, whys });
      } catch (error) {
        noteTrouble(core, error);
        sayAnswer(link, id, sentenceFor(error));
      }
    },
  };
}

async function whyOf(core: Core, { seat, action, state, memory }: Decision): Promise<Why | undefined> {
  const canWait = !core.game.awaiting(state).must.includes(seat);
  const question = questionTo(core, state, seat, memory, canWait);
  const { why } = await core.ports.bots.think({ ...question, pace: 'none', did: action }, core.head.id);
  return why;
}

interface Played {
  /** What bots did in this game. */
  readonly made: readonly Decision[];
  /** By seat: the entry with which it last acted. */
  readonly acted: ReadonlyMap<Seat, number>;
}

/**
 * Of a seat that became a bot's while the game ran only what came then: while it was a person's, a bot may
 * have played for it unseen.
 */
async function playAgain(core: Core): Promise<Played> {
  const { game, head, sitting } = core;
  const log = await readLog(core);
  const bots = head.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  const since = new Map(bots.map((seat) => [seat, personSince(log.entries, seat)]));
  const made: Decision[] = [];
  const acted = new Map<Seat, number>();
  let memories = new Map<Seat, unknown>();
  const kept = new Map<number, Map<Seat, unknown>>();
  const open = pastWriter();
  let before: unknown;
  for await (const { entry, state } of moments(core, log)) {
    const { actor, action, kind, seq } = entry;
    kept.set(seq, memories);
    const events = shownTo(game, entry.events, 'public', sitting?.state, 'later');
    open.add({ kind, events, view: game.view(state, 'public'), mark: false, n: 0 });
    if (kind === 'act' && typeof actor === 'number' && action !== null) {
      acted.set(actor, seq);
      const memory = memories.get(actor) ?? null;
      if (entry.by === 'bot' && seq > (since.get(actor) ?? seq))
        made.push({ seq, seat: actor, action, state: before, memory, n: open.frames.length });
    }
    if (kind === 'undo') memories = kept.get(entry.to ?? 0) ?? new Map();
    else if (kind === 'start' || kind === 'act')
      memories = new Map(
        bots.map((seat) => [seat, recall(core, memories.get(seat) ?? null, seat, entry, state)]),
      );
    before = state;
  }
  return { made, acted };
}
