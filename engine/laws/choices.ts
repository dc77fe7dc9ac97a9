import { type Chance, pick } from '../chance.ts';
import type { Game, Kind } from '../game.ts';
import { textOf } from './law.ts';
import { movesOf } from './moves.ts';
import { play, sameAnswers, sameTelling, type Twins, wasTold } from './worlds.ts';

const CHOICES_COMPARED = 4;

/** One secret choice instead of another of the same kind: the others must not notice. */
export function sameChoices<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  seats: number,
  pool: readonly K['action'][],
  chance: Chance,
): void {
  const moves = movesOf(game, state, chance);
  for (let i = 0; i < CHOICES_COMPARED && moves.length > 0; i++) {
    const move = pick(chance, moves);
    const alike = moves.filter(
      ({ actor, action }) => actor === move.actor && action.type === move.action.type,
    );
    const another = pick(chance, alike);
    if (another === move) continue;
    const seed = chance.below(1_000_000);
    const real = play(game, game.clone(state), move, seed);
    const other = play(game, game.clone(state), another, seed);
    // A face that was shown may be shuffled in again by the same action: then luck hides it, not the rules.
    if (real.notes.draws.length + other.notes.draws.length > 0) continue;
    compare(game, { move, real, other }, seats, pool);
  }
}

/**
 * Whoever sees no difference in the situation afterwards must not see one in the events. What the state does
 * not keep is no secret. Whether an actor may read up later what it did itself is for the game's own tests:
 * most may.
 */
function compare<K extends Kind>(
  game: Game<K>,
  twins: Twins<K>,
  seats: number,
  pool: readonly K['action'][],
): void {
  const { move, real, other } = twins;
  if (textOf(real.state) === textOf(other.state)) return;
  for (const viewer of [...Array(seats).keys(), 'public'] as const) {
    if (wasTold(twins, viewer)) continue;
    if (textOf(game.view(real.state, viewer)) !== textOf(game.view(other.state, viewer))) continue;
    if (viewer !== move.actor) sameTelling('L9', game, twins, viewer, move);
    if (viewer !== 'public') sameAnswers('L9', game, [real.state, other.state], viewer, pool);
  }
}
