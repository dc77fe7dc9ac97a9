import { at } from './at.ts';
import { bug } from './bug.ts';
import { type Chance, pick } from './chance.ts';
import type { Actor, Awaiting, Context, Field, Form, Game, Kind, Outcome, Seat } from './game.ts';
import { clockMove, isOver, type Move } from './next.ts';

/** Picks one of a seat's options. The state is the real one: only for random play and for imagined worlds. */
export type Choose<K extends Kind> = (
  state: K['state'],
  seat: Seat,
  options: readonly K['action'][],
  chance: Chance,
) => K['action'];

export interface PlayoutWishes<K extends Kind> {
  /** Collects events. Without it nothing is told, which is faster. */
  readonly out?: K['event'][];
  /**
   * Seats also fill in forms and act where they only may. Without it they do so only when nothing else can be
   * done.
   */
  readonly extras?: boolean;
  /** Called after each action, with the state it led to. */
  onAction?(actor: Actor, action: K['action'], state: K['state']): void;
}

export interface Played<K extends Kind> {
  readonly state: K['state'];
  readonly actions: number;
  readonly outcome: Outcome;
}

/** Any option, each as likely as the others. */
export const randomly = <A>(_state: unknown, _seat: Seat, options: readonly A[], chance: Chance): A =>
  options.length === 1 ? at(options, 0) : pick(chance, options);

/** Deals and plays a whole game. */
export function playout<K extends Kind>(
  game: Game<K>,
  config: K['config'],
  seats: number,
  chance: Chance,
  choose: Choose<K> = randomly,
  wishes: PlayoutWishes<K> = {},
): Played<K> {
  const ctx = contextOf(chance, wishes.out);
  const state = game.setup(config, seats, ctx);
  return playOn(game, state, game.longest(config, seats), chance, choose, wishes, ctx);
}

/**
 * Plays a state to its end by changing it. Windows run in virtual time. Nothing is cloned, nothing judged.
 */
export function playOn<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  longest: number,
  chance: Chance,
  choose: Choose<K> = randomly,
  wishes: PlayoutWishes<K> = {},
  ctx: PlayoutContext<K['event']> = contextOf(chance, wishes.out),
): Played<K> {
  const { extras = false, onAction } = wishes;
  // A loop of its own: sharing that of matches would take two functions, which random play pays for.
  for (let actions = 0; ; actions++) {
    const move = randomMove(game, state, chance, choose, extras);
    if (move === undefined) {
      const outcome = game.outcome(state) ?? bug('nobody is awaited, but', game.id, 'has no outcome');
      return { state, actions, outcome };
    }
    if (actions >= longest) return bug(game.id, 'is not over after', longest, 'actions');
    ctx.at = move.at;
    game.apply(state, move.actor, move.action, ctx);
    onAction?.(move.actor, move.action, state);
  }
}

/**
 * Somebody who may act, or the clock; undefined at the end. Every seed depends on the order of these draws.
 */
function randomMove<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  chance: Chance,
  choose: Choose<K>,
  extras: boolean,
): Move<K> | undefined {
  const now = game.awaiting(state);
  if (isOver(now)) return undefined;
  const actor = randomSeat(now, chance, extras);
  const action = actor === undefined ? undefined : decide(game, state, actor, chance, choose, extras);
  const at = now.window === undefined ? 0 : chance.below(now.window.ms);
  if (actor !== undefined && action !== undefined) return { actor, action, at };
  // The seat that was asked had nothing to do: somebody else has, or the law of ending (L5) is broken.
  return clockMove(now) ?? anybody(game, state, [...now.must, ...now.may], chance, choose);
}

/** Undefined: this time the window is left to the clock. */
function randomSeat(
  { must, may, window }: Awaiting<unknown>,
  chance: Chance,
  extras: boolean,
): Seat | undefined {
  if (must.length > 0 && !(extras && may.length > 0 && chance.below(4) === 0)) {
    return must.length === 1 ? must[0] : pick(chance, must);
  }
  const acts = may.length > 0 && (window === undefined || chance.below(may.length + 1) > 0);
  return acts ? pick(chance, may) : undefined;
}

/** A filling of a form in which every answer is one the form allows. `parseAction` makes it an action. */
export function sampleForm<A extends { readonly type: string }>(
  form: Form<A>,
  chance: Chance,
): { readonly type: A['type']; readonly [field: string]: unknown } {
  const answers: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(form.fields)) answers[name] = sampleField(field, chance);
  return { ...answers, type: form.type };
}

function sampleField(field: Field, chance: Chance): unknown {
  switch (field.kind) {
    case 'one':
      return pick(chance, field.of);
    case 'number':
      return field.min + field.step * chance.below(Math.floor((field.max - field.min) / field.step) + 1);
    case 'counts':
      return Object.fromEntries(field.of.map((name, i) => [name, chance.below((field.max[i] ?? 0) + 1)]));
    case 'some': {
      let wanted = field.min + chance.below(Math.min(field.max, field.of.length) - field.min + 1);
      // Each one is taken with the chance that exactly `wanted` are taken in all; the order stays that of the
      // form.
      return field.of.filter((_value, i) => chance.below(field.of.length - i) < wanted && wanted-- > 0);
    }
  }
}

interface PlayoutContext<E> extends Context<E> {
  at: number;
}

function contextOf<E>(chance: Chance, out: E[] | undefined): PlayoutContext<E> {
  const ctx = { chance, at: 0, reveal: ignore };
  return out === undefined ? ctx : { ...ctx, out };
}

const ignore = (): void => {};

/** Undefined if this seat has nothing to do. */
function decide<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  seat: Seat,
  chance: Chance,
  choose: Choose<K>,
  extras: boolean,
): K['action'] | undefined {
  const options = game.options(state, seat);
  if (options.length > 0 && !(extras && chance.below(4) === 0)) return choose(state, seat, options, chance);
  const forms = game.forms(state, seat);
  if (forms.length > 0) return game.parseAction(sampleForm(pick(chance, forms), chance));
  return options.length > 0 ? choose(state, seat, options, chance) : undefined;
}

function anybody<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  seats: readonly Seat[],
  chance: Chance,
  choose: Choose<K>,
): Move<K> {
  for (const actor of seats) {
    const action = decide(game, state, actor, chance, choose, false);
    if (action !== undefined) return { actor, action, at: 0 };
  }
  return bug('nobody of', seats, 'can act in', game.id);
}
