import { type Chance, seeded } from '../../../engine/chance.ts';
import type { Actor } from '../../../engine/game.ts';
import { notes } from '../../../engine/sitting.ts';
import { ferry } from '../index.ts';
import type { Action, Event, State } from '../state.ts';

const { game } = ferry;

/** A table right after the deal, with the few facts that matter to a test put in place. */
export function given(facts: Partial<State> = {}, options: object = {}): State {
  const config = game.parseConfig(options, { seats: 2, ranked: false });
  const state = game.setup(config, 2, notes(seeded('given')));
  return Object.assign(state, facts);
}

/** Plays if it may be done, and says what happened; a refusal otherwise fails the test. */
export function play(
  state: State,
  actor: Actor,
  action: Action,
  chance: Chance = seeded(1),
  at = 0,
): readonly Event[] {
  const refusal = game.refuse(state, actor, action);
  if (refusal !== undefined) throw new Error(`refused: ${refusal.rule} ${refusal.key}`);
  const taken = notes<Event>(chance, at);
  game.apply(state, actor, action, taken);
  return taken.out;
}

export const whyNot = (state: State, actor: Actor, action: Action): string | undefined =>
  game.refuse(state, actor, action)?.rule;
