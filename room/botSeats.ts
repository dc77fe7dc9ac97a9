import type { Awaiting, Kind, Seat } from '../engine/game.ts';
import { levelLabel, storedLevel } from '../engine/levels.ts';
import { askedToo } from '../engine/next.ts';
import { play } from './commit.ts';
import type { Core } from './core.ts';
import { playedByBot } from './head.ts';
import { memoryOf } from './memories.ts';
import type { Question, Thought } from './ports.ts';
import type { Enqueue } from './queue.ts';
import { newTempo } from './tempo.ts';

export interface BotSeats {
  ask(): Promise<void>;
  /** Something could not be read or written: whoever was asked may have been asked for nothing. */
  again(): void;
  /** Some bot is thinking. */
  areBusy(): boolean;
}

/** Asks the bots that are to decide, each once per decision, and plays what they answer. */
export function botSeats(core: Core, enqueue: Enqueue): BotSeats {
  const { game, ports } = core;
  /** By seat: the decision that is open or was answered, so that no bot is asked the same twice. */
  const asked = new Map<Seat, string>();
  const tempo = newTempo();
  let thinking = 0;

  async function ask(): Promise<void> {
    const { sitting, head } = core;
    if (sitting === null || head.phase !== 'playing' || head.paused) {
      asked.clear();
      return;
    }
    // Somebody asks to take a move back: what a bot did now would be the answer.
    if (core.asking !== null) return;
    const awaiting = game.awaiting(sitting.state);
    const { must, window } = awaiting;
    for (const seat of [...must, ...askedToo(game, sitting.state, awaiting)]) {
      if (!playedByBot(head.seats[seat])) continue;
      const canWait = !must.includes(seat);
      const decision = decisionOf(core, seat, canWait, window);
      if (asked.get(seat) === decision) continue;
      asked.set(seat, decision);
      const memory = await memoryOf(core, seat);
      const question = questionTo(core, sitting.state, seat, memory, canWait);
      const now = tempo.of(seat, head.seq, head.seats.length);
      void think(seat, decision, { ...question, tempo: now });
    }
  }

  async function think(seat: Seat, decision: string, question: Question): Promise<void> {
    thinking++;
    try {
      const thought = await ports.bots.think(question, core.head.id).catch((error): Thought => {
        ports.complain('a bot broke', error);
        return { action: null, memory: question.memory };
      });
      await hesitation(core, thought);
      const came = ports.time.now();
      await enqueue(() => answer(seat, decision, thought, came));
    } finally {
      thinking--;
    }
  }

  async function answer(seat: Seat, decision: string, thought: Thought, came: number): Promise<void> {
    const { sitting, head } = core;
    if (sitting === null || head.phase !== 'playing' || asked.get(seat) !== decision) return;
    const { must, window } = game.awaiting(sitting.state);
    const canWait = !must.includes(seat);
    // The seat has gone back to its person, or everything has changed meanwhile: the thought is void.
    if (!playedByBot(head.seats[seat]) || decisionOf(core, seat, canWait, window) !== decision) {
      asked.delete(seat);
      return;
    }
    if (head.paused) return;
    if (core.asking !== null) {
      asked.delete(seat);
      return;
    }
    if (core.memories.has(seat)) core.memories.set(seat, thought.memory);
    const { action } = thought;
    const isLawful =
      action !== null &&
      mayTake(core, seat, sitting.state, action) &&
      game.refuse(sitting.state, seat, action) === undefined;
    if (!isLawful && canWait) return;
    const chosen: Kind['action'] = isLawful ? action : game.fallback(sitting.state, seat);
    await play(core, sitting, { actor: seat, action: chosen, at: core.clock.at(came), by: 'bot' });
    tempo.acted(seat, core.head.seq);
  }

  return { ask, again: () => asked.clear(), areBusy: () => thinking > 0 };
}

/** In a race every entry of others would make a bot start again: there one hidden window is one decision. */
function decisionOf(
  { head }: Core,
  seat: Seat,
  canWait: boolean,
  window: Awaiting<Kind['action']>['window'],
): string {
  const moment = window?.hidden === true ? `w${window.id}` : head.seq;
  return `${head.decisions[seat]}${canWait ? ` ${moment}` : ''}`;
}

/** Some things only the person of a seat decides: whoever stands in for it does not. */
const mayPlay = ({ game, head }: Core, seat: Seat, { type }: { readonly type: string }): boolean =>
  head.seats[seat]?.kind === 'bot' || game.personal?.includes(type) !== true;

const mayTake = (core: Core, seat: Seat, state: unknown, action: Kind['action']): boolean => {
  const isBot = core.head.seats[seat]?.kind === 'bot';
  return isBot || (mayPlay(core, seat, action) && core.game.isPersonal?.(state, action) !== true);
};

/** All that a bot is given. */
export function questionTo(
  core: Core,
  state: unknown,
  seat: Seat,
  memory: unknown,
  canWait: boolean,
): Question {
  const { game, head } = core;
  const isOpen = (choice: { readonly type: string }): boolean => mayPlay(core, seat, choice);
  return {
    game: game.id,
    bot: levelLabel(storedLevel(head.seats[seat]?.bot ?? '')),
    seat,
    seats: head.seats.length,
    view: game.view(state, seat),
    options: game.options(state, seat).filter((action) => mayTake(core, seat, state, action)),
    forms: game.forms(state, seat).filter(isOpen),
    memory,
    canWait,
    people: head.seats.flatMap((record, other) => (record.kind === 'human' ? [other] : [])),
    pace: game.realTime !== undefined && canWait ? 'none' : (head.pace ?? 'normal'),
  };
}

/** Settles when a bot's reaction has taken its time. */
function hesitation({ game, sitting, ports, clock }: Core, { action }: Thought): Promise<void> {
  if (action === null || sitting === null || game.realTime === undefined) return Promise.resolve();
  const ms = game.realTime.comesAt(action, sitting.state);
  if (ms === null) return Promise.resolve();
  return new Promise((resolve) => {
    ports.time.after(Math.max(0, ms - clock.at()), resolve);
  });
}
