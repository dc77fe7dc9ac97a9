import { type Chance, pick, seeded } from '../chance.ts';
import type { Game, Kind, Seat, Viewer } from '../game.ts';
import { type CaseLaw, same, textOf } from './law.ts';
import { type Move, movesOf } from './moves.ts';
import { Pool } from './pool.ts';
import { Memories, type Position, walk } from './walk.ts';
import { type Branch, play, sameAnswers, shownTo, type Twins, together, wasTold } from './worlds.ts';

const DEPTH = 3;
const CHOICES_COMPARED = 4;

/** Two worlds that a seat cannot tell apart give it the same answers and show it the same events, byte for byte. */
export const secrets: CaseLaw = {
  law: 'L9',
  title: 'answers and events say nothing about what is hidden',
  weight: 1,
  check(title, given) {
    const { game } = title;
    const memories = new Memories(game, given.seats);
    const pool = new Pool<{ readonly type: string }>();
    for (const here of walk(title, given)) {
      const chance = seeded(`L9 ${given.seed} ${here.step}`);
      memories.live(here);
      for (const { action } of movesOf(game, here.state, chance)) pool.add(action);
      if (!here.looked) continue;
      memories.bySeat.forEach((remembered, seat) => {
        const view = game.view(here.state, seat);
        for (const memory of [null, remembered]) {
          const world = game.imagine(view, seat, memory, chance);
          sameAnswers('L9', game, [here.state, world], seat, pool.all());
          samePublic(game, [here.state, world], seat);
          sameEvents(game, here, world, seat, chance);
        }
      });
      sameChoices(game, here.state, given.seats, pool.all(), chance);
    }
  },
};

/** The public knows no more than any seat. */
function samePublic<K extends Kind>(
  game: Game<K>,
  [real, other]: readonly [K['state'], K['state']],
  seat: Seat,
): void {
  const problem = `the public sees what is hidden from seat ${seat}`;
  same('L9', problem, textOf(game.view(real, 'public')), textOf(game.view(other, 'public')));
}

/** The same action in both worlds is told in the same way. */
function sameEvents<K extends Kind>(
  game: Game<K>,
  { state, next }: Position<K>,
  world: K['state'],
  seat: Seat,
  chance: Chance,
): void {
  const blind = new Set<Viewer>([seat, 'public']);
  for (const twins of together(game, [state, world], next, chance, DEPTH)) {
    for (const viewer of blind) {
      if (wasTold(twins, viewer)) blind.delete(viewer);
      else sameTelling(game, twins, viewer, ['live', 'later'], twins.move);
    }
    if (blind.size === 0) return;
  }
}

/** Pairs of choices of one kind by one actor: one instead of the other, and both in either order. */
function sameChoices<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  seats: number,
  pool: readonly K['action'][],
  chance: Chance,
): void {
  const moves = movesOf(game, state, chance);
  for (let i = 0; i < CHOICES_COMPARED && moves.length > 0; i++) {
    const one = pick(chance, moves);
    const alike = moves.filter(({ actor, action }) => actor === one.actor && action.type === one.action.type);
    const two = pick(chance, alike);
    if (two === one) continue;
    const seed = chance.below(1_000_000);
    for (const orders of [
      [[one], [two]] as const,
      [
        [one, two],
        [two, one],
      ] as const,
    ]) {
      const real = playAll(game, game.clone(state), orders[0], seed);
      const other = playAll(game, game.clone(state), orders[1], seed);
      if (real === undefined || other === undefined) continue;
      sameToTheBlind(game, { move: one, real, other }, seats, pool);
    }
  }
}

/** Undefined if one of the moves cannot be done in this order. */
function playAll<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  moves: readonly Move<K>[],
  seed: number,
): Branch<K> | undefined {
  const events: K['event'][] = [];
  let last: Branch<K> | undefined;
  for (const move of moves) {
    if (game.refuse(state, move.actor, move.action) !== undefined) return undefined;
    const branch = play(game, state, move, seed, events);
    if (last !== undefined) {
      branch.notes.draws.push(...last.notes.draws);
      branch.notes.learnt.push(...last.notes.learnt);
    }
    last = branch;
  }
  return last;
}

/**
 * Whoever sees no difference in the situation afterwards must not see one in the events. What the state does not keep
 * is no secret; and who acted knows what it did, but may not read up what it may not look at.
 */
function sameToTheBlind<K extends Kind>(
  game: Game<K>,
  twins: Twins<K>,
  seats: number,
  pool: readonly K['action'][],
): void {
  const { real, other, move } = twins;
  // A face that was shown may be shuffled in again by the same action: then luck hides it, not the rules.
  if (real.notes.draws.length + other.notes.draws.length > 0) return;
  if (textOf(real.state) === textOf(other.state)) return;
  for (const viewer of [...Array(seats).keys(), 'public'] as const) {
    if (wasTold(twins, viewer)) continue;
    if (textOf(game.view(real.state, viewer)) !== textOf(game.view(other.state, viewer))) continue;
    sameTelling(game, twins, viewer, viewer === move.actor ? ['later'] : ['live', 'later'], move);
    if (viewer !== 'public') sameAnswers('L9', game, [real.state, other.state], viewer, pool);
  }
}

function sameTelling<K extends Kind>(
  game: Game<K>,
  { real, other }: Twins<K>,
  viewer: Viewer,
  times: readonly ('live' | 'later')[],
  details: unknown,
): void {
  for (const when of times) {
    const problem = `events (${when}) tell viewer ${viewer} what is hidden`;
    same('L9', problem, shownTo(game, real, viewer, when), shownTo(game, other, viewer, when), details);
  }
}
