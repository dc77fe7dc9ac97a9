import { type Chance, pick } from '../chance.ts';
import { BadInput } from '../door.ts';
import type { Field, Form, Game, Kind } from '../game.ts';
import { clockMove, type Move } from '../next.ts';
import { sampleForm } from '../playout.ts';
import type { Title } from '../title.ts';

/** As a choice: what the game's own rollout would play, and an aside (an action that is never listed). */
export const GUIDED = -1;
export const ASIDE = -2;

/** All that can be done, by anybody: every option, a filling of each form or more, and the clock. */
export function movesOf<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  chance: Chance,
  fillings = 1,
): Move<K>[] {
  const now = game.awaiting(state);
  const { must, may, window } = now;
  const at = window === undefined ? 0 : chance.below(window.ms);
  const moves: Move<K>[] = [];
  for (const actor of new Set([...must, ...may])) {
    for (const action of game.options(state, actor)) moves.push({ actor, action, at });
    for (const form of game.forms(state, actor)) {
      for (let i = 0; i < fillings; i++) {
        moves.push({ actor, action: game.parseAction(sampleForm(form, chance)), at });
      }
    }
  }
  const late = clockMove<K>(now);
  return late === undefined ? moves : [...moves, late];
}

/** The move a choice stands for; undefined when nothing can be done. */
export function chosen<K extends Kind>(
  { game, brain }: Title<K>,
  state: K['state'],
  seats: number,
  choice: number,
  chance: Chance,
): Move<K> | undefined {
  const moves = movesOf(game, state, chance);
  if (moves.length === 0) return undefined;
  if (choice === ASIDE) {
    const asides = asidesOf(game, state, seats);
    if (asides.length > 0) return pick(chance, asides);
  }
  if (choice >= 0) return moves[choice % moves.length];
  const move = pick(chance, moves);
  if (move.actor === 'clock') return move;
  const options = game.options(state, move.actor);
  if (options.length === 0) return move;
  return { ...move, action: brain.rollout(state, move.actor, options, chance) };
}

/** The asides that are nothing but a type, where they are lawful. Others are only met in recorded games. */
function asidesOf<K extends Kind>(game: Game<K>, state: K['state'], seats: number): Move<K>[] {
  const found: Move<K>[] = [];
  for (const type of game.asides) {
    const action = readable(game, { type });
    if (action === undefined) continue;
    for (let actor = 0; actor < seats; actor++) {
      if (game.refuse(state, actor, action) === undefined) found.push({ actor, action, at: 0 });
    }
  }
  return found;
}

/** What the door makes of it; undefined if it is turned away. */
export function readable<K extends Kind>(game: Game<K>, input: unknown): K['action'] | undefined {
  try {
    return game.parseAction(input);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/** Whether the action is a filling of the form. */
export function fits<A extends { readonly type: string }>(form: Form<A>, action: A): boolean {
  if (action.type !== form.type) return false;
  const answers = action as A & Readonly<Record<string, unknown>>;
  const names = Object.keys(form.fields);
  return (
    Object.keys(action).length === names.length + 1 &&
    names.every((name) => fitsField(form.fields[name], answers[name]))
  );
}

function fitsField(field: Field | undefined, answer: unknown): boolean {
  switch (field?.kind) {
    case 'one':
      return field.of.some((value) => value === answer);
    case 'number':
      return (
        typeof answer === 'number' &&
        answer >= field.min &&
        answer <= field.max &&
        (answer - field.min) % field.step === 0
      );
    case 'some':
      return (
        Array.isArray(answer) &&
        answer.length >= field.min &&
        answer.length <= field.max &&
        new Set(answer).size === answer.length &&
        answer.every((value) => field.of.includes(value))
      );
    case 'counts': {
      if (typeof answer !== 'object' || answer === null) return false;
      const counts = Object.entries(answer);
      return counts.every(([name, n]) => n >= 0 && n <= (field.max[field.of.indexOf(name)] ?? -1));
    }
    case undefined:
      return false;
  }
}
