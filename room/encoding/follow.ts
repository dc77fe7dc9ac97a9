import type { Form, Kind, Outcome, Seat } from '../../engine/game.ts';
import type { Picture, ServerMessage, UndoInfo } from '../protocol.ts';
import { patch } from './delta.ts';
import { unpack } from './pack.ts';

/** What a client holds: the latest sequence number and, once the game has begun, the picture as it came. */
export interface Following {
  readonly seq: number;
  readonly picture: Picture | null;
}

/** A picture as a table, a bot or a test reads it. */
export interface Scene {
  readonly view: unknown;
  readonly options: readonly Kind['action'][];
  readonly forms: readonly Form<Kind['action']>[];
  readonly awaiting: Picture['awaiting'];
  readonly decision: number | null;
  readonly undo: UndoInfo;
  readonly left: number | null;
  readonly outcome: Outcome | null;
}

type Followed = Extract<ServerMessage, { t: 'welcome' | 'sync' | 'step' }>;

/** The client's side of the deltas. Undefined: a step was missed, ask for a `resync`. */
export function follow(held: Following | undefined, message: Followed): Following | undefined {
  switch (message.t) {
    case 'welcome':
      if (message.current) return held;
      return { seq: message.seq, picture: message.picture };
    case 'sync':
      return { seq: message.seq, picture: message.picture };
    case 'step': {
      if (held === undefined || held.picture === null || message.seq !== held.seq + 1) return undefined;
      return { seq: message.seq, picture: patch(held.picture, message.d) };
    }
  }
}

export const sceneOf = (picture: Picture): Scene => ({ ...picture, options: unpack(picture.options) });

/** Everybody waits for this seat. */
export const mustAct = (scene: Pick<Scene, 'awaiting'>, seat: Seat | null): boolean =>
  seat !== null && scene.awaiting.must.includes(seat);
