import type { Kind, Seat } from '../engine/game.ts';
import type { Why } from '../engine/why.ts';
import { tellAdvice } from './advice.ts';
import { questionTo } from './botSeats.ts';
import type { Core } from './core.ts';
import { pastWriter } from './encoding/past.ts';
import { recall } from './memories.ts';
import { moments } from './moments.ts';
import { isOwner } from './owners.ts';
import type { Link } from './ports.ts';
import type { Sentence } from './protocol.ts';
import type { Requested } from './requests.ts';
import { say, sayAnswer } from './say.ts';
import { shownTo } from './shown.ts';
import { noteTrouble, sentenceFor } from './trouble.ts';

/** What a bot did, and all that it could know then. */
interface Decision {
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

/** Answers `why`. Beside the queue, like the past: nobody at the table waits for it. */
export async function tellWhy(core: Core, link: Link, { id, n, now }: Requested<'why'>): Promise<void> {
  if (now === true) return tellAdvice(core, link, id);
  const refusal = refusalFor(core, link);
  if (refusal !== undefined) return sayAnswer(link, id, refusal);
  try {
    const all = await decisions(core, link.seat);
    const asked = n === undefined ? all.since : all.made.filter((one) => one.n === n);
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
}

async function whyOf(core: Core, { seat, action, state, memory }: Decision): Promise<Why | undefined> {
  const canWait = !core.game.awaiting(state).must.includes(seat);
  const question = questionTo(core, state, seat, memory, canWait);
  const { why } = await core.ports.bots.think({ ...question, pace: 'none', did: action }, core.head.id);
  return why;
}

/** What bots did in this game, and of that what they did since this seat last acted. */
async function decisions(
  core: Core,
  asks: Seat | null,
): Promise<{ readonly made: readonly Decision[]; readonly since: readonly Decision[] }> {
  const { game, head, sitting } = core;
  const bots = head.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  const made: Decision[] = [];
  let since = 0;
  let memories = new Map<Seat, unknown>();
  const kept = new Map<number, Map<Seat, unknown>>();
  const open = pastWriter();
  let before: unknown;
  for await (const { entry, state } of moments(core)) {
    const { actor, action, kind, seq } = entry;
    kept.set(seq, memories);
    const events = shownTo(game, entry.events, 'public', sitting?.state, 'later');
    open.add({ kind, events, view: game.view(state, 'public'), mark: false, n: 0 });
    if (kind === 'act' && typeof actor === 'number' && action !== null) {
      if (actor === asks) since = made.length;
      const memory = memories.get(actor) ?? null;
      if (entry.by === 'bot' && bots.includes(actor))
        made.push({ seat: actor, action, state: before, memory, n: open.frames.length });
    }
    if (kind === 'undo') memories = kept.get(entry.to ?? 0) ?? new Map();
    else if (kind === 'start' || kind === 'act')
      memories = new Map(
        bots.map((seat) => [seat, recall(core, memories.get(seat) ?? null, seat, entry, state)]),
      );
    before = state;
  }
  return { made, since: made.slice(since) };
}
