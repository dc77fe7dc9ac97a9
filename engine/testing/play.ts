import { bug } from '../bug.ts';
import { type Chance, type Draw, seeded } from '../chance.ts';
import { canonical } from '../digest.ts';
import type { Actor, Game, Kind, Refusal, Viewer } from '../game.ts';
import { act, notes, type Sitting } from '../sitting.ts';

/** What happened in a test. */
export interface Played<K extends Kind> {
  readonly state: K['state'];
  readonly events: readonly K['event'][];
  readonly learnt: readonly Viewer[];
  readonly draws: readonly Draw[];
}

/** An action and who does it; without an actor, the seat that is awaited. */
export interface Order<K extends Kind> {
  readonly by?: Actor;
  readonly action: K['action'];
  /** Milliseconds since the window began. */
  readonly at?: number;
}

/** Plays lawful actions and leaves the given state alone; a refusal fails the test. */
export function playMoves<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  moves: readonly Order<K>[],
  chance: Chance = seeded('play'),
): Played<K> {
  const after = game.clone(state);
  const taken = notes<K['event']>(chance);
  for (const { by, action, at = 0 } of moves) {
    const actor = by ?? game.awaiting(after).must[0] ?? bug('nobody is awaited for', action);
    const refusal = game.refuse(after, actor, action);
    if (refusal !== undefined) bug('refused:', refusal, action);
    game.apply(after, actor, action, { ...taken, at });
    game.audit(after);
  }
  return { state: after, events: taken.out, learnt: taken.learnt, draws: taken.draws };
}

/** Plays one lawful action by changing the state, which need not be a whole one, and tells what happened. */
export function playIn<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  { by, action, at = 0 }: Order<K> & { readonly by: Actor },
  chance: Chance = seeded(1),
): readonly K['event'][] {
  const refusal = game.refuse(state, by, game.parseAction(JSON.parse(JSON.stringify(action))));
  if (refusal !== undefined) bug('refused:', refusal, action);
  const taken = notes<K['event']>(chance, at);
  game.apply(state, by, action, taken);
  return taken.out;
}

/** Why not, or undefined. A refusal is made at a table, to be sure that it changes, tells and draws nothing. */
export function refusalOf<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  actor: Actor,
  action: K['action'],
  sitting: Sitting<K>,
): Refusal | undefined {
  const found = game.refuse(state, actor, action);
  if (found === undefined) return undefined;
  const before = canonical(state);
  const { refusal: said } = act(game, sitting, actor, action, {
    below: () => bug('a refusal used luck'),
  });
  const isSame = canonical(sitting.state) === before && canonical(state) === before;
  if (!isSame || sitting.entries.length > 0) bug('a refused action did something:', action);
  if (canonical(said) !== canonical(found)) bug('refused twice, in different words:', action);
  return found;
}

/** A table at which this state has been reached. */
export const sittingAt = <K extends Kind>(
  state: K['state'],
  config: K['config'],
  seats: number,
): Sitting<K> => ({ config, seats, start: { draws: [], events: [] }, state, entries: [], marks: [] });

/** The types of what happened. */
export const typesOf = (events: readonly { readonly type: string }[]): string[] =>
  events.map((event) => event.type);

/** What happened of one type. */
export const only = <E extends { readonly type: string }, T extends E['type']>(
  events: readonly E[],
  type: T,
): Extract<E, { readonly type: T }>[] =>
  events.filter((event): event is Extract<E, { readonly type: T }> => event.type === type);
