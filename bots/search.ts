import { type Brain, shareIn } from '../engine/brain.ts';
import { bug } from '../engine/bug.ts';
import type { Chance } from '../engine/chance.ts';
import type { Context, Game, Kind, Seat } from '../engine/game.ts';
import type { Bot, Seen } from './bot.ts';
import { closeWindow } from './greedy.ts';
import { type Choice, jointNode, type Node, newNode, select } from './tree.ts';

/** How long to think: in iterations (the same seed then gives the same game) or by somebody else's clock. */
export type Budget =
  | { readonly iterations: number }
  | { readonly ms: number; readonly elapsed: () => number };

export interface Thinking {
  readonly budget: Budget;
  /** How many imagined worlds are kept and played again; imagining costs more than copying. */
  readonly worlds: number;
  /** How many quick actions follow a new choice before the evaluation. */
  readonly depth: number;
  /** How much an action that was tried less is preferred. */
  readonly curiosity: number;
}

export const THINKING: Thinking = { budget: { iterations: 500 }, worlds: 200, depth: 0, curiosity: 0.07 };

const UNKNOWN = -1;

/** Stands in the tree for doing nothing. Only the searching seat itself considers it, and only at the root. */
const WAIT = { type: '' };

/**
 * Monte-Carlo tree search over information sets: each iteration imagines a world that fits what the seat knows,
 * walks down a tree shared by all worlds and judges where it arrives. Each seat maximises its own result.
 */
export function searchBot<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  thinking: Partial<Thinking> = {},
): Bot<K> {
  return {
    decide(seen, chance) {
      const only = seen.options[0];
      const habit = brain.habit(seen.view, seen.seat, seen.memory, seen.options);
      if (habit !== undefined) return habit;
      if (seen.options.length === 1 && only !== undefined && !seen.canWait) return only;
      const tried = think(game, brain, { ...THINKING, ...thinking }, seen, chance);
      const best = mostTried(tried).action;
      return best === WAIT ? null : best;
    },
  };
}

/** The choices at hand with their visits and worth after thinking. */
export function think<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  thinking: Thinking,
  seen: Seen<K>,
  chance: Chance,
): readonly Choice<K['action']>[] {
  const walk = walker(game, brain, thinking, seen, chance);
  const { budget } = thinking;
  const pool: K['state'][] = [];
  const root = newNode<K['action']>();
  for (let i = 0; goesOn(budget, i); i++) {
    const at = i % thinking.worlds;
    if (i < thinking.worlds) pool.push(game.imagine(seen.view, seen.seat, seen.memory, chance));
    walk(root, game.clone(pool[at] as K['state']));
  }
  return root.choices;
}

/** At least one iteration, however short the time is; the clock is looked at now and then only. */
function goesOn(budget: Budget, iteration: number): boolean {
  if ('iterations' in budget) return iteration < Math.max(1, budget.iterations);
  return iteration === 0 || iteration % 16 !== 0 || budget.elapsed() < budget.ms;
}

function mostTried<A>(choices: readonly Choice<A>[]): Choice<A> {
  let best = choices[0] ?? bug('searched without options');
  for (const choice of choices) {
    const more = choice.visits - best.visits;
    if (more > 0 || (more === 0 && choice.worth > best.worth)) best = choice;
  }
  return best;
}

/** One iteration: down the tree in this world, one new choice, judgement, and back up. */
function walker<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  thinking: Thinking,
  seen: Seen<K>,
  chance: Chance,
): (root: Node<K['action']>, world: K['state']) => void {
  const ctx: Context<K['event']> = { chance, at: 0, reveal() {} };
  const worth = new Array<number>(seen.seats).fill(0);
  const path: Choice<K['action']>[] = [];
  const choices = seen.canWait ? [...seen.options, WAIT] : seen.options;

  return (root, world) => {
    path.length = 0;
    let node = root;
    let seat = seen.seat;
    let options = choices;
    let must = game.awaiting(world).must;
    let together: Together<K['action']> | undefined;
    for (;;) {
      const choice = select(node, seat, options, thinking.curiosity, chance);
      path.push(choice);
      if (choice.action === WAIT) closeWindow(game, world, ctx);
      else game.apply(world, seat, choice.action, ctx);
      if (choice.visits === 0) break;
      if (together === undefined && must.length > 1) together = { first: node, waiting: [...must], key: '' };
      must = comeToDecision(game, world, ctx);
      const next = must[0];
      if (next === undefined) break;
      if (together === undefined) {
        choice.next ??= newNode();
        node = choice.next;
        seat = next;
      } else {
        const blind = nextTogether(together, seat, choice.index, must);
        seat = blind ?? next;
        node = jointNode(together.first, blind === undefined ? together.key : `seat ${blind}`);
        if (blind === undefined) together = undefined;
      }
      options = optionsOf(game, world, seat);
    }
    rollOut(game, brain, world, thinking.depth, ctx);
    const outcome = game.outcome(world);
    worth.fill(UNKNOWN);
    for (let i = 0; i < path.length; i++) {
      const choice = path[i] as Choice<K['action']>;
      // Short paths have one seat only, and judging is the dearest part of an iteration: each seat at most once.
      if (worth[choice.seat] === UNKNOWN) {
        worth[choice.seat] =
          outcome === undefined ? brain.evaluate(world, choice.seat) : shareIn(outcome, choice.seat);
      }
      choice.visits += 1;
      choice.worth += worth[choice.seat] as number;
    }
  };
}

/** Seats that choose at the same moment: each has one table, whatever the others chose before in the tree. */
interface Together<A> {
  readonly first: Node<A>;
  waiting: Seat[];
  /** The joint choice so far. */
  key: string;
}

/** Who of the waiting seats comes next, or undefined when all of them have chosen. */
function nextTogether<A>(
  together: Together<A>,
  seat: Seat,
  index: number,
  must: readonly Seat[],
): Seat | undefined {
  together.key += `${index},`;
  together.waiting = together.waiting.filter((other) => other !== seat);
  return together.waiting.find((other) => must.includes(other));
}

/** Lets windows run out until somebody must decide; nobody means that the game is over. */
function comeToDecision<K extends Kind>(
  game: Game<K>,
  world: K['state'],
  ctx: Context<K['event']>,
): readonly Seat[] {
  let now = game.awaiting(world);
  while (now.must.length === 0 && now.window !== undefined) {
    game.apply(world, 'clock', now.window.then, ctx);
    now = game.awaiting(world);
  }
  return now.must;
}

function optionsOf<K extends Kind>(game: Game<K>, world: K['state'], seat: Seat): readonly K['action'][] {
  const options = game.options(world, seat);
  return options.length > 0 ? options : [game.fallback(world, seat)];
}

function rollOut<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  world: K['state'],
  depth: number,
  ctx: Context<K['event']>,
): void {
  for (let i = 0; i < depth; i++) {
    const seat = comeToDecision(game, world, ctx)[0];
    if (seat === undefined) return;
    const options = optionsOf(game, world, seat);
    game.apply(world, seat, brain.rollout(world, seat, options, ctx.chance), ctx);
  }
}
