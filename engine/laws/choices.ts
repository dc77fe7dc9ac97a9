import { type Chance, seeded, shuffle } from '../chance.ts';
import type { Game, Kind, Viewer } from '../game.ts';
import type { Move } from '../next.ts';
import { notes } from '../sitting.ts';
import { textOf } from './law.ts';
import { movesOf } from './moves.ts';
import { eyesAt, looksTheSame, type Pair, play, sameAnswers, sameTelling, wasTold } from './worlds.ts';

const KINDS_COMPARED = 4;
/** Of each kind of action; and how often each form is filled in. */
const CHOICES_COMPARED = 3;

/** The same kind of action by the same actor, chosen or filled in otherwise. */
export interface Choices<K extends Kind> extends Pair<K> {
  readonly move: Move<K>;
}

/**
 * What was done beside what could have been done instead, with the same luck. Blind is whoever sees no
 * difference in the situation afterwards; what the state does not keep is no secret.
 */
export function* chosenPairs<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  seats: number,
  chance: Chance,
): Generator<Choices<K>, void> {
  const kinds = Map.groupBy(
    movesOf(game, state, chance, CHOICES_COMPARED),
    ({ actor, action }) => `${actor} ${action.type}`,
  );
  const several = [...kinds.values()].filter(({ length }) => length > 1);
  for (const moves of shuffle(chance, several).slice(0, KINDS_COMPARED)) {
    const [move, ...others] = shuffle(chance, moves).slice(0, CHOICES_COMPARED);
    if (move === undefined) continue;
    const seed = chance.below(1_000_000);
    const real = play(game, game.clone(state), move, seed);
    for (const another of others) {
      const other = play(game, game.clone(state), another, seed);
      if (textOf(real.state) === textOf(other.state)) continue;
      const isLucky = real.notes.draws.length + other.notes.draws.length > 0;
      const blind = eyesAt(seats).filter(
        (viewer) =>
          !wasTold({ real, other }, viewer) &&
          looksTheSame(game, real.state, other.state, viewer) &&
          !(isLucky && sawOtherwise(game, state, [move, another], seed, viewer)),
      );
      yield { move, real, other, blind };
    }
  }
}

/**
 * A face may be shown and shuffled in again by one action: then luck hides it afterwards, not the rules. So
 * whoever sees a difference at any moment of the action, whenever something is told or drawn, is not blind.
 */
function sawOtherwise<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  moves: readonly [Move<K>, Move<K>],
  seed: number,
  viewer: Viewer,
): boolean {
  const [one, other] = moves.map((move) => sightsOf(game, game.clone(state), move, seed, viewer));
  return one !== other;
}

/** What this viewer would see at each moment of the action. */
function sightsOf<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  { actor, action, at }: Move<K>,
  seed: number,
  viewer: Viewer,
): string {
  const sights: string[] = [];
  const look = (): void => {
    sights.push(textOf(game.view(state, viewer)));
  };
  const luck = seeded(seed);
  let isDrawing = false;
  const taken = notes<K['event']>({
    below(n) {
      if (!isDrawing) look();
      isDrawing = true;
      return luck.below(n);
    },
  });
  const out = new Proxy(taken.out, {
    set(told, place, event) {
      look();
      isDrawing = false;
      return Reflect.set(told, place, event);
    },
  });
  game.apply(state, actor, action, { ...taken, at, out });
  return sights.join();
}

/**
 * Whoever sees no difference afterwards must not be told one. Whether an actor may read up later what it did
 * itself is for the game's own tests: most may.
 */
export function sameChoices<K extends Kind>(
  law: string,
  game: Game<K>,
  { move, real, other, blind }: Choices<K>,
  pool: readonly K['action'][],
): void {
  for (const viewer of blind) {
    if (viewer !== move.actor) sameTelling(law, game, { real, other }, viewer, move);
    if (typeof viewer === 'number') sameAnswers(law, game, [real.state, other.state], viewer, pool);
  }
}
