import { type Chance, seeded } from '../chance.ts';
import type { Game, Kind, Seat, Viewer } from '../game.ts';
import { sameChoices } from './choices.ts';
import { type CaseLaw, same, textOf } from './law.ts';
import { movesOf } from './moves.ts';
import { Pool } from './pool.ts';
import { Memories, type Position, walk } from './walk.ts';
import { sameAnswers, sameTelling, together, wasTold } from './worlds.ts';

const DEPTH = 3;

/**
 * Two worlds that a seat cannot tell apart give it the same answers and show it the same events, byte for
 * byte.
 */
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
      for (const { seat, view, memory } of memories.minds(here.state)) {
        const world = game.imagine(view, seat, memory, chance);
        sameAnswers('L9', game, [here.state, world], seat, pool.all());
        samePublic(game, [here.state, world], seat);
        sameEvents(game, here, world, seat, chance);
      }
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
      else sameTelling('L9', game, twins, viewer, twins.move);
    }
    if (blind.size === 0) return;
  }
}
