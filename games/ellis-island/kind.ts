import type { Context } from '../../engine/game.ts';
import type { Config } from './config.ts';
import type { Action } from './door.ts';
import type { Event } from './events.ts';
import type { Memory } from './memory.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

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
