import type { AnyTime, Automatic, Decision } from '../../engine/agenda.ts';
import type { Context } from '../../engine/game.ts';
import type { Action } from './action.ts';
import type { FamilyCards } from './box.ts';
import type { Config } from './config.ts';
import type { Event } from './event.ts';
import type { Memory } from './eyes/memory.ts';
import type { View } from './eyes/view.ts';
import type { Frame, State, StepName } from './state.ts';

/** The types Ellis Island is made of. */
export interface EllisIsland {
  config: Config;
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: Memory;
}

/**
 * What steps use beside the state: the Family Cards of this table come from the game value, not from the
 * state.
 */
export interface Ctx extends Context<Event> {
  readonly cards: FamilyCards;
}

type FrameOf<S extends StepName> = Extract<Frame, { step: S }>;
export type Deciding<S extends StepName> = Decision<EllisIsland, FrameOf<S>, Ctx>;
export type Running<S extends StepName> = Automatic<EllisIsland, FrameOf<S>, Ctx>;
export type Always = AnyTime<EllisIsland, Ctx>;
