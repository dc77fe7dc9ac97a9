import { seeded } from '../chance.ts';
import type { Game, Kind } from '../game.ts';
import { isOver } from '../next.ts';
import { type CaseLaw, LawBroken } from './law.ts';
import { movesOf } from './moves.ts';
import { Pool } from './pool.ts';
import { type Position, walk } from './walk.ts';

/** The case is a beginning; the rest is played at random until the end, which must come. */
export const ending: CaseLaw = {
  law: 'L5',
  title: 'somebody can act until the game is over, and it ends in time',
  weight: 1,
  check(title, given) {
    const { game } = title;
    const longest = game.longest(
      game.parseConfig(given.config, { seats: given.seats, ranked: false }),
      given.seats,
    );
    const chance = seeded(`L5 ${given.seed}`);
    const rest = Array.from({ length: longest + 1 }, () => chance.below(1_000_000));
    const choices = [...given.choices, ...rest].slice(0, longest + 1);
    const pool = new Pool<{ readonly type: string }>();
    for (const here of walk(title, { ...given, choices })) {
      if (here.step > longest) throw new LawBroken('L5', `not over after ${longest} actions`);
      const over = game.outcome(here.state) !== undefined;
      if (here.next !== undefined) pool.add(here.next.action);
      if (over) checkOver(game, given.seats, here, pool);
      else checkRunning(game, here);
    }
  },
};

function checkRunning<K extends Kind>(game: Game<K>, { state, step }: Position<K>): void {
  const { must, may, window } = game.awaiting(state);
  for (const seat of must) {
    if (game.options(state, seat).length + game.forms(state, seat).length > 0) continue;
    throw new LawBroken('L5', 'a seat must act and cannot', { step, seat });
  }
  if (must.length > 0 || window !== undefined) return;
  const able = may.some((seat) => game.options(state, seat).length + game.forms(state, seat).length > 0);
  if (!able) throw new LawBroken('L5', 'not over, but nobody can act and no window is open', { step });
}

function checkOver<K extends Kind>(
  game: Game<K>,
  seats: number,
  { state, step }: Position<K>,
  pool: Pool<{ readonly type: string }>,
): void {
  const now = game.awaiting(state);
  if (!isOver(now)) throw new LawBroken('L5', 'over, but somebody is awaited', { step, ...now });
  const outcome = game.outcome(state);
  if (outcome === undefined || !game.ends.includes(outcome.why)) {
    throw new LawBroken('L5', 'ended in a way the game does not name', outcome);
  }
  const { winners, scores, fates } = outcome;
  if (scores.length !== seats || fates.length !== seats || winners.some((seat) => !(seat in scores))) {
    throw new LawBroken('L5', 'the outcome does not fit the seats', outcome);
  }
  for (const actor of [...Array(seats).keys(), 'clock'] as const) {
    if (actor !== 'clock' && game.options(state, actor).length + game.forms(state, actor).length > 0) {
      throw new LawBroken('L5', 'over, but a seat has options', { step, actor });
    }
    for (const action of pool.all()) {
      if (game.refuse(state, actor, action) !== undefined) continue;
      throw new LawBroken('L5', 'over, but an action is accepted', { step, actor, action });
    }
  }
  if (movesOf(game, state, seeded(0)).length > 0)
    throw new LawBroken('L5', 'over, but something can be done');
}
