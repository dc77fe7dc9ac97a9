import type { Chance } from '../engine/chance.ts';
import type { Seat } from '../engine/game.ts';
import { logOf } from './log.ts';

/** One action of one seat at one place of the tree, with what came of it so far. */
export interface Choice<A> {
  readonly seat: Seat;
  readonly action: A;
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

/** UCB1 over the actions that are possible in this world; one never tried before goes first, by luck. */
export function select<A extends { readonly type: string }>(
  node: Node<A>,
  seat: Seat,
  options: readonly A[],
  curiosity: number,
  chance: Chance,
): Choice<A> {
  const { choices } = node;
  const known = choices.length;
  let expected = 0;
  let untried = 0;
  let fresh: Choice<A> | undefined;
  let best: Choice<A> | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const action = options[i] as A;
    const at = find(choices, known, expected, seat, action);
    const choice = at < 0 ? add(choices, seat, action) : (choices[at] as Choice<A>);
    if (at >= 0) expected = at + 1;
    choice.offered += 1;
    if (choice.visits === 0) {
      untried += 1;
      if (chance.below(untried) === 0) fresh = choice;
    } else if (untried === 0) {
      const score =
        choice.worth / choice.visits + curiosity * Math.sqrt(logOf(choice.offered) / choice.visits);
      if (score > highest) {
        highest = score;
        best = choice;
      }
    }
  }
  return (fresh ?? best) as Choice<A>;
}

function add<A>(choices: Choice<A>[], seat: Seat, action: A): Choice<A> {
  const index = choices.length;
  const choice = { seat, action, index, visits: 0, offered: 0, worth: 0, next: undefined };
  choices.push(choice);
  return choice;
}

/** Options come in a stable order, so the one after the last match is nearly always the one looked for. */
function find<A extends { readonly type: string }>(
  choices: readonly Choice<A>[],
  known: number,
  expected: number,
  seat: Seat,
  action: A,
): number {
  for (let n = 0; n < known; n++) {
    const at = expected + n < known ? expected + n : expected + n - known;
    const choice = choices[at] as Choice<A>;
    if (choice.seat === seat && sameAction(choice.action, action)) return at;
  }
  return -1;
}

/** Equal as JSON. Texts would be simpler and several times slower than the rules themselves. */
export function sameAction(a: { readonly type: string }, b: { readonly type: string }): boolean {
  return a === b || (a.type === b.type && sameFields(a, b));
}

function sameFields(a: object, b: object): boolean {
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const key in left) {
    const x = left[key];
    const y = right[key];
    if (x === y) continue;
    if (typeof x !== 'object' || typeof y !== 'object' || x === null || y === null) return false;
    if (!sameFields(x, y)) return false;
  }
  for (const key in right) if (!(key in left)) return false;
  return true;
}
