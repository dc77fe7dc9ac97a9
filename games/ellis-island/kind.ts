import type { Context } from '../../engine/game.ts';
import type { Action } from './action.ts';
import type { Config } from './config.ts';
import type { Event } from './event.ts';
import type { Memory } from './eyes/memory.ts';
import type { View } from './eyes/view.ts';
import type { State } from './state.ts';

/** The types Ellis Island is made of. */
export interface EllisIsland {
  config: Config;
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: Memory;
}

export type Ctx = Context<Event>;
