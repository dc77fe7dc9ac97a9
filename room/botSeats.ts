import type { Awaiting, Kind, Seat } from '../engine/game.ts';
import { askedToo } from '../engine/next.ts';
import { play } from './commit.ts';
import type { Core } from './core.ts';
import { playedByBot } from './head.ts';
import { memoryOf } from './memories.ts';
import type { Thought } from './ports.ts';

/** Puts a job at the end of the room's queue. */
export type Enqueue = (job: () => Promise<void>) => Promise<void>;

export interface BotSeats {
  ask(): Promise<void>;
  /** Some bot is thinking. */
  areBusy(): boolean;
}

/** Asks the bots that are to decide, each once per decision, and plays what they answer. */
export function botSeats(core: Core, enqueue: Enqueue): BotSeats {
  const { game, ports } = core;
  /** By seat: the question that is open or was answered, so that no bot is asked the same twice. */
  const asked = new Map<Seat, string>();
  let thinking = 0;

  /** In a race every entry of others would make a bot start again: there one hidden window is one question. */
  const questionOf = (seat: Seat, must: boolean, window: Awaiting<Kind['action']>['window']): string => {
    const moment = window?.hidden === true ? `w${window.id}` : core.head.seq;
    return `${core.head.decisions[seat]}${must ? '' : ` ${moment}`}`;
  };

  /** Settles when a bot's reaction has taken its time. */
  const hesitation = ({ action }: Thought): Promise<void> => {
    const { sitting } = core;
    if (action === null || sitting === null || game.realTime === undefined) return Promise.resolve();
    const ms = game.realTime.comesAt(action, sitting.state);
    if (ms === null) return Promise.resolve();
    return new Promise((resolve) => {
      ports.time.after(Math.max(0, ms - core.clock.at()), resolve);
    });
  };

  async function ask(): Promise<void> {
    const { sitting, head } = core;
    if (sitting === null || head.phase !== 'playing' || head.paused) {
      asked.clear();
      return;
    }
    const now = game.awaiting(sitting.state);
    const { must, window } = now;
    for (const seat of [...must, ...askedToo(game, sitting.state, now)]) {
      if (!playedByBot(head.seats[seat])) continue;
      const question = questionOf(seat, must.includes(seat), window);
      if (asked.get(seat) === question) continue;
      asked.set(seat, question);
      const memory = await memoryOf(core, seat);
      thinking++;
      ports.bots
        .think({
          game: game.id,
          bot: head.seats[seat]?.bot ?? '',
          seat,
          seats: head.seats.length,
          view: game.view(sitting.state, seat),
          options: game.options(sitting.state, seat),
          forms: game.forms(sitting.state, seat),
          memory,
          canWait: !must.includes(seat),
          hurry: game.realTime !== undefined && !must.includes(seat),
        })
        .catch((error): Thought => {
          ports.complain('a bot broke', error);
          return { action: null, memory };
        })
        .then((thought) =>
          hesitation(thought).then(() => {
            const came = ports.time.now();
            return enqueue(() => answer(seat, question, thought, came));
          }),
        )
        .finally(() => {
          thinking--;
        });
    }
  }

  async function answer(seat: Seat, question: string, thought: Thought, came: number): Promise<void> {
    const { sitting, head } = core;
    if (sitting === null || head.phase !== 'playing' || asked.get(seat) !== question) return;
    const now = game.awaiting(sitting.state);
    const must = now.must.includes(seat);
    // The seat has gone back to its person, or everything has changed meanwhile: the thought is void.
    if (!playedByBot(head.seats[seat]) || questionOf(seat, must, now.window) !== question) {
      asked.delete(seat);
      return;
    }
    if (head.paused) return;
    if (core.memories.has(seat)) core.memories.set(seat, thought.memory);
    const { action } = thought;
    const isLawful = action !== null && game.refuse(sitting.state, seat, action) === undefined;
    if (!isLawful && !must) return;
    const chosen: Kind['action'] = isLawful ? action : game.fallback(sitting.state, seat);
    await play(core, sitting, { actor: seat, action: chosen, at: core.clock.at(came), by: 'bot', id: null });
  }

  return { ask, areBusy: () => thinking > 0 };
}
