import type { Context } from '../../engine/game.ts';
import type { Config } from './door.ts';
import type { Event } from './event.ts';
import type { View } from './eyes/view.ts';
import type { State } from './state.ts';
import type { Action } from './steps/orders.ts';

/** The types Emigration is made of. Views forget nothing, so nobody needs a memory. */
export interface Emigration {
  config: Config;
  state: State;
  action: Action;
  event: Event;
  view: View;
  memory: null;
}

export type Ctx = Context<Event>;
