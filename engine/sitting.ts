import { type Chance, type Draw, recording } from './chance.ts';
import type { Actor, Context, Game, Kind, Refusal, Seat, Viewer } from './game.ts';

/** One accepted action with all that is needed to play it again and to judge whether it can be taken back. */
export interface Entry<K extends Kind> {
  readonly actor: Actor;
  readonly action: K['action'];
  readonly at: number;
  readonly draws: readonly Draw[];
  /** Who learnt something hidden by it. */
  readonly learnt: readonly Viewer[];
  readonly events: readonly K['event'][];
}

/**
 * A game in progress, as a value: the rules' state and the way it came about. Storage and sockets are the
 * room's.
 */
export interface Sitting<K extends Kind> {
  readonly config: K['config'];
  readonly seats: number;
  /** What the setup drew and told. */
  readonly start: Pick<Entry<K>, 'draws' | 'events'>;
  state: K['state'];
  readonly entries: Entry<K>[];
  /** marks[i] is the state before entries[i]. */
  readonly marks: K['state'][];
}

/** Collects what an action does beside changing the state. */
export interface Notes<E> extends Context<E> {
  readonly out: E[];
  readonly draws: Draw[];
  readonly learnt: Viewer[];
}

export function notes<E>(chance: Chance, at = 0): Notes<E> {
  const draws: Draw[] = [];
  const learnt: Viewer[] = [];
  return {
    chance: recording(chance, draws),
    at,
    out: [],
    draws,
    learnt,
    reveal(to) {
      if (!learnt.includes(to)) learnt.push(to);
    },
  };
}

export function sitDown<K extends Kind>(
  game: Game<K>,
  config: K['config'],
  seats: number,
  chance: Chance,
): Sitting<K> {
  const taken = notes<K['event']>(chance);
  const state = game.setup(config, seats, taken);
  return {
    config,
    seats,
    start: { draws: taken.draws, events: taken.out },
    state,
    entries: [],
    marks: [],
  };
}

/** What came of an action: the entry it made and the state before it, or why it was refused. */
export type Acted<K extends Kind> =
  | { readonly refusal: undefined; readonly entry: Entry<K>; readonly before: K['state'] }
  | { readonly refusal: Refusal };

/** Judges, clones, applies. A refusal, or an error in a rule, leaves the sitting as it was. */
export function act<K extends Kind>(
  game: Game<K>,
  sitting: Sitting<K>,
  actor: Actor,
  action: K['action'],
  chance: Chance,
  at = 0,
): Acted<K> {
  const before = sitting.state;
  const refusal = game.refuse(before, actor, action);
  if (refusal !== undefined) return { refusal };
  const next = game.clone(before);
  const taken = notes<K['event']>(chance, at);
  game.apply(next, actor, action, taken);
  const entry = { actor, action, at, draws: taken.draws, learnt: taken.learnt, events: taken.out };
  sitting.marks.push(before);
  sitting.state = next;
  sitting.entries.push(entry);
  return { refusal: undefined, entry, before };
}

/** Why a seat cannot freely take back its latest action. `key` is a text of the platform, not of the game. */
export type NoUndo = 'undo.nothing' | 'undo.othersActed' | 'undo.luck' | 'undo.learnt' | 'undo.agreed';

export const isNoUndo = (why: NoUndo | Refusal): why is NoUndo => typeof why === 'string';

/**
 * A seat takes back all it did since the latest mark. Free only while every one of those entries is its own,
 * drew no luck and taught nobody anything hidden, and while the game agrees.
 */
export function refuseUndo<K extends Kind>(
  game: Game<K>,
  sitting: Sitting<K>,
  seat: Seat,
): NoUndo | Refusal | undefined {
  const undone = sitting.entries.slice(latestMark(game, sitting));
  const rule = game.refuseUndo(sitting.state, seat);
  // Where others act unseen the game's word comes first: any other reason would tell that they did.
  if (rule !== undefined && game.beside !== undefined) return rule;
  if (undone.length === 0) return 'undo.nothing';
  if (undone.at(-1)?.actor !== seat) return 'undo.othersActed';
  const taught = undone.some((entry) => entry.learnt.length > 0);
  if (rule !== undefined && (game.agreedUndo === undefined || taught)) return rule;
  if (undone.some((entry) => entry.actor !== seat)) return 'undo.othersActed';
  if (undone.some((entry) => entry.draws.length > 0)) return rule ?? 'undo.luck';
  if (rule !== undefined) return 'undo.agreed';
  return taught ? 'undo.learnt' : undefined;
}

export function undo<K extends Kind>(
  game: Game<K>,
  sitting: Sitting<K>,
  seat: Seat,
): NoUndo | Refusal | undefined {
  const why = refuseUndo(game, sitting, seat);
  if (why !== undefined) return why;
  const at = latestMark(game, sitting);
  const [mark] = sitting.marks.splice(at);
  if (mark !== undefined) sitting.state = mark;
  sitting.entries.length = at;
  return undefined;
}

/** The index of the latest entry that was made at a mark; the first entry is always one. */
function latestMark<K extends Kind>(game: Game<K>, sitting: Sitting<K>): number {
  return Math.max(
    0,
    sitting.marks.findLastIndex((mark) => game.isMark(mark)),
  );
}
