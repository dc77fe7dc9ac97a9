import { bug } from '../engine/bug.ts';
import type { Chance } from '../engine/chance.ts';
import type { Seat } from '../engine/game.ts';
import { logOf } from './log.ts';

/** One action of one seat at one place of the tree, with what came of it so far. */
export interface Choice<A> {
  readonly seat: Seat;
  readonly action: A;
  /** The names of the action's fields. */
  readonly fields: readonly (keyof A)[];
  readonly index: number;
  visits: number;
  /** How often it could have been chosen: in many imagined worlds it is not possible at all. */
  offered: number;
  /** Sum of the results for `seat`. */
  worth: number;
  next: Node<A> | undefined;
}

/** A place in the tree: reached by the same actions, whatever the imagined world looked like. */
export interface Node<A> {
  /** Those that were tried at least once. */
  readonly choices: Choice<A>[];
  /** Only where several seats choose at once: their own blind tables, and what follows each joint choice. */
  joint: Map<string, Node<A>> | undefined;
}

export const newNode = <A>(): Node<A> => ({ choices: [], joint: undefined });

export function jointNode<A>(from: Node<A>, key: string): Node<A> {
  from.joint ??= new Map();
  let node = from.joint.get(key);
  if (node === undefined) {
    node = newNode();
    from.joint.set(key, node);
  }
  return node;
}

/**
 * UCB1 over the actions that are possible in this world; one that was never tried goes first, whichever luck
 * meets.
 */
export function select<A extends { readonly type: string }>(
  node: Node<A>,
  seat: Seat,
  options: readonly A[],
  curiosity: number,
  chance: Chance,
): Choice<A> {
  const { choices } = node;
  const count = options.length;
  const first = count === 1 ? 0 : chance.below(count);
  let expected = 0;
  let best: Choice<A> | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < count; n++) {
    const action = options[first + n < count ? first + n : first + n - count] as A;
    const choice = find(choices, expected, seat, action);
    // Stopping here leaves the rest unlooked at: in a place with many untried actions that is nearly all the
    // work.
    if (choice === undefined) return add(choices, seat, action);
    expected = choice.index + 1;
    choice.offered += 1;
    const score = choice.worth / choice.visits + curiosity * Math.sqrt(logOf(choice.offered) / choice.visits);
    if (score > highest) {
      highest = score;
      best = choice;
    }
  }
  return best ?? bug('nothing to select from');
}

/** A choice that nobody has tried yet. */
export function add<A extends { readonly type: string }>(
  choices: Choice<A>[],
  seat: Seat,
  action: A,
): Choice<A> {
  const index = choices.length;
  // Only the compiler does not know that an action has no keys but those of its type.
  const fields = Object.keys(action) as (keyof A)[];
  const choice = { seat, action, fields, index, visits: 0, offered: 1, worth: 0, next: undefined };
  choices.push(choice);
  return choice;
}

/** Options come in a stable order, so what follows the last match is looked at first. */
function find<A extends { readonly type: string }>(
  choices: readonly Choice<A>[],
  expected: number,
  seat: Seat,
  action: A,
): Choice<A> | undefined {
  const known = choices.length;
  for (let n = 0; n < known; n++) {
    const at = expected + n < known ? expected + n : expected + n - known;
    const choice = choices[at] as Choice<A>;
    if (choice.action === action) {
      if (choice.seat === seat) return choice;
    } else if (choice.action.type === action.type && choice.seat === seat && sameFields(choice, action))
      return choice;
  }
  return undefined;
}

/** Equal as JSON. Comparing texts would be simpler and several times slower than the rules themselves. */
function sameFields<A extends object>({ action, fields }: Choice<A>, other: A): boolean {
  for (const key of fields) {
    if (action[key] !== other[key] && !sameValues(action[key], other[key])) return false;
  }
  let more = 0;
  for (const _ in other) more += 1;
  return more === fields.length;
}

/** Lists and objects inside an action: seldom, so texts will do. */
const sameValues = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other);
