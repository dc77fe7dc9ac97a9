import { type Chance, seeded } from '../../../engine/chance.ts';
import type { Actor } from '../../../engine/game.ts';
import { notes } from '../../../engine/sitting.ts';
import { playIn } from '../../../engine/testing/play.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';

/** A table right after the deal, with the few facts that matter to a test put in place. */
export function given(facts: Partial<State> = {}, options: object = {}): State {
  const config = game.parseConfig(options, { seats: 2, ranked: false });
  const state = game.setup(config, 2, notes(seeded('given')));
  return Object.assign(state, facts);
}

/** Plays if it may be done, and says what happened; a refusal otherwise fails the test. */
export const play = (
  state: State,
  by: Actor,
  action: Action,
  chance: Chance = seeded(1),
  at = 0,
): readonly Event[] => playIn(game, state, { by, action, at }, chance);

export const whyNot = (state: State, actor: Actor, action: Action): string | undefined =>
  game.refuse(state, actor, action)?.rule;
