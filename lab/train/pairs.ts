import { bestAhead } from '../../bots/explain.ts';
import { bareBoard, playMatch, seatPlayers } from '../../bots/match.ts';
import { parseBotName } from '../../bots/names.ts';
import { type Player, seatPlayer } from '../../bots/player.ts';
import { shareIn } from '../../engine/brain.ts';
import { type Chance, pick, seeded } from '../../engine/chance.ts';
import { canonical } from '../../engine/digest.ts';
import type { Context, Kind, Seat } from '../../engine/game.ts';
import { playOn } from '../../engine/playout.ts';
import type { Title } from '../../engine/title.ts';
import { type Values, weighted } from '../../engine/weights.ts';
import type { Features } from '../../engine/why.ts';

/** Where is trained: greedy bots of this title, at a table like this. */
export interface Course<K extends Kind> {
  readonly title: Title<K>;
  readonly seats: number;
  readonly config: K['config'];
  readonly seed: string;
}

/** Two choices of one decision: by how much more each part spoke for the first, and how much more it won. */
export interface Pair {
  readonly more: Features;
  readonly won: number;
}

/** One of so many decisions is looked at: neighbours tell nearly the same. */
const EVERY = 5;
/** So often both choices are played to the end, with the same luck. */
const PLAYOUTS = 4;
/** Compared with one of so many of the best others: between those a bot really chooses. */
const RIVALS = 4;
const SEEDS = 2 ** 30;

/** What one deal, played by greedy bots with these weights, teaches. */
export function pairsOf<K extends Kind>(course: Course<K>, values: Values, deal: number): Pair[] {
  const { title, seats, config, seed } = course;
  const { game } = title;
  const brain = weighted(title.judgement?.bare ?? title.brain, values);
  const played: Title<K> = { ...title, brain };
  const lot = seeded(`${seed}/${deal}/lot`);
  const names = Array.from({ length: seats }, () => parseBotName('greedy'));
  const pairs: Pair[] = [];
  const players = seatPlayers(played, names, `${seed}/${deal}`).map(
    (player, seat): Player<K> => ({
      get memory() {
        return player.memory;
      },
      live: player.live,
      decide(state) {
        const action = player.decide(state);
        if (action === null || lot.below(EVERY) > 0) return action;
        const pair = pairAt(played, state, seat, player.memory, action, lot);
        if (pair !== undefined) pairs.push(pair);
        return action;
      },
    }),
  );
  const board = bareBoard(game, config, seats, seeded(`${seed}/${deal}`));
  playMatch(game, board, players, game.longest(config, seats));
  return pairs;
}

/** Undefined where worth decides nothing: by rule, without a choice, or where the game ends with it. */
function pairAt<K extends Kind>(
  { game, brain, judgement }: Title<K>,
  state: K['state'],
  seat: Seat,
  memory: K['memory'] | null,
  usual: K['action'],
  lot: Chance,
): Pair | undefined {
  const options = game.options(state, seat);
  const view = game.view(state, seat);
  const features = (judgement?.bare ?? brain).features;
  if (features === undefined || options.length < 2) return undefined;
  if ((brain.rule?.(view, seat, options, lot) ?? brain.habit(view, seat, memory, options, lot)) !== undefined)
    return undefined;
  const luck = lot.below(SEEDS);
  const after = (action: K['action']): K['state'] => {
    const world = game.clone(state);
    game.apply(world, seat, action, tryOf(seeded(luck)));
    return world;
  };
  const judged = (action: K['action']): K['state'] =>
    bestAhead(game, brain, after(action), seat, tryOf(seeded(luck)));
  const others = options
    .filter((action) => canonical(action) !== canonical(usual))
    .map((action) => ({ action, end: judged(action) }))
    .filter(({ end }) => game.outcome(end) === undefined)
    .map((one) => ({ ...one, worth: brain.evaluate(one.end, seat) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, RIVALS);
  const end = judged(usual);
  if (others.length === 0 || game.outcome(end) !== undefined) return undefined;
  const rival = pick(lot, others);
  let won = 0;
  for (let n = 0; n < PLAYOUTS; n++) {
    const same = lot.below(SEEDS);
    const shareOf = (action: K['action']): number => {
      const chance = seeded(same);
      const { outcome } = playOn(
        game,
        after(action),
        Number.POSITIVE_INFINITY,
        chance,
        brain.rollout,
        {},
        tryOf(chance),
      );
      return shareIn(outcome, seat);
    };
    won += (shareOf(usual) - shareOf(rival.action)) / PLAYOUTS;
  }
  return { more: minus(features(end, seat), features(rival.end, seat)), won };
}

const tryOf = <E>(chance: Chance): Context<E> => ({ chance, at: 0, reveal() {} });

function minus(one: Features, other: Features): Features {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) - (other[name] ?? 0)]));
}

/** Of these deals the seats win so much each: shared victories count in parts. */
export function sharesOf<K extends Kind>(
  { title, seats, config, seed }: Course<K>,
  brains: readonly Title<K>['brain'][],
  deal: number,
): readonly number[] {
  const { game } = title;
  const board = bareBoard(game, config, seats, seeded(`${seed}/${deal}`));
  const name = parseBotName('greedy');
  const players = brains.map((brain, seat) =>
    seatPlayer({ ...title, brain }, name, { seat, seats }, seeded(`${seed}/${deal}/bot${seat}`)),
  );
  playMatch(game, board, players, game.longest(config, seats));
  const winners = game.outcome(board.state)?.winners ?? [];
  return brains.map((_brain, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
