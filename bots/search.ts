import { at } from '../engine/at.ts';
import { allBest, bestOf, NEVER } from '../engine/best.ts';
import { type Brain, type Manner, shareIn } from '../engine/brain.ts';
import type { Chance } from '../engine/chance.ts';
import type { Game, Kind, Seat } from '../engine/game.ts';
import { closeWindow, comeToDecision } from '../engine/next.ts';
import type { Pondering } from '../engine/pondering.ts';
import type { Bot, Seen } from './bot.ts';
import { compare, WORLDS, worthOf } from './compare.ts';
import { bestCompared, greedily } from './greedy.ts';
import { playedOut } from './rollout.ts';
import { add, type Choice, jointNode, type Node, newNode, select } from './tree.ts';
import { forked, imagined, type Try, tryOf, type Worlds } from './worlds.ts';

export interface Thinking extends Manner {
  /** How long: in iterations and never by a clock of its own, or the same seed would give another game. */
  readonly iterations: number;
}

export const THINKING: Thinking = {
  by: 'tree',
  iterations: 1000,
  worlds: 200,
  depth: 0,
  curiosity: 0.2,
};

const UNKNOWN = -1;
const MOST_SETTLED = 4;
const MOST_COMPARED = 6;

/**
 * Stands in the tree for doing nothing. Only the searching seat itself considers it, and only at the root.
 */
const WAIT = { type: '' };

/**
 * Monte-Carlo tree search over information sets: each iteration imagines a world that fits what the seat
 * knows, walks down a tree shared by all worlds and judges where it arrives. Each seat maximises its own
 * result.
 */
export function searchBot<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  thinking: Partial<Thinking> = {},
  worldsOf: (seen: Seen<K>, chance: Chance) => Worlds<K> = (seen, chance) => imagined(game, seen, chance),
): Bot<K> {
  return {
    *ponder(seen, chance) {
      const { view, seat, memory, options, canWait } = seen;
      const [only] = options;
      const manner = { ...THINKING, ...brain.thinking, ...thinking };
      const worlds = worldsOf(seen, chance);
      let n = 0;
      const imagine = (): K['state'] => worlds.imagine(n++);
      const pondered =
        brain.ponder === undefined
          ? undefined
          : yield* brain.ponder(view, seat, memory, options, manner.iterations, chance, imagine);
      // Null is an answer: to wait.
      const own = pondered === undefined ? brain.habit(view, seat, memory, options, chance) : pondered;
      if (own !== undefined) return own;
      if (options.length === 1 && only !== undefined && !canWait) return only;
      if (manner.by === 'playouts') {
        const usual = yield* greedily(game, brain, seen, chance, worlds);
        return yield* playedOut(game, brain, manner.iterations, seen, chance, worlds, usual);
      }
      const { action } = preferred(yield* growTree(game, brain, manner, seen, chance, worlds));
      return action === WAIT ? null : action;
    },
  };
}

/** The choices at hand with their visits and worth after thinking, and which of them greedy play takes. */
export interface Grown<A> {
  readonly usual: Tried<A>;
  readonly choices: readonly Tried<A>[];
}

/** A choice at hand; over the worlds in which it was tried, how much more it was worth than the usual one. */
export interface Tried<A> {
  readonly choice: Choice<A>;
  ahead: number;
  squares: number;
}

/** In standard errors: so far ahead of the usual choice, and another one is taken. */
const AHEAD = 0.5;

/**
 * What greedy play would do in the same worlds comes first, and stands unless another choice is ahead of it
 * beyond doubt: so a search never plays below its own greedy. That costs nothing of the budget, or short
 * searches would come to nothing more. The budget is spent in rounds: in each,
 * every choice still in question is tried in the same worlds, so that their difference owes little to luck,
 * and the better half goes on to the next round.
 */
export function* growTree<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  thinking: Thinking,
  seen: Seen<K>,
  chance: Chance,
  worlds: Worlds<K> = imagined(game, seen, chance),
): Pondering<Grown<K['action']>> {
  const judge = foresighted(brain);
  const walk = walker(game, judge, thinking, seen, chance, worlds);
  const pool: K['state'][] = [];
  const worldAt = (n: number): K['state'] => {
    if (n === pool.length) pool.push(worlds.imagine(n));
    return pool[n] as K['state'];
  };
  const root = newNode<K['action']>();
  for (const action of seen.options) add(root.choices, seen.seat, action);
  if (seen.canWait) add(root.choices, seen.seat, WAIT as K['action']);
  const choices = root.choices.map((choice): Tried<K['action']> => ({ choice, ahead: 0, squares: 0 }));
  const compared = yield* compare(game, judge, seen, chance, { ...worlds, imagine: worldAt });
  const action = bestCompared(compared, chance);
  const usual = at(choices, compared.choices.indexOf(action));
  const rounds = roundsFor(choices.length);
  let alive: readonly Tried<K['action']>[] = choices;
  let walked = 0;
  let laps = 0;
  let hasTime = compared.worlds === WORLDS;
  for (let round = 1; round <= rounds && hasTime; round++) {
    while (hasTime && walked / thinking.iterations < round / rounds) {
      const world = worldAt(laps++ % Math.min(thinking.worlds, pool.length + 1));
      const worth: number[] = [];
      for (const { choice } of alive) {
        worth.push(walk(root, game.clone(world), choice));
        hasTime = yield;
        if (!hasTime) break;
      }
      if (worth.length < alive.length) break;
      walked += alive.length;
      count(alive, worth, alive.indexOf(usual));
    }
    const better = [...alive].sort(byMean).slice(0, Math.ceil(alive.length / 2));
    // The usual choice stays in question to the end: the others are measured by it.
    alive = better.includes(usual) ? better : [usual, ...better];
  }
  return { usual, choices };
}

/** Notes how much more than the usual choice each was worth in this world. */
function count<A>(alive: readonly Tried<A>[], worth: readonly number[], usual: number): void {
  const par = at(worth, usual);
  alive.forEach((tried, i) => {
    const ahead = at(worth, i) - par;
    tried.ahead += ahead;
    tried.squares += ahead * ahead;
  });
}

/** The brain whose judgement is what it foresees, where it has such a judgement. */
const foresighted = <K extends Kind>(brain: Brain<K>): Brain<K> =>
  brain.foresee === undefined ? brain : { ...brain, evaluate: brain.foresee };

/** How often a number can be halved until one or two are left. */
function roundsFor(choices: number): number {
  let rounds = 1;
  for (let left = choices; left > 2; left = Math.ceil(left / 2)) rounds++;
  return rounds;
}

const byMean = <A>({ choice: one }: Tried<A>, { choice: other }: Tried<A>): number =>
  other.worth / other.visits - one.worth / one.visits;

/** Of those that were tried longest, the one most surely ahead of the usual choice; else that. */
function preferred<A>({ usual, choices }: Grown<A>): Choice<A> {
  const longest = allBest(choices, ({ choice }) => choice.visits);
  const better = bestOf(longest, (tried) => {
    const { visits } = tried.choice;
    if (tried === usual || visits < WORLDS) return NEVER;
    const doubt = Math.sqrt(Math.max(0, tried.squares - (tried.ahead * tried.ahead) / visits));
    const sure = tried.ahead - AHEAD * doubt;
    return sure > 0 ? sure : NEVER;
  });
  return (better ?? usual).choice;
}

/**
 * One iteration: down the tree in this world, one new choice, judgement, and back up. Says what came of it
 * for the seat that searches.
 */
function walker<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  thinking: Thinking,
  seen: Seen<K>,
  chance: Chance,
  worlds: Worlds<K>,
): (root: Node<K['action']>, world: K['state'], first: Choice<K['action']>) => number {
  const worth = new Array<number>(seen.seats).fill(0);
  const path: Choice<K['action']>[] = [];

  return (root, world, first) => {
    const ctx = tryOf(worlds, chance);
    path.length = 0;
    let node = root;
    let seat = seen.seat;
    let choice = first;
    let must = game.awaiting(world).must;
    let together: Together<K['action']> | undefined;
    for (;;) {
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
      choice = select(node, seat, optionsOf(game, world, seat), thinking.curiosity, chance);
    }
    rollOut(game, brain, world, thinking.depth, ctx, chance);
    const end = settle(game, brain, world, ctx);
    const outcome = game.outcome(end);
    worth.fill(UNKNOWN);
    for (const step of path) {
      // Short paths have one seat only, and judging is the dearest part of an iteration: each seat at most
      // once.
      if (worth[step.seat] === UNKNOWN) {
        worth[step.seat] =
          outcome === undefined ? brain.evaluate(end, step.seat) : shareIn(outcome, step.seat);
      }
      step.visits += 1;
      step.worth += worth[step.seat] as number;
    }
    return worth[seen.seat] as number;
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

function optionsOf<K extends Kind>(game: Game<K>, world: K['state'], seat: Seat): readonly K['action'][] {
  const options = game.options(world, seat);
  return options.length > 0 ? options : [game.fallback(world, seat)];
}

function rollOut<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  world: K['state'],
  depth: number,
  ctx: Try<K['event']>,
  chance: Chance,
): void {
  for (let i = 0; i < depth; i++) {
    const seat = comeToDecision(game, world, ctx)[0];
    if (seat === undefined) return;
    const options = optionsOf(game, world, seat);
    game.apply(world, seat, brain.rollout(world, seat, options, chance), ctx);
  }
}

/**
 * Finishes the turn in which the walk stopped, each seat doing what looks best to it: positions in the middle
 * of a turn cannot be compared with those at its end.
 */
function settle<K extends Kind>(
  game: Game<K>,
  brain: Brain<K>,
  world: K['state'],
  first: Try<K['event']>,
): K['state'] {
  let now = { world, ctx: first };
  for (let i = 0; i < MOST_SETTLED && !game.isMark(now.world); i++) {
    const seat = comeToDecision(game, now.world, now.ctx)[0];
    if (seat === undefined || game.isMark(now.world)) break;
    const options = optionsOf(game, now.world, seat);
    if (options.length > MOST_COMPARED) break;
    const last = options.length - 1;
    const ends = options.map((action, n) => {
      // Nobody needs this world afterwards: the last option is played in it and not in a copy.
      const after = { world: n === last ? now.world : game.clone(now.world), ctx: forked(now.ctx) };
      game.apply(after.world, seat, action, after.ctx);
      return after;
    });
    now = bestOf(ends, (after) => worthOf(game, brain, after.world, seat)) ?? now;
  }
  return now.world;
}
