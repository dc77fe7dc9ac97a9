import type { Brain, Level } from '../engine/brain.ts';
import { bug } from '../engine/bug.ts';
import type { Chance } from '../engine/chance.ts';
import type { Actor, Awaiting, Game, Kind, Seat } from '../engine/game.ts';
import type { Bot, Seen } from './bot.ts';

/** A bot on a chair: it stands between the true state and the bot, and keeps the seat's memory. */
export interface Player<K extends Kind> {
  readonly memory: K['memory'] | null;
  /** Lives through the deal or one action; `state` is the one right after it. */
  live(state: K['state'], events: readonly K['event'][], actor?: Actor, action?: K['action']): void;
  /** Null where the seat may act but would rather let the window close. */
  decide(state: K['state']): K['action'] | null;
}

export interface Chair<K extends Kind> {
  readonly game: Game<K>;
  readonly brain: Pick<Brain<K>, 'forget'>;
  readonly seat: Seat;
  readonly seats: number;
  readonly level: Level;
}

/** `chance` is this bot's own luck, apart from the game's: thinking longer must not change the deal. */
export function seatPlayer<K extends Kind>(chair: Chair<K>, bot: Bot<K>, chance: Chance): Player<K> {
  const { game, brain, seat, level } = chair;
  let memory: K['memory'] | null = null;
  return {
    get memory() {
      return memory;
    },
    live(state, events, actor, action) {
      const shown: K['event'][] = [];
      for (const event of events) {
        const seen = game.redact(event, seat, state, 'live');
        if (seen !== undefined) shown.push(seen);
      }
      const did = actor === seat && action !== undefined ? action : null;
      memory = game.recall(memory, seat, { did, events: shown, view: game.view(state, seat) });
    },
    decide(state) {
      if (memory !== null) memory = brain.forget(memory, level, chance);
      if (game.options(state, seat).length === 0) {
        // A step that is all blanks: the fallback knows no more than the seat does.
        return canWait(game.awaiting(state), seat) ? null : game.fallback(state, seat);
      }
      const seen = see(chair, state, memory);
      const action = bot.decide(seen, chance);
      if (action === null) return seen.canWait ? null : bug('the bot waits, but everybody waits for it');
      if (game.refuse(state, seat, action) !== undefined)
        return bug('the bot chose a refused action', action);
      return action;
    },
  };
}

/** What the seat may know of the state, and nothing else. */
export function see<K extends Kind>(
  chair: Pick<Chair<K>, 'game' | 'seat' | 'seats'>,
  state: K['state'],
  memory: K['memory'] | null,
): Seen<K> {
  const { game, seat, seats } = chair;
  return {
    seat,
    seats,
    view: severed(game.view(state, seat)),
    options: severed(game.options(state, seat)),
    forms: severed(game.forms(state, seat)),
    memory,
    canWait: canWait(game.awaiting(state), seat),
  };
}

const canWait = ({ window, must }: Awaiting<unknown>, seat: Seat): boolean =>
  window !== undefined && !must.includes(seat);

/** A view may share parts with the state it was made from (frames of the agenda): a bot gets none of them. */
function severed<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(severed) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = severed(value[key]);
  return copy as T;
}
