import { bug } from '../../engine/bug.ts';
import { type Draw, recording, taped } from '../../engine/chance.ts';
import type { Context, Game, Kind } from '../../engine/game.ts';
import type { Move } from '../../engine/next.ts';
import { act, type Sitting, sitDown } from '../../engine/sitting.ts';
import type { Title } from '../../engine/title.ts';
import { type Job, play } from './play.ts';

interface Witnessed<K extends Kind> extends Move<K> {
  readonly draws: readonly Draw[];
}

/** Plays the game of this seed as a simulation would, then sits it out again move by move, by tape. */
export function sitThrough<K extends Kind>(title: Title<K>, job: Job): Sitting<K> {
  const { game } = title;
  const start: Draw[] = [];
  const moves: Witnessed<K>[] = [];
  const noting = (ctx: Context<K['event']>, draws: Draw[]): Context<K['event']> => ({
    ...ctx,
    chance: recording(ctx.chance, draws),
  });
  // Choices and rules may share one stream of luck: only what the rules draw belongs on the tape.
  const witness: Game<K> = {
    ...game,
    setup: (config, seats, ctx) => game.setup(config, seats, noting(ctx, start)),
    apply(state, actor, action, ctx) {
      const draws: Draw[] = [];
      game.apply(state, actor, action, noting(ctx, draws));
      moves.push({ actor, action, at: ctx.at, draws });
    },
  };
  play(title, job, job.seed, undefined, { game: witness });

  const sitting = sitDown(game, job.config as K['config'], job.seats, taped(start));
  for (const { actor, action, at, draws } of moves) {
    const { refusal } = act(game, sitting, actor, action, taped(draws), at);
    if (refusal !== undefined) bug('an action was played that is refused', refusal, action);
  }
  return sitting;
}
