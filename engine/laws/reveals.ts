import { type Chance, seeded } from '../chance.ts';
import type { Game, Kind, Seat, Viewer } from '../game.ts';
import type { Title } from '../title.ts';
import { someCases } from './cases.ts';
import { type Case, type CaseLaw, LawBroken, same, textOf, type WholeLaw } from './law.ts';
import { Memories, type Position, walk } from './walk.ts';
import { shownTo, type Twins, together, wasTold } from './worlds.ts';

const DEPTH = 3;

/** Undo stops where somebody learnt something, so nobody may learn in silence. */
export const reveals: CaseLaw = {
  law: 'L10',
  title: 'who sees more than before was named in reveal',
  weight: 2,
  check(title, given) {
    const { game } = title;
    const memories = new Memories(game, given.seats);
    for (const here of walk(title, given)) {
      memories.live(here);
      if (!here.looked) continue;
      const chance = seeded(`L10 ${given.seed} ${here.step}`);
      for (const { seat, view, memory } of memories.minds(here.state)) {
        checkViews(game, here, game.imagine(view, seat, memory, chance), seat, chance);
      }
    }
  },
};

function checkViews<K extends Kind>(
  game: Game<K>,
  { state, next }: Position<K>,
  world: K['state'],
  seat: Seat,
  chance: Chance,
): void {
  const blind = new Set<Viewer>([seat, 'public']);
  for (const twins of together(game, [state, world], next, chance, DEPTH)) {
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

interface Tally {
  pairs: number;
  named: number;
  differed: number;
}

/** A reveal that teaches nothing forbids undo without need. */
export const idleReveals: WholeLaw = {
  law: 'L10b',
  title: 'reveal names nobody who never learns anything',
  check(title, evidence) {
    const tallies = new Map<string, Tally>();
    for (const given of someCases(title, evidence)) countReveals(title, given, tallies);
    for (const [what, { pairs, named, differed }] of tallies) {
      if (pairs < ENOUGH_PAIRS || named < pairs || differed > 0) continue;
      throw new LawBroken(
        'L10b',
        `${what} always reveals, but in ${pairs} pairs of worlds nothing was learnt`,
      );
    }
  },
};

function countReveals<K extends Kind>(title: Title<K>, given: Case, tallies: Map<string, Tally>): void {
  const { game } = title;
  for (const { state, step, next } of walk(title, given)) {
    if (next === undefined) continue;
    const chance = seeded(`L10b ${given.seed} ${step}`);
    for (let seat = 0; seat < given.seats; seat++) {
      const world = game.imagine(game.view(state, seat), seat, null, chance);
      for (const twins of together(game, [state, world], next, chance, 1)) {
        const whom = twins.move.actor === seat ? 'to the actor' : 'to others';
        const what = `${twins.move.action.type} (${whom})`;
        const tally = tallies.get(what) ?? { pairs: 0, named: 0, differed: 0 };
        tallies.set(what, tally);
        tally.pairs++;
        if (wasTold(twins, seat)) tally.named++;
        if (differs(game, twins, seat)) tally.differed++;
      }
    }
  }
}

const differs = <K extends Kind>(game: Game<K>, { real, other }: Twins<K>, seat: Seat): boolean =>
  textOf(game.view(real.state, seat)) !== textOf(game.view(other.state, seat)) ||
  shownTo(game, real, seat, 'live') !== shownTo(game, other, seat, 'live');
