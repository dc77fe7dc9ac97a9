import { seeded } from '../chance.ts';
import type { Game, Kind, Seat } from '../game.ts';
import { chosenPairs, sameChoices } from './choices.ts';
import { dealtPairs, sameDeals } from './deals.ts';
import { type CaseLaw, same, textOf } from './law.ts';
import { movesOf } from './moves.ts';
import { Pool } from './pool.ts';
import { Memories, walk } from './walk.ts';
import { DEAL_DEPTH, type Playing, sameAnswers, sameTelling, together, wasTold } from './worlds.ts';

/**
 * Two worlds that a pair of eyes cannot tell apart give it the same answers and show it the same events, byte
 * for byte. Such worlds are deals with other luck, choices made otherwise, and what seats can imagine.
 */
export const secrets: CaseLaw = {
  law: 'L9',
  title: 'answers and events say nothing about what is hidden',
  weight: 1,
  check(title, given) {
    const { game } = title;
    const memories = new Memories(game, given.seats);
    const pool = new Pool<{ readonly type: string }>();
    const dealing = seeded(`L9 deal ${given.seed}`);
    for (const pair of dealtPairs(game, given, dealing)) {
      sameDeals('L9', game, pair);
      sameEvents(game, [pair.real.state, pair.other.state], {
        blind: pair.blind,
        chance: dealing,
        depth: DEAL_DEPTH,
      });
    }
    for (const here of walk(title, given)) {
      const chance = seeded(`L9 ${given.seed} ${here.step}`);
      memories.live(here);
      for (const { action } of movesOf(game, here.state, chance)) pool.add(action);
      if (!here.looked) continue;
      for (const { seat, view, memory } of memories.minds(here.state)) {
        const world = game.imagine(view, seat, memory, chance);
        sameAnswers('L9', game, [here.state, world], seat, pool.all());
        samePublic(game, [here.state, world], seat);
        sameEvents(game, [here.state, world], { blind: [seat, 'public'], first: here.next, chance });
      }
      for (const pair of chosenPairs(game, here.state, given.seats, chance)) {
        sameChoices('L9', game, pair, pool.all());
        const blind = pair.blind.filter((viewer) => viewer !== pair.move.actor);
        sameEvents(game, [pair.real.state, pair.other.state], { blind, chance });
      }
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
  worlds: readonly [K['state'], K['state']],
  playing: Playing<K>,
): void {
  const blind = new Set(playing.blind);
  for (const twins of together(game, worlds, playing)) {
    for (const viewer of blind) {
      if (wasTold(twins, viewer)) blind.delete(viewer);
      else sameTelling('L9', game, twins, viewer, twins.move);
    }
    if (blind.size === 0) return;
  }
}
