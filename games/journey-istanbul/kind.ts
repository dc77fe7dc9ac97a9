import type { Level } from '../../engine/brain.ts';
import type { Context } from '../../engine/game.ts';
import type { Action, Config } from './door.ts';
import type { Event } from './event.ts';
import type { View } from './eyes/view.ts';
import type { State } from './state.ts';

/** Views forget nothing, so a bot only keeps how well it plays. */
export interface Memory {
  readonly level: Level;
}

/** The types The Journey: Istanbul is made of. */
export interface JourneyIstanbul {
  config: Config;
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: Memory;
}

export type Ctx = Context<Event>;
