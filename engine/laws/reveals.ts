import { seeded } from '../chance.ts';
import type { Game, Kind, Seat, Viewer } from '../game.ts';
import type { Move } from '../next.ts';
import type { Title } from '../title.ts';
import { someCases } from './cases.ts';
import { chosenPairs } from './choices.ts';
import { dealtPairs } from './deals.ts';
import { type Case, type CaseLaw, LawBroken, same, textOf, type WholeLaw } from './law.ts';
import { Memories, walk } from './walk.ts';
import { DEAL_DEPTH, type Playing, play, shownTo, type Twins, together, wasTold } from './worlds.ts';

/** Undo stops where somebody learnt something, so nobody may learn in silence. */
export const reveals: CaseLaw = {
  law: 'L10',
  title: 'who sees more than before was named in reveal',
  weight: 2,
  check(title, given) {
    const { game } = title;
    const memories = new Memories(game, given.seats);
    const dealing = seeded(`L10 deal ${given.seed}`);
    for (const { real, other, blind } of dealtPairs(game, given, dealing)) {
      checkViews(game, [real.state, other.state], { blind, chance: dealing, depth: DEAL_DEPTH });
    }
    for (const here of walk(title, given)) {
      memories.live(here);
      if (!here.looked) continue;
      const chance = seeded(`L10 ${given.seed} ${here.step}`);
      for (const { seat, view, memory } of memories.minds(here.state)) {
        const world = game.imagine(view, seat, memory, chance);
        checkViews(game, [here.state, world], { blind: [seat, 'public'], first: here.next, chance });
      }
      for (const { move, real, other, blind } of chosenPairs(game, here.state, given.seats, chance)) {
        const others = blind.filter((viewer) => viewer !== move.actor);
        checkViews(game, [real.state, other.state], { blind: others, chance });
      }
    }
  },
};

function checkViews<K extends Kind>(
  game: Game<K>,
  worlds: readonly [K['state'], K['state']],
  playing: Playing<K>,
): void {
  const blind = new Set(playing.blind);
  for (const twins of together(game, worlds, playing)) {
    for (const viewer of blind) {
      if (wasTold(twins, viewer)) {
        blind.delete(viewer);
        continue;
      }
      const problem = `viewer ${viewer} learnt something and was not named in reveal`;
      const [one, other] = [twins.real, twins.other].map(({ state: after }) =>
        textOf(game.view(after, viewer)),
      );
      same('L10', problem, one ?? '', other ?? '', twins.move);
    }
    if (blind.size === 0) return;
  }
}

const ENOUGH_PAIRS = 40;

/** What became of one kind of action, for those whom its reveals may name. */
interface Tally {
  pairs: number;
  /** Once it named nobody, or somebody learnt, nothing can be held against it any more. */
  cleared: boolean;
}

/** A reveal that teaches nothing forbids undo without need. */
export const idleReveals: WholeLaw = {
  law: 'L10b',
  title: 'reveal names nobody where nobody ever learns anything',
  check(title, evidence) {
    const tallies = new Map<string, Tally>();
    for (const given of someCases(title, evidence)) countReveals(title, given, tallies);
    for (const [what, { pairs, cleared }] of tallies) {
      if (pairs < ENOUGH_PAIRS || cleared) continue;
      throw new LawBroken(
        'L10b',
        `${what} always reveals, but in ${pairs} pairs of worlds nothing was learnt`,
      );
    }
  },
};

/** Only what is not cleared is tried in an imagined world: that is little, and cheap. */
function countReveals<K extends Kind>(title: Title<K>, given: Case, tallies: Map<string, Tally>): void {
  const { game } = title;
  for (const { state, step, next } of walk(title, given)) {
    if (next === undefined) continue;
    const chance = seeded(`L10b ${given.seed} ${step}`);
    for (let seat = 0; seat < given.seats; seat++) {
      const suspects = suspectsOf(next, seat, tallies);
      if (suspects.length === 0) continue;
      const world = game.imagine(game.view(state, seat), seat, null, chance);
      if (game.refuse(world, next.actor, next.action) !== undefined) continue;
      const seed = chance.below(1_000_000);
      const [real, other] = [state, world].map((from) => play(game, game.clone(from), next, seed));
      if (real === undefined || other === undefined) continue;
      const learnt = [...real.notes.learnt, ...other.notes.learnt];
      for (const { viewer, tally } of suspects) {
        tally.pairs++;
        const eyes = viewer === 'all' ? seat : viewer;
        if (!learnt.includes(viewer) || differs(game, { move: next, real, other }, eyes))
          tally.cleared = true;
      }
    }
  }
}

/**
 * Whom this action may have named for nothing, as far as a world of this seat can tell. What is shown to all
 * of them is judged as a whole: whoever shows a card openly knows it already.
 */
function suspectsOf<K extends Kind>(
  { actor, action }: Move<K>,
  seat: Seat,
  tallies: Map<string, Tally>,
): readonly { readonly viewer: Viewer; readonly tally: Tally }[] {
  const whom: readonly [Viewer, string][] = [
    [seat, actor === seat ? 'to the actor' : 'to others'],
    ['public', 'to the public'],
    ['all', 'to all'],
  ];
  return whom.flatMap(([viewer, words]) => {
    const what = `${action.type} (${words})`;
    const tally = tallies.get(what) ?? { pairs: 0, cleared: false };
    tallies.set(what, tally);
    return tally.cleared ? [] : [{ viewer, tally }];
  });
}

const differs = <K extends Kind>(game: Game<K>, { real, other }: Twins<K>, viewer: Viewer): boolean =>
  textOf(game.view(real.state, viewer)) !== textOf(game.view(other.state, viewer)) ||
  shownTo(game, real, viewer, 'live') !== shownTo(game, other, viewer, 'live');
