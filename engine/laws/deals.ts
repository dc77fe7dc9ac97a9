import { type Chance, type Draw, pick, seeded } from '../chance.ts';
import type { Game, Kind } from '../game.ts';
import { notes } from '../sitting.ts';
import { type Case, textOf } from './law.ts';
import { type Branch, eyesAt, looksTheSame, type Pair, sameTelling } from './worlds.ts';

const DEALS_COMPARED = 3;

/**
 * The deal of this case beside others in which one draw came out otherwise. Nobody could know anything
 * before, so whoever sees the same table afterwards must have been told the same. What the state does not
 * keep is no secret: dice that only said who begins.
 */
export function* dealtPairs<K extends Kind>(
  game: Game<K>,
  given: Case,
  chance: Chance,
): Generator<Pair<K>, void> {
  const luck = (): Chance => seeded(`luck ${given.seed}`);
  const real = deal(game, given, luck());
  const open = real.notes.draws.flatMap(([below], place) => (below > 1 ? [place] : []));
  for (let i = 0; i < DEALS_COMPARED && open.length > 0; i++) {
    const other = deal(game, given, altered(real.notes.draws, pick(chance, open), chance));
    if (textOf(real.state) === textOf(other.state)) continue;
    const blind = eyesAt(given.seats).filter((viewer) => looksTheSame(game, real.state, other.state, viewer));
    yield { real, other, blind };
  }
}

/** Throws LawBroken. Who is named in reveal makes no difference: there is nothing yet to be taken back. */
export function sameDeals<K extends Kind>(law: string, game: Game<K>, { real, other, blind }: Pair<K>): void {
  for (const viewer of blind) sameTelling(law, game, { real, other }, viewer, 'the deal');
}

function deal<K extends Kind>(game: Game<K>, { config, seats }: Case, chance: Chance): Branch<K> {
  const taken = notes<K['event']>(chance);
  const state = game.setup(game.parseConfig(config, { seats, ranked: false }), seats, taken);
  return { state, notes: taken, events: taken.out };
}

/** The same draws but one, which gives something else; new luck where the rules then ask for other draws. */
function altered(draws: readonly Draw[], place: number, chance: Chance): Chance {
  let at = 0;
  return {
    below(n) {
      const [below, got] = draws[at] ?? [0, 0];
      const changes = at++ === place;
      if (below !== n) return chance.below(n);
      return changes ? (got + 1 + chance.below(n - 1)) % n : got;
    },
  };
}
