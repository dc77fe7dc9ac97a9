import { bug } from '../engine/bug.ts';
import type { Chance, Luck } from '../engine/chance.ts';
import { BadInput } from '../engine/door.ts';
import type { Actor, Game, Kind, Seat } from '../engine/game.ts';
import { ponder } from '../engine/pondering.ts';
import type { Title } from '../engine/title.ts';
import type { Seen } from './bot.ts';
import { resolved } from './levels.ts';
import type { BotName } from './names.ts';
import { oracleBot } from './oracle.ts';
import { rememberedBy, think } from './think.ts';

/** A bot on a chair: it stands between the true state and the bot, and keeps the seat's memory. */
export interface Player<K extends Kind> {
  readonly memory: K['memory'] | null;
  /** Lives through the deal or one action; `state` is the one right after it. */
  live(state: K['state'], events: readonly K['event'][], actor?: Actor, action?: K['action']): void;
  /** Null where the seat may act but would rather do nothing. */
  decide(state: K['state']): K['action'] | null;
}

export interface Life<K extends Kind> {
  /** What it remembers of a game that has begun. */
  readonly before?: K['memory'] | null;
  /** The luck of the game itself, which nobody but an oracle may look at. */
  readonly deal?: Luck;
}

/** `chance` is this bot's own luck, apart from the game's: thinking longer must not change the deal. */
export function seatPlayer<K extends Kind>(
  title: Title<K>,
  asked: BotName,
  { seat, seats }: { readonly seat: Seat; readonly seats: number },
  chance: Chance,
  { before = null, deal }: Life<K> = {},
): Player<K> {
  const { game } = title;
  const name = resolved(title, asked);
  let memory = before;
  return {
    get memory() {
      return memory;
    },
    live(state, events, actor, action) {
      memory = lived(game, memory, seat, { state, events, actor, action });
    },
    decide(state) {
      let action: K['action'] | null = null;
      // In a window most seats have nothing to choose, and what they see need not be made.
      if (game.options(state, seat).length > 0 || game.forms(state, seat).length > 0) {
        const seen = see({ game, seat, seats }, state, memory);
        const oracle =
          name.kind === 'oracle'
            ? oracleBot(title, name.iterations, { state, luck: deal ?? blind() })
            : undefined;
        const thought = ponder(think(title, name, seen, chance, oracle));
        memory = thought.memory;
        action = thought.action;
      } else memory = rememberedBy(title, name, memory, chance);
      // A step that is all blanks: the fallback knows no more than the seat does.
      if (action === null) return canWait(game, state, seat) ? null : game.fallback(state, seat);
      if (game.refuse(state, seat, action) !== undefined)
        return bug('the bot chose a refused action', action);
      return action;
    },
  };
}

/** The deal or one action; `state` is the one right after it. */
export interface Lived<K extends Kind> {
  readonly state: K['state'];
  readonly events: readonly K['event'][];
  readonly actor?: Actor | undefined;
  readonly action?: K['action'] | undefined;
}

/** What a seat remembers once it has lived through this too. */
export function lived<K extends Kind>(
  game: Game<K>,
  memory: K['memory'] | null,
  seat: Seat,
  { state, events, actor, action }: Lived<K>,
): K['memory'] | null {
  const shown: K['event'][] = [];
  for (const event of events) {
    const seen = game.redact(event, seat, state, 'live');
    if (seen !== undefined) shown.push(seen);
  }
  const did = actor === seat && action !== undefined ? action : null;
  return game.recall(memory, seat, { did, events: shown, view: game.view(state, seat) });
}

function blind(): never {
  throw new BadInput('bots', 'an oracle plays only where the luck of the deal is known beforehand');
}

/** What the seat may know of the state, and nothing else. */
export function see<K extends Kind>(
  { game, seat, seats }: { readonly game: Game<K>; readonly seat: Seat; readonly seats: number },
  state: K['state'],
  memory: K['memory'] | null,
): Seen<K> {
  return {
    seat,
    seats,
    view: severed(game.view(state, seat)),
    options: severed(game.options(state, seat)),
    // Of a form a bot takes words and numbers, nothing that could change; a copy cost a tenth of a game.
    forms: game.forms(state, seat),
    memory,
    canWait: canWait(game, state, seat),
  };
}

const canWait = <K extends Kind>(game: Game<K>, state: K['state'], seat: Seat): boolean =>
  !game.awaiting(state).must.includes(seat);

/** A view may share parts with the state it was made from (frames of the agenda): a bot gets none of them. */
function severed<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(severed) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = severed(value[key]);
  return copy as T;
}
